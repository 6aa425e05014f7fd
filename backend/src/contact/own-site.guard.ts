import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../core/config/config.ts';
import { isOwnSite } from '../core/http/own-site.ts';
import { Problem } from '../core/http/problem.ts';

/** Refuses writes that another site makes through its visitors' browsers. */
@Injectable()
export class OwnSiteGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    if (isOwnSite(context.switchToHttp().getRequest<FastifyRequest>(), this.config)) return true;
    throw new Problem('forbidden', { detail: 'Send this from the form on our site.' });
  }
}
