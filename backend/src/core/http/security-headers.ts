import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const docs = '/api/docs';
/** Swagger UI loads its scripts as files; some of its styles are inline. */
const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A page has its script policy in the document; only a header can forbid framing. */
const pagePolicy = "frame-ancestors 'none'";
/** Shown inside the admin area. */
const previewPolicy = "frame-ancestors 'self'";

/** May stand in e-mails, feeds and pages of other sites. */
const sharedImage = /^\/(?:(?:media|images)\/|og-image\.jpg|favicon\.)/;

/**
 * For what shows or does more than visitors may. A page of the site may run scripts of its owner; browsers cut it off from
 * every window with another value. The admin area talks to previews that it opens.
 */
export const apartFromPages = { 'cross-origin-opener-policy': 'same-origin-allow-popups' } as const;

/** Headers of every answer; a handler's own header wins. */
export function addSecurityHeaders(fastify: FastifyInstance, { secure }: Pick<Config, 'secure'>): void {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  fastify.addHook('onRequest', async (request, reply) => {
    reply
      .headers(common)
      .header('content-security-policy', policyFor(request.url))
      .header('cross-origin-resource-policy', sharedImage.test(request.url) ? 'cross-origin' : 'same-origin');
    if (request.url.startsWith(docs)) reply.headers(apartFromPages);
    // Answers of the API are not cached unless they say so.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

function policyFor(url: string): string {
  if (url.startsWith(docs)) return docsPolicy;
  if (url.startsWith('/preview/')) return previewPolicy;
  return url.startsWith('/api/') ? apiPolicy : pagePolicy;
}
