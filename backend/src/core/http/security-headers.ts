import { publicApi } from '@20x/shared/public-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isSignedIn } from './session-cookie.ts';

/** Swagger UI loads its scripts as files; some of its styles are inline. */
const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A page has its script policy in the document; only a header can forbid framing. */
const pagePolicy = "frame-ancestors 'none'";
/** Shown inside the admin area. */
const previewPolicy = "frame-ancestors 'self'";

/** May stand in e-mails, feeds and pages of other sites. */
const sharedImage = /^\/(?:(?:media|images)\/|og-image\.jpg|favicon\.)/;

/** Headers of every answer; a handler's own header wins. */
export function addSecurityHeaders(
  fastify: FastifyInstance,
  { secure, publicUrl }: Pick<Config, 'secure' | 'publicUrl'>,
): void {
  const { host: publicHost } = new URL(publicUrl);
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
      .header('content-security-policy', policyFor(request, publicHost))
      .header('cross-origin-resource-policy', sharedImage.test(request.url) ? 'cross-origin' : 'same-origin');
    // Answers of the API are not cached unless they say so.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** The admin area and the login. */
const closedPage = /^\/(website\/)?(admin|login)(\/|\?|$)/;

function policyFor(request: FastifyRequest, publicHost: string): string {
  const { url } = request;
  if (url.startsWith('/api/docs')) return docsPolicy;
  if (url.startsWith('/api/')) return apiPolicy;
  const isPreview = url.startsWith('/preview/');
  const policy = isPreview ? previewPolicy : pagePolicy;
  return isPreview || (isSignedIn(request) && !closedPage.test(url))
    ? policy + openApiOnly(request, publicHost)
    : policy;
}

/**
 * A page that an older one opens or frames is within reach of that one's scripts before its own policy is read. Policies
 * can't name an IPv6 address.
 */
function openApiOnly({ hostname }: FastifyRequest, publicHost: string): string {
  if (hostname.startsWith('[')) return '';
  const paths = ['/static/', ...publicApi.flatMap((name) => [`/api/${name}`, `/api/${name}/`])];
  const sources = [`${hostname}:*`, publicHost].flatMap((host) => paths.map((path) => host + path));
  return `; connect-src ${sources.join(' ')}`;
}
