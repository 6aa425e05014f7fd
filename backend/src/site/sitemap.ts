import { effectiveSeo, isUnlisted } from '@20x/shared/effective-seo';
import type { ContentType } from '../content/documents/content-type.ts';
import type { LivePage } from '../content/documents/live-pages.ts';
import { escapeHtml } from '../core/http/plain-page.ts';

interface SitemapEntry {
  readonly path: string;
  readonly updatedAt: Date | undefined;
}

/** Pages that exist even when their own document is not live, and the content type that each of them lists. */
const indexPagesOf = (types: readonly ContentType[]) =>
  types.flatMap(({ name: lists, sitemap }) => (sitemap ? [{ path: sitemap.index, lists }] : []));

/** Pages for search engines: those that answer 200 at their canonical address. */
export function sitemapEntries(
  pages: readonly LivePage[],
  types: readonly ContentType[],
  publicUrl: string,
): SitemapEntry[] {
  const indexPages = indexPagesOf(types);
  const isHidden = (path: string) => pages.some((page) => page.path === path && !isFindable(page, publicUrl));
  const indexes = indexPages
    .filter(({ path }) => !isHidden(path))
    .map(({ path, lists }) => ({
      path,
      updatedAt: newest(pages.filter((page) => page.type === lists || page.path === path)),
    }));
  const isIndex = (path: string) => indexPages.some((index) => index.path === path);
  const isPart = (type: string) => types.some(({ name, isPart }) => name === type && isPart);
  const own = pages
    .filter((page) => isFindable(page, publicUrl) && !isIndex(page.path) && !isPart(page.type))
    .map(({ path, updatedAt }) => ({ path, updatedAt }));
  // Without a published home page, the starter content shows.
  const home = pages.some(({ path }) => path === '/') ? [] : [{ path: '/', updatedAt: undefined }];
  return [...home, ...own, ...indexes].sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** Crawlers may read everything except the admin area. */
export function robotsTxt(publicUrl: string): string {
  const closed = [
    '/admin$',
    '/admin/',
    '/login',
    '/website/admin$',
    '/website/admin/',
    '/website/login',
    '/api/admin/',
    '/api/auth/',
  ];
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function isFindable({ path, seo }: LivePage, publicUrl: string): boolean {
  const { value: canonical } = effectiveSeo(seo, { canonical: path }, publicUrl)('canonical');
  return canonical === publicUrl + path && seo.inSitemap !== false && !isUnlisted(seo.robots);
}

function newest(pages: readonly LivePage[]): Date | undefined {
  return pages.map(({ updatedAt }) => updatedAt).reduce<Date | undefined>((a, b) => (a && a > b ? a : b), undefined);
}
