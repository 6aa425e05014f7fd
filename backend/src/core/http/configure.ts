import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Every controller lies below /api but the probes and the site's catch-all, which is declared as `@Get('*path')`
 * (the backslash makes the pattern mean that text, not any path).
 */
export const globalPrefix: Parameters<NestFastifyApplication['setGlobalPrefix']> = [
  'api',
  { exclude: ['health/live', 'health/ready', '\\*path'] },
];

export async function configureHttp(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Nobody keeps an answer of the API that does not say otherwise.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
