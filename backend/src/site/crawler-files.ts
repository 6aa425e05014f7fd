import { Injectable, Logger } from '@nestjs/common';
import { robotsTxt } from '@20x/shared/robots-txt';
import { defaultSiteName } from '@20x/shared/title-template';
import { isSlug } from '@20x/shared/slug';
import { Feeds, type FeedFormat } from '../blog/feeds.service.ts';
import { Config } from '../core/config/config.ts';
import { DescribedPages } from '../search/described-pages.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { MediaAddresses } from '../media/public/media-addresses.ts';
import { HomeScreen } from './home-screen.ts';
import { encodingHeaders, startEncoding, type Encoding, type VariantsUnderWay } from './encodings.ts';
import { etagOfBody } from './public-cache.ts';
import { llmsTxt } from './llms-txt.ts';
import { Sitemaps } from './sitemaps.ts';
import { SiteGeneration } from './site-generation.ts';
import type { SiteAnswer } from './site-pages.ts';

interface Kept {
  readonly generation: number;
  readonly files: readonly VariantsUnderWay[];
}

/** The sitemaps and the feeds that were asked for last. */
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
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly config: Config,
    private readonly generation: SiteGeneration,
    private readonly sitemaps: Sitemaps,
    private readonly feeds: Feeds,
    private readonly media: MediaAddresses,
    private readonly homeScreen: HomeScreen,
    private readonly settings: SettingsService,
    private readonly described: DescribedPages,
  ) {}

  async robots(encoding: Encoding): Promise<SiteAnswer> {
    const variants = await this.newest('robots', async () => {
      const { robotsTxt: own } = await this.settings.values();
      return startEncoding(Buffer.from(robotsTxt(own, this.config.publicUrl)));
    });
    return variants ? answerOf(plainText, variants, encoding) : unavailable;
  }

  async llms(encoding: Encoding): Promise<SiteAnswer> {
    const variants = await this.newest('llms', async () => {
      const { llmsTxt: own } = await this.settings.values();
      return startEncoding(Buffer.from(own?.trim() ? `${own.trim()}\n` : await this.listForModels()));
    });
    return variants ? answerOf(plainText, variants, encoding) : unavailable;
  }

  private async listForModels(): Promise<string> {
    const [{ siteName }, entries, described] = await Promise.all([
      this.settings.titles(),
      this.sitemaps.entries(),
      this.described.list(),
    ]);
    const listed = new Set(entries.map(({ path }) => path));
    const pages = described.filter(({ path }) => listed.has(path));
    return llmsTxt(siteName?.trim() || defaultSiteName, pages, this.config.publicUrl);
  }

  /** The index is number 0. Null: there is no such file. */
  async sitemap(number: number, encoding: Encoding): Promise<SiteAnswer | null> {
    const files = await this.newestOf('sitemap', () => this.sitemaps.make());
    if (!files) return unavailable;
    const variants = files[number];
    if (!variants) return null;
    return answerOf('application/xml; charset=utf-8', variants, encoding).catch((error: unknown) => {
      this.logger.warn({ msg: 'a sitemap could not be made', number, err: error });
      this.kept.delete('sitemap');
      return unavailable;
    });
  }

  async manifest(encoding: Encoding): Promise<SiteAnswer> {
    const variants = await this.newest('manifest', async () =>
      startEncoding(Buffer.from(await this.homeScreen.manifest())),
    );
    return variants ? answerOf('application/manifest+json; charset=utf-8', variants, encoding) : unavailable;
  }

  /** Null: there is no icon of this size. */
  async icon(size: number, encoding: Encoding): Promise<SiteAnswer | null> {
    const variants = await this.newest(`icon ${size}`, async () => {
      const icon = await this.homeScreen.icon(size);
      return icon && startEncoding(icon);
    });
    if (variants === null) return null;
    return variants ? answerOf('image/png', variants, encoding) : unavailable;
  }

  /** Null: there is no such feed. */
  async feed(format: FeedFormat, tag: string | null, encoding: Encoding): Promise<SiteAnswer | null> {
    if (tag !== null && !isSlug(tag)) return null;
    const variants = await this.newest(`${format} ${tag ?? ''}`, async () => {
      const xml = await this.feeds.xml(format, tag);
      return xml === null ? null : startEncoding(Buffer.from(await this.media.resolve(xml)));
    });
    if (variants === null) return null;
    return variants ? answerOf(`application/${format}+xml; charset=utf-8`, variants, encoding) : unavailable;
  }

  /** The file, not older than the call; while the database is down, the stale one. Null: there is none. */
  private async newest(name: string, make: () => Promise<VariantsUnderWay | null>) {
    const files = await this.newestOf(name, async () => {
      const made = await make();
      return made && [made];
    });
    return files === null ? null : files?.[0];
  }

  private async newestOf(name: string, make: () => Promise<readonly VariantsUnderWay[] | null>) {
    try {
      const generation = this.generation.known() ?? (await this.generation.latest()).value;
      if (this.kept.get(name)?.generation !== generation) {
        const files = await make();
        this.kept.delete(name);
        if (files === null) return null;
        this.kept.set(name, { generation, files });
        if (this.kept.size > mostKept) this.kept.delete([...this.kept.keys()][0] ?? '');
      }
    } catch (error) {
      this.logger.warn({ msg: 'no fresh file for crawlers', name, err: error });
    }
    return this.kept.get(name)?.files;
  }
}

async function answerOf(mediaType: string, variants: VariantsUnderWay, encoding: Encoding): Promise<SiteAnswer> {
  const body = await variants[encoding];
  const headers = { 'content-type': mediaType, 'cache-control': 'no-cache', etag: etagOfBody(body) };
  return { status: 200, headers: { ...headers, ...encodingHeaders(encoding) }, body };
}
