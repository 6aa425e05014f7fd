import { Injectable } from '@nestjs/common';
import { drawnPageOf, socialSize } from '@20x/shared/social-image';
import { attribute, elements, parse } from '../content/checks/page/markup.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { BoundedQueue } from '../core/concurrency/bounded-queue.ts';
import { etagOfBody } from './public-cache.ts';
import { OwnPictures } from './own-pictures.ts';
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
    private readonly pictures: OwnPictures,
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
    const body = await this.draw(shown, cover);
    const headers = { 'content-type': 'image/png', 'cache-control': caching, etag: etagOfBody(body) };
    return { status: 200, headers, body };
  }

  private async coverAt(path: string): Promise<string | null | undefined> {
    const content: { readonly cover?: string | null } | null = await this.live.contentAt(path);
    return content?.cover;
  }

  private draw(text: SocialText, cover: string | null | undefined): Promise<Buffer> {
    const key = JSON.stringify([text, cover]);
    const made =
      this.kept.get(key) ??
      this.queue.run(async () =>
        drawCard({ ...text, picture: cover ? await this.pictures.read(cover, socialSize.width) : undefined }),
      );
    this.kept.delete(key);
    this.kept.set(key, made);
    made.catch(() => this.kept.delete(key));
    if (this.kept.size > mostKept) this.kept.delete([...this.kept.keys()][0] ?? '');
    return made;
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
