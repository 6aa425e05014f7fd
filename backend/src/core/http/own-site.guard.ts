import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config.ts';
import { Problem } from './problem.ts';

/** Refuses writes that another site makes through its visitors' browsers. */
@Injectable()
export class OwnSiteGuard implements CanActivate {
  protected readonly refusal: string = 'Send this from the form on our site.';

  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.isOwnSite(context.switchToHttp().getRequest<FastifyRequest>())) return true;
    throw new Problem('forbidden', { detail: this.refusal });
  }

  /** False when a page of another site made the browser send this. Programs don't send these headers and pass. */
  private isOwnSite({ headers, hostname }: FastifyRequest): boolean {
    const { publicUrl, secure } = this.config;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    const { origin } = headers;
    if (origin === undefined || origin === new URL(publicUrl).origin) return true;
    // A site without https runs on a developer's machine, which has several names.
    return !secure && URL.parse(origin)?.hostname === hostname;
  }
}
