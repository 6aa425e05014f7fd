import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** The client address of requests that the application makes to itself; no client can have it. */
export const inProcessAddress = 'in-process';

export const isOwnRequest = ({ socket }: FastifyRequest): boolean => socket.remoteAddress === inProcessAddress;

/** For `@RouteConfig`: the log must not tell who called this route. */
export const Unlogged = { isUnlogged: true } as const;

/**
 * Logs one line per request, without query, headers and body; skips health checks, unlogged routes and the application's own
 * requests.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', async (request, reply) => {
    const path = loggedPath(request.url);
    if (request.routeOptions.config && 'isUnlogged' in request.routeOptions.config) return;
    if (path.startsWith('/health/') || isOwnRequest(request)) return;
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
      },
      'request',
    );
  });
}

/** Without what follows `?`, without tokens, and not longer than 200 characters. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return withoutToken(path).slice(0, 200);
}

/** A preview's address contains its token, however the address is written, also behind other parts of a path. */
function withoutToken(path: string): string {
  const [preview] = /^.*?\/preview\//is.exec(decodedPath(path)) ?? [];
  return preview === undefined ? path : `${preview}…`;
}

/** Only ASCII: one wrong escape must not keep the others as they are. */
const decodedPath = (path: string): string =>
  path.replace(/%[0-7][0-9a-f]/gi, (escaped) => decodeURIComponent(escaped));
