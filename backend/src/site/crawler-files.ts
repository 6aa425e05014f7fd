import { Injectable, Logger } from '@nestjs/common';
import { isSlug } from '@20x/shared/slug';
import { BlogSitemap } from '../blog/blog-sitemap.service.ts';
import { Feeds, type FeedFormat } from '../blog/feeds.service.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { Config } from '../core/config/config.ts';
import { MediaAddresses } from '../media/public/media-addresses.ts';
import { encodeAll, encodingHeaders, type Encoding, type Variants } from './encodings.ts';
import { etagOfBody } from './public-cache.ts';
import { robotsTxt, sitemapEntries, sitemapXml } from './sitemap.ts';
import { SiteGeneration } from './site-generation.ts';
import type { SiteAnswer } from './site-pages.ts';

interface KeptFile {
  readonly generation: number;
  readonly variants: Variants;
}

/** The sitemap and the feeds that were asked for last. */
const mostKept = 100;
const plainText = 'text/plain; charset=utf-8';
/** The file is not known yet, and the database does not answer. */
const unavailable: SiteAnswer = {
  status: 503,
  headers: { 'content-type': plainText, 'cache-control': 'no-store', 'retry-after': '10' },
  body: Buffer.from('Please try again in a moment.\n'),
};

/** The files that crawlers request by name. */
@Injectable()
export class CrawlerFiles {
  private readonly logger = new Logger(CrawlerFiles.name);
  private readonly kept = new Map<string, KeptFile>();
  private readonly robotsVariants: Promise<Variants>;

  constructor(
    private readonly config: Config,
    private readonly generation: SiteGeneration,
    private readonly pages: LivePages,
    private readonly types: ContentTypes,
    private readonly blog: BlogSitemap,
    private readonly feeds: Feeds,
    private readonly media: MediaAddresses,
  ) {
    this.robotsVariants = encodeAll(Buffer.from(robotsTxt(config.publicUrl)));
  }

  async robots(encoding: Encoding): Promise<SiteAnswer> {
    return answerOf(plainText, await this.robotsVariants, encoding);
  }

  async sitemap(encoding: Encoding): Promise<SiteAnswer> {
    const variants = await this.newest('sitemap', () => this.makeSitemap());
    return variants ? answerOf('application/xml; charset=utf-8', variants, encoding) : unavailable;
  }

  /** Null: there is no such feed. */
  async feed(format: FeedFormat, tag: string | null, encoding: Encoding): Promise<SiteAnswer | null> {
    if (tag !== null && !isSlug(tag)) return null;
    const variants = await this.newest(`${format} ${tag ?? ''}`, async () => {
      const xml = await this.feeds.xml(format, tag);
      return xml === null ? null : encodeAll(Buffer.from(await this.media.resolve(xml)));
    });
    if (variants === null) return null;
    return variants ? answerOf(`application/${format}+xml; charset=utf-8`, variants, encoding) : unavailable;
  }

  /** The file, not older than the call; while the database is down, the stale one. Null: there is none. */
  private async newest(name: string, make: () => Promise<Variants | null>): Promise<Variants | null | undefined> {
    try {
      const generation = this.generation.known() ?? (await this.generation.latest()).value;
      if (this.kept.get(name)?.generation !== generation) {
        const variants = await make();
        this.kept.delete(name);
        if (variants === null) return null;
        this.kept.set(name, { generation, variants });
        if (this.kept.size > mostKept) this.kept.delete([...this.kept.keys()][0] ?? '');
      }
    } catch (error) {
      this.logger.warn({ msg: 'no fresh file for crawlers', name, err: error });
    }
    return this.kept.get(name)?.variants;
  }

  private async makeSitemap(): Promise<Variants> {
    const { publicUrl } = this.config;
    const [{ extra, thin }, pages] = await Promise.all([this.blog.lists(), this.pages.list()]);
    const listed = pages.filter(({ path }) => !thin.has(path));
    const entries = sitemapEntries(listed, this.types.all, publicUrl);
    return encodeAll(Buffer.from(sitemapXml([...entries, ...extra], publicUrl)));
  }
}

function answerOf(mediaType: string, variants: Variants, encoding: Encoding): SiteAnswer {
  const body = variants[encoding];
  const headers = { 'content-type': mediaType, 'cache-control': 'no-cache', etag: etagOfBody(body) };
  return { status: 200, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
