import type { FastifyInstance } from 'fastify';
import { inProcessAddress } from '../core/http/request-log.ts';
import type { CachedAnswer } from './public-cache.ts';

export interface AnonymousFetch {
  readonly fetch: typeof fetch;
  /** The first failed answer: a page made from it shows defaults and must not be stored. */
  readonly failure: () => string | null;
}

const publicPath = /^\/api\/(?!(admin|auth)(\/|$))/;

/**
 * `fetch` for one rendering: calls the public API of this process without network, cookies or rights. A page can only
 * show what the API answers everyone. `kept` has the answers that need not be made again.
 */
export function createAnonymousFetch(
  fastify: FastifyInstance,
  kept: (url: string) => CachedAnswer | null = () => null,
): AnonymousFetch {
  let failure: string | null = null;

  const anonymousFetch: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const { pathname, search } = new URL(request?.url ?? input, 'http://in-process');
    const method = init?.method ?? request?.method ?? 'GET';
    if (method !== 'GET' || !publicPath.test(pathname))
      throw new TypeError(`pages may not ask for ${method} ${pathname}`);
    (init?.signal ?? request?.signal)?.throwIfAborted();
    const url = pathname + search;
    const known = kept(url);
    if (known) return new Response(known.body as Uint8Array<ArrayBuffer>, { headers: { 'content-type': known.type } });
    const answer = await fastify.inject({
      method,
      url,
      headers: { accept: 'application/json' },
      remoteAddress: inProcessAddress,
    });
    // A 4xx is an answer like any other: it would be the same the next time.
    if (answer.statusCode >= 500) failure ??= `${pathname} answered ${answer.statusCode}`;
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/octet-stream') },
    });
  };

  return { fetch: anonymousFetch, failure: () => failure };
}
