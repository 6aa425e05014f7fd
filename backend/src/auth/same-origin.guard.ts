import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OwnSiteGuard } from '../core/http/own-site.guard.ts';
import { Problem } from '../core/http/problem.ts';

/**
 * For routes that use or set a cookie. Forms, the one cross-site write without a preflight, are refused by their content
 * type.
 */
@Injectable()
export class SameOriginGuard extends OwnSiteGuard {
  protected override readonly refusal = 'Send this request from the site itself.';

  override canActivate(context: ExecutionContext): boolean {
    const contentType = context.switchToHttp().getRequest<FastifyRequest>().headers['content-type'];
    if (contentType !== undefined && !/^application\/json *(;|$)/i.test(contentType)) {
      throw new Problem('unsupported_media_type');
    }
    return super.canActivate(context);
  }
}
