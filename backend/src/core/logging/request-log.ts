import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { inProcessAddress } from '../http/in-process.ts';

/** One line a request, without query, headers and body. Probes and the application's own questions are not worth a line. */
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

/** The address of a preview is the key to it. */
const withoutToken = (path: string) => path.replace(/^(\/+preview\/).+/i, '$1…');
