import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Swagger UI brings its scripts as files and its styles partly inline. */
const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
/** Pages carry the policy of their scripts in the document; framing can only be refused by a header. */
const pagePolicy = "frame-ancestors 'none'";
/** Shown inside the admin area. */
const previewPolicy = "frame-ancestors 'self'";

/** What a browser is told with every answer; a handler's own header wins. */
export function addSecurityHeaders(fastify: FastifyInstance, { secure }: Pick<Config, 'secure'>): void {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('content-security-policy', policyFor(request.url));
    // Nobody keeps an answer of the API that does not say otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

function policyFor(url: string): string {
  if (url.startsWith('/api/docs')) return docsPolicy;
  if (url.startsWith('/preview/')) return previewPolicy;
  return url.startsWith('/api/') ? apiPolicy : pagePolicy;
}
