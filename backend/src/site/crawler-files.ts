import { Injectable, Logger } from '@nestjs/common';
import { BlogSitemap } from '../blog/blog-sitemap.service.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { Config } from '../core/config/config.ts';
import { encodeAll, encodingHeaders, type Encoding, type Variants } from './encodings.ts';
import { etagOfBody } from './public-cache.ts';
import { robotsTxt, sitemapEntries, sitemapXml } from './sitemap.ts';
import { SiteGeneration } from './site-generation.ts';
import type { SiteAnswer } from './site-pages.ts';

interface KeptSitemap {
  readonly generation: number;
  readonly variants: Variants;
}

const plainText = 'text/plain; charset=utf-8';
/** No sitemap is known yet, and the database does not answer. */
const unavailable: SiteAnswer = {
  status: 503,
  headers: { 'content-type': plainText, 'cache-control': 'no-store', 'retry-after': '10' },
  body: Buffer.from('Please try again in a moment.\n'),
};

/** The files that crawlers request by name. */
@Injectable()
export class CrawlerFiles {
  private readonly logger = new Logger(CrawlerFiles.name);
  private kept: KeptSitemap | undefined;
  private readonly robotsVariants: Promise<Variants>;

  constructor(
    private readonly config: Config,
    private readonly generation: SiteGeneration,
    private readonly pages: LivePages,
    private readonly types: ContentTypes,
    private readonly blog: BlogSitemap,
  ) {
    this.robotsVariants = encodeAll(Buffer.from(robotsTxt(config.publicUrl)));
  }

  async robots(encoding: Encoding): Promise<SiteAnswer> {
    return answerOf(plainText, await this.robotsVariants, encoding);
  }

  async sitemap(encoding: Encoding): Promise<SiteAnswer> {
    const variants = await this.newestSitemap();
    return variants ? answerOf('application/xml; charset=utf-8', variants, encoding) : unavailable;
  }

  /** The sitemap, not older than the call; while the database is down, the stale one. */
  private async newestSitemap(): Promise<Variants | undefined> {
    try {
      const generation = this.generation.known() ?? (await this.generation.latest()).value;
      if (this.kept?.generation !== generation) this.kept = { generation, variants: await this.make() };
    } catch (error) {
      this.logger.warn({ msg: 'no fresh sitemap', err: error });
    }
    return this.kept?.variants;
  }

  private async make(): Promise<Variants> {
    const { publicUrl } = this.config;
    const { extra, thin } = await this.blog.lists();
    const pages = (await this.pages.list()).filter(({ path }) => !thin.has(path));
    const entries = sitemapEntries(pages, this.types.all, publicUrl);
    return encodeAll(Buffer.from(sitemapXml([...entries, ...extra], publicUrl)));
  }
}

function answerOf(mediaType: string, variants: Variants, encoding: Encoding): SiteAnswer {
  const body = variants[encoding];
  const headers = { 'content-type': mediaType, 'cache-control': 'no-cache', etag: etagOfBody(body) };
  return { status: 200, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
