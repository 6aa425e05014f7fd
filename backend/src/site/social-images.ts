import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { drawnPageOf } from '@20x/shared/social-image';
import { attribute, elements, parse } from '../content/checks/page/markup.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { BoundedQueue } from '../core/concurrency/bounded-queue.ts';
import { inProcessAddress } from '../core/http/request-log.ts';
import { etagOfBody } from './public-cache.ts';
import { drawCard, type SocialText } from './social-card.ts';
import { SitePages, type SiteAnswer } from './site-pages.ts';

/** About 4 MB. */
const mostKept = 50;
const caching = 'public, max-age=3600, stale-while-revalidate=86400';

/** Draws the images of pages that have none of their own, with the words by which the page describes its image. */
@Injectable()
export class SocialImages {
  /** By what they show, those that were asked for last at the end. */
  private readonly kept = new Map<string, Promise<Buffer>>();
  private readonly queue = new BoundedQueue({ running: 1, waiting: 20 });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly pages: SitePages,
    private readonly live: LivePages,
  ) {}

  /** Null: no page asks for this image. */
  async answer(address: string): Promise<SiteAnswer | null> {
    const path = drawnPageOf(address);
    if (path === undefined) return null;
    const page = (await this.pages.keptAnswer(path, 'identity')) ?? (await this.pages.freshAnswer(path, 'identity'));
    if (page.status >= 500) return page;
    if (page.status !== 200 || !page.body.includes(`${address}"`)) return null;
    const metadata = metadataIn(page.body.toString());
    const shown = { siteName: metadata('og:site_name'), title: metadata('og:image:alt') };
    const cover = await this.coverAt(path);
    const body = await this.draw(shown, cover?.startsWith('/') ? cover : undefined);
    const headers = { 'content-type': 'image/png', 'cache-control': caching, etag: etagOfBody(body) };
    return { status: 200, headers, body };
  }

  private async coverAt(path: string): Promise<string | null | undefined> {
    const content: { readonly cover?: string | null } | null = await this.live.contentAt(path);
    return content?.cover;
  }

  private draw(text: SocialText, cover: string | undefined): Promise<Buffer> {
    const key = JSON.stringify([text, cover]);
    const made =
      this.kept.get(key) ?? this.queue.run(async () => drawCard({ ...text, picture: await this.pictureAt(cover) }));
    this.kept.delete(key);
    this.kept.set(key, made);
    made.catch(() => this.kept.delete(key));
    if (this.kept.size > mostKept) this.kept.delete([...this.kept.keys()][0] ?? '');
    return made;
  }

  /** An image of this site; undefined where there is none. */
  private async pictureAt(url: string | undefined): Promise<Buffer | undefined> {
    if (url === undefined) return undefined;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const ask = (at: string) => fastify.inject({ url: at, remoteAddress: inProcessAddress });
    const first = await ask(url);
    // The library's address of an item leads to its file.
    const answer = first.statusCode === 302 ? await ask(String(first.headers.location)) : first;
    const isImage = String(answer.headers['content-type']).startsWith('image/');
    return answer.statusCode === 200 && isImage ? answer.rawPayload : undefined;
  }
}

/** Reads what a page says about itself, by the property of the meta element. */
function metadataIn(html: string) {
  const metas = elements(parse(html.slice(0, html.indexOf('</head>'))), 'meta[property]');
  return (property: string) => {
    const meta = metas.find((one) => attribute(one, 'property') === property);
    return meta ? attribute(meta, 'content') : '';
  };
}
