import { fastifyCookie } from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config/config.ts';
import { Readiness } from '../health/readiness.ts';
import { LOGGER } from '../logging/logger.ts';
import { Metrics } from '../metrics/metrics.ts';
import { forVisitor } from './for-visitor.ts';
import { acceptOnlyJson } from './json-body.ts';
import { Problem } from './problem.ts';
import { logRequests } from './request-log.ts';
import { brokenQueryOf } from './request-text.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Files at the root of the site: the media, and what crawlers and phones ask for by name. */
const rootFiles = [
  'media/:of/:file',
  'robots.txt',
  'llms.txt',
  'indexnow-:key.txt',
  'sitemap.xml',
  'sitemap-:number.xml',
  'site.webmanifest',
  'site-icons/:size.png',
  'social-images/\\*',
  'blog/feed.xml',
  'blog/atom.xml',
  'blog/tag/:tag/feed.xml',
  'blog/tag/:tag/atom.xml',
];

/** Whether a path is that of a file that a controller may answer. */
export const isRootFile = (path: string): boolean => rootFilePattern.test(path);
const rootFilePattern = new RegExp(
  `^/(${rootFiles.map((route) => route.replaceAll('.', '\\.').replace('\\*', '.+').replace(/:\w+/g, '[^/]+')).join('|')})$`,
);

/**
 * Every controller is below /api except that of the media files and that of the site: the files for crawlers and its
 * catch-all, which is declared as `@All('*')`. The backslash makes the pattern match that text and not any path.
 */
export const globalPrefix: Parameters<NestFastifyApplication['setGlobalPrefix']> = [
  'api',
  { exclude: [...rootFiles, '\\*'] },
];

/** What Fastify itself does around the controllers; runs before Nest adds its routes. */
export function configureHttp(app: NestFastifyApplication): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const readiness = app.get(Readiness);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // Before what refuses a request.
  addSecurityHeaders(fastify, app.get(Config));
  // People who run the site may ask for what takes long. This runs after the body is read, because reading loses the context.
  fastify.addHook('preHandler', ({ url }, _reply, done) => (url.startsWith('/api/admin/') ? done() : forVisitor(done)));
  fastify.addHook('onRequest', async ({ url }) => {
    const refusal = url.startsWith('/api/') ? brokenQueryOf(url) : null;
    if (refusal) throw refusal;
  });
  letGoWhileDraining(fastify, readiness);
  void fastify.register(fastifyCookie, { hook: false });
  app.get(Metrics).measure(fastify);
  logRequests(fastify, app.get(LOGGER));
  acceptOnlyJson(fastify);
  serveProbes(fastify, readiness);
  for (const path of ['/api', '/api/*']) {
    fastify.all(path, async () => {
      throw new Problem('not_found', { detail: 'This address does not exist for this method.' });
    });
  }
}

/**
 * nginx asks another replica when a read is refused, and sends nothing more here. It cannot repeat a POST, so those are
 * served on.
 */
function letGoWhileDraining(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.addHook('onRequest', async ({ method, url }) => {
    if (readiness.isDraining && ['GET', 'HEAD'].includes(method) && url !== '/health/live')
      throw new Problem('unavailable');
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining) reply.header('connection', 'close');
  });
}

/** `/health/live`: the process answers. `/health/ready`: it and its database can serve. Plain routes, outside the API. */
function serveProbes(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  fastify.get('/health/ready', async (_request, reply) => {
    if (!(await readiness.isReady())) throw new Problem('unavailable');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
