import { Injectable, Logger } from '@nestjs/common';
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

const mediaTypes = { '/robots.txt': 'text/plain; charset=utf-8', '/sitemap.xml': 'application/xml; charset=utf-8' };
/** No sitemap is known yet, and the database does not answer. */
const unavailable: SiteAnswer = {
  status: 503,
  headers: { 'content-type': mediaTypes['/robots.txt'], 'cache-control': 'no-store', 'retry-after': '10' },
  body: Buffer.from('Please try again in a moment.\n'),
};

/** The files that crawlers request by name. */
@Injectable()
export class CrawlerFiles {
  private readonly logger = new Logger(CrawlerFiles.name);
  private sitemap: KeptSitemap | undefined;
  private readonly robots: Promise<Variants>;

  constructor(
    private readonly config: Config,
    private readonly generation: SiteGeneration,
    private readonly pages: LivePages,
    private readonly types: ContentTypes,
  ) {
    this.robots = encodeAll(Buffer.from(robotsTxt(config.publicUrl)));
  }

  /** Null for any other path. */
  async answer(path: string, encoding: Encoding): Promise<SiteAnswer | null> {
    if (path === '/robots.txt') return answerOf(path, await this.robots, encoding);
    if (path !== '/sitemap.xml') return null;
    const variants = await this.newestSitemap();
    return variants ? answerOf(path, variants, encoding) : unavailable;
  }

  /** The sitemap, not older than the call; while the database is down, the stale one. */
  private async newestSitemap(): Promise<Variants | undefined> {
    try {
      const generation = this.generation.known() ?? (await this.generation.latest()).value;
      if (this.sitemap?.generation !== generation) this.sitemap = { generation, variants: await this.make() };
    } catch (error) {
      this.logger.warn({ msg: 'no fresh sitemap', err: error });
    }
    return this.sitemap?.variants;
  }

  private async make(): Promise<Variants> {
    const { publicUrl } = this.config;
    const entries = sitemapEntries(await this.pages.list(), this.types.all, publicUrl);
    return encodeAll(Buffer.from(sitemapXml(entries, publicUrl)));
  }
}

function answerOf(path: keyof typeof mediaTypes, variants: Variants, encoding: Encoding): SiteAnswer {
  const body = variants[encoding];
  const headers = { 'content-type': mediaTypes[path], 'cache-control': 'no-cache', etag: etagOfBody(body) };
  return { status: 200, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
