import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../core/config/config.ts';
import { Problem } from '../core/http/problem.ts';

/**
 * For routes that act on a cookie or set one: no other site may make a visitor's browser call them. Forms, the one kind
 * of cross-site write that needs no consent, are refused by their content type. Programs send none of these headers.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly origin: string;

  constructor(private readonly config: Config) {
    this.origin = new URL(config.publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const contentType = request.headers['content-type'];
    if (contentType !== undefined && !/^application\/json *(;|$)/i.test(contentType)) {
      throw new Problem('unsupported_media_type');
    }
    if (!this.isOwnSite(request))
      throw new Problem('forbidden', { detail: 'This must be called from the site itself.' });
    return true;
  }

  private isOwnSite({ headers, hostname }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    const { origin } = headers;
    if (origin === undefined || origin === this.origin) return true;
    // Without https the site is at home on a developer's machine, where it has several names.
    return !this.config.secure && URL.parse(origin)?.hostname === hostname;
  }
}
