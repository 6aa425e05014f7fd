import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Config } from '../config/config.ts';
import { requestIdOf } from './request-id.ts';

/** Bytes of a JSON body; `@BodyLimit` raises it for a route. */
const bodyLimit = 256 * 1024;

export function createAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: [...config.trustProxy],
    bodyLimit,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers['x-request-id']),
    // Longer than nginx keeps an idle upstream connection, so that this side never closes one that is being reused.
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
}
