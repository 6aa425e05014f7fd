import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { jsonLimits } from './json-body.ts';
import { sendProblem, toProblem } from './problem-filter.ts';
import { requestIdOf } from './request-id.ts';

export function createAdapter(config: Pick<Config, 'trustProxy'>): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: config.trustProxy,
    bodyLimit: jsonLimits.bodyLimit,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers['x-request-id']),
    // A malformed URL is refused before any route, and so before Nest, is asked.
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, toProblem(error)),
    clientErrorHandler: refuseBrokenRequest,
    // Longer than nginx keeps an idle upstream connection, so that this side never closes one that is being reused.
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
}
