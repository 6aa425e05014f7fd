import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';

/** The current request and its user. */
interface RequestOrigin {
  readonly requestId: string;
  /** The client's address; null when the transport has none. */
  readonly address: string | null;
  /** Null for a visitor who is not signed in. */
  readonly actor: Actor | null;
}

export interface Actor {
  /** Null for what is no user, such as an import. */
  readonly id: string | null;
  readonly username: string;
}

/** Gives the audit log the request without passing it through every service. Empty outside requests (start, jobs). */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>();

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
