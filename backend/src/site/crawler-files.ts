import { Injectable, Logger } from '@nestjs/common';
import { LivePages } from '../content/live-pages.ts';
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

const types = { '/robots.txt': 'text/plain; charset=utf-8', '/sitemap.xml': 'application/xml; charset=utf-8' };
/** No sitemap is known yet, and the database is silent. */
const unavailable: SiteAnswer = {
  status: 503,
  headers: { 'content-type': types['/robots.txt'], 'cache-control': 'no-store', 'retry-after': '10' },
  body: Buffer.from('Please try again in a moment.\n'),
};

/** What searching machines ask for by name. */
@Injectable()
export class CrawlerFiles {
  private readonly logger = new Logger(CrawlerFiles.name);
  private sitemap: KeptSitemap | undefined;
  private readonly robots: Promise<Variants>;

  constructor(
    private readonly config: Config,
    private readonly generation: SiteGeneration,
    private readonly pages: LivePages,
  ) {
    this.robots = encodeAll(Buffer.from(robotsTxt(config.publicUrl)));
  }

  /** Null for a path that is none of them. */
  async answer(path: string, encoding: Encoding): Promise<SiteAnswer | null> {
    if (path === '/robots.txt') return answerOf(path, await this.robots, encoding);
    if (path !== '/sitemap.xml') return null;
    const variants = await this.newestSitemap();
    return variants ? answerOf(path, variants, encoding) : unavailable;
  }

  /** One that is not older than the call; while the database is down the last one. */
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
    return encodeAll(Buffer.from(sitemapXml(sitemapEntries(await this.pages.list(), publicUrl), publicUrl)));
  }
}

function answerOf(path: keyof typeof types, variants: Variants, encoding: Encoding): SiteAnswer {
  const body = variants[encoding];
  const headers = { 'content-type': types[path], 'cache-control': 'no-cache', etag: etagOfBody(body) };
  return { status: 200, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
