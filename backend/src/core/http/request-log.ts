import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** The client address of requests that the application makes to itself; no client can have it. */
export const inProcessAddress = 'in-process';

/**
 * Logs one line per request, without query, headers and body; skips health checks and the application's own requests.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.startsWith('/health/') || request.socket.remoteAddress === inProcessAddress) return;
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        path: withoutToken(path).slice(0, 200),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
      },
      'request',
    );
  });
}

/** A preview's address contains its token. */
const withoutToken = (path: string) => path.replace(/^(\/+preview\/).+/i, '$1…');
