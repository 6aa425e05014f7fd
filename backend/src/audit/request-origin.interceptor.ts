import { isIP } from 'node:net';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { requestOrigin, type Actor, type RequestOrigin } from './request-origin.ts';

/** Runs every handler with its request's origin. Guards run before, so the signed-in user is known. */
@Injectable()
export class RequestOriginInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const origin = originOf(context.switchToHttp().getRequest());
    return new Observable((subscriber) => requestOrigin.run(origin, () => next.handle().subscribe(subscriber)));
  }
}

function originOf(request: FastifyRequest & { user?: Actor }): RequestOrigin {
  return { requestId: request.id, address: isIP(request.ip) ? request.ip : null, actor: request.user ?? null };
}
