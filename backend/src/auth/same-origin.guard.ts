import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../core/config/config.ts';
import { isOwnSite } from '../core/http/own-site.ts';
import { Problem } from '../core/http/problem.ts';

/**
 * For routes that use or set a cookie: refuses calls that another site makes through a visitor's browser. Forms, the
 * one cross-site write without a preflight, are refused by their content type. Programs don't send these headers and
 * pass.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const contentType = request.headers['content-type'];
    if (contentType !== undefined && !/^application\/json *(;|$)/i.test(contentType)) {
      throw new Problem('unsupported_media_type');
    }
    if (!isOwnSite(request, this.config))
      throw new Problem('forbidden', { detail: 'Send this request from the site itself.' });
    return true;
  }
}
