import { publicApi } from '@20x/shared/public-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** Swagger UI loads its scripts as files; some of its styles are inline. */
const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A page has its script policy in the document; only a header can forbid framing. */
const pagePolicy = "frame-ancestors 'none'";
/**
 * Shown inside the admin area, and by any page that knows its address. Such a page must not reach the API's closed routes
 * through it, not even before the document's own policy is read.
 */
const previewPolicy = (host: string) => {
  const open = publicApi.flatMap((name) => [`/api/${name}`, `/api/${name}/`]);
  return `frame-ancestors 'self'; connect-src ${['/static/', ...open].map((path) => `${host}:*${path}`).join(' ')}`;
};

/** May stand in e-mails, feeds and pages of other sites. */
const sharedImage = /^\/(?:(?:media|images)\/|og-image\.jpg|favicon\.)/;

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
      .header('content-security-policy', policyFor(request))
      .header('cross-origin-resource-policy', sharedImage.test(request.url) ? 'cross-origin' : 'same-origin');
    // Answers of the API are not cached unless they say so.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

function policyFor({ url, hostname }: FastifyRequest): string {
  if (url.startsWith('/api/docs')) return docsPolicy;
  if (url.startsWith('/preview/')) return previewPolicy(hostname);
  return url.startsWith('/api/') ? apiPolicy : pagePolicy;
}
