import { Injectable } from '@nestjs/common';
import { postType } from '../blog/post-type.ts';
import { BlogSitemap } from '../blog/blog-sitemap.service.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { Config } from '../core/config/config.ts';
import { MediaAddresses } from '../media/public/media-addresses.ts';
import { encodeAfter, startEncoding, type VariantsUnderWay } from './encodings.ts';
import { newest, sitemapEntries, sitemapFiles, sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap.ts';

/** The addresses of images without what describes them to pages. */
const describedImages = /(<image:loc>[^<?]*)\?[^<]*/g;

const isHome = ({ path }: SitemapEntry) => path === '/';

/** What search engines are told about all pages: an index, and files with the pages themselves. */
@Injectable()
export class Sitemaps {
  constructor(
    private readonly config: Config,
    private readonly pages: LivePages,
    private readonly types: ContentTypes,
    private readonly blog: BlogSitemap,
    private readonly media: MediaAddresses,
  ) {}

  /** The index, and behind it the files that it names, which it does not wait for: they are large. */
  async make(): Promise<VariantsUnderWay[]> {
    const { publicUrl } = this.config;
    const files = sitemapFiles(await this.entries());
    const index = startEncoding(Buffer.from(sitemapIndexXml(files, publicUrl)));
    return [index, ...files.map((file) => encodeAfter(index, () => this.withImages(sitemapXml(file, publicUrl))))];
  }

  /** Every page that search engines may list. */
  async entries(): Promise<SitemapEntry[]> {
    const [{ extra, thin, written }, pages] = await Promise.all([this.blog.lists(), this.pages.list()]);
    const dated = pages
      .filter(({ path }) => !thin.has(path))
      .map((page) => ({ ...page, updatedAt: written.get(page.path) ?? page.updatedAt }));
    const entries = sitemapEntries(dated, this.types.all, this.config.publicUrl);
    const news = newest(dated.filter(({ type }) => type === postType.name).map(({ updatedAt }) => updatedAt));
    const [home, others] = [entries.filter(isHome), entries.filter((entry) => !isHome(entry))];
    // The home page shows the newest posts.
    return [...home.map((entry) => ({ ...entry, updatedAt: newest([entry.updatedAt, news]) })), ...others, ...extra];
  }

  private async withImages(xml: string): Promise<string> {
    return (await this.media.resolve(xml)).replace(describedImages, '$1');
  }
}
