import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftInView } from '../content/previews/draft-in-view.ts';
import { matchesEtag } from './conditional.ts';
import { MediaAddresses } from '../media/public/media-addresses.ts';
import { chooseEncoding, encodingHeaders } from './encodings.ts';
import { etagOfBody, PublicCache, type CachedAnswer } from './public-cache.ts';
import { SiteGeneration } from './site-generation.ts';

/** Browsers revalidate every time (an unchanged answer costs a 304) and use their copy only during an outage. */
const caching = 'public, max-age=0, stale-if-error=86400';
const publicPath = /^\/api\/(?!(?:admin|auth|docs|openapi\.json)(?:[/?]|$))/;
/** Cookies that identify a user. Others, such as those of analytics, don't change an answer. */
const sessionCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?20x_/;
const limits = { bytes: 32 * 1024 * 1024, entryBytes: 1024 * 1024 };

/** The generation when the request arrived, null when it was not confirmed; absent where nothing is cached. */
const startedAt = Symbol('startedAt');
type Marked = FastifyRequest & { [startedAt]?: number | null };

/**
 * Answers GETs of the public API from memory until the next publication, before routing, guards and pipes. Every answer
 * names files of the media library by addresses that describe them.
 */
@Injectable()
export class PublicAnswers {
  private readonly cache = new PublicCache(limits);

  constructor(
    private readonly generation: SiteGeneration,
    private readonly media: MediaAddresses,
  ) {}

  serve(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request: Marked, reply, next) => {
      if (!isAnonymousRead(request)) return next();
      const generation = this.generation.known();
      if (generation !== null && this.answer(request, reply, generation)) return;
      request[startedAt] = generation;
      void reply.header('cache-control', caching);
      next();
    });
    // Before the answer is kept, and also for previews and for visitors with a session.
    fastify.addHook('onSend', async ({ url }, reply, payload) =>
      publicPath.test(url) && reply.statusCode === 200 && typeof payload === 'string'
        ? this.media.resolve(payload)
        : payload,
    );
    fastify.addHook('onSend', (request: Marked, reply, payload, next) => {
      const generation = request[startedAt];
      if (generation === undefined) return next(null, payload);
      next(null, this.keep(request, reply, payload, generation));
    });
  }

  /** The answer that is in memory for an anonymous GET; null: only the route can tell. */
  kept(url: string): CachedAnswer | null {
    const generation = this.generation.known();
    return generation === null ? null : this.cache.find(url, generation, 'identity');
  }

  private answer(request: FastifyRequest, reply: FastifyReply, generation: number): boolean {
    const found = this.cache.find(request.url, generation, chooseEncoding(request.headers['accept-encoding']));
    if (!found) return false;
    const { etag, type, encoding, body } = found;
    void reply.headers({ 'cache-control': caching, ...encodingHeaders(encoding), etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) void reply.code(304).send();
    else void reply.header('content-type', type).send(body);
    return true;
  }

  /** Caches what a route answers. Returns the payload to send: none when the browser's copy is current. */
  private keep(request: FastifyRequest, reply: FastifyReply, payload: unknown, generation: number | null): unknown {
    if (reply.statusCode !== 200) {
      void reply.header('cache-control', 'no-store');
      return payload;
    }
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isOwn = reply.hasHeader('set-cookie') || reply.getHeader('cache-control') !== caching;
    if (!isText || isOwn || request.method !== 'GET') return payload;
    const body = Buffer.from(payload as string);
    const type = String(reply.getHeader('content-type'));
    const etag = generation === null ? etagOfBody(body) : this.cache.keep(request.url, generation, type, body);
    void reply.headers({ ...encodingHeaders('identity'), etag });
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
    void reply.code(304).removeHeader('content-length');
    return '';
  }
}

function isAnonymousRead({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    publicPath.test(url) &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !sessionCookie.test(headers.cookie ?? '') &&
    draftInView.getStore() === undefined
  );
}
