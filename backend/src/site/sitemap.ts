import { effectiveSeo, isUnlisted } from '@20x/shared/effective-seo';
import { escapeHtml } from '@20x/shared/escape-html';
import type { ContentType } from '../content/documents/content-type.ts';
import type { LivePage } from '../content/documents/live-pages.ts';

export interface SitemapEntry {
  readonly path: string;
  readonly updatedAt: Date | undefined;
  /** Addresses of images, on this site. */
  readonly images?: readonly string[];
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
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const datedAt = new Map(pages.map((page) => [page.id, page.updatedAt]));
  /** Of the page itself and of the snippets in it. */
  const updateOf = ({ updatedAt, snippets }: LivePage) =>
    snippets.length > 0 ? newest([updatedAt, ...snippets.map((id) => datedAt.get(id))]) : updatedAt;
  const indexes = indexPages
    .filter(({ path }) => !isHidden(path))
    .map(({ path, lists }) => ({
      path,
      updatedAt: newest(pages.filter((page) => page.type === lists || page.path === path).map(updateOf)),
      images: pageAt.get(path)?.images ?? [],
    }));
  const isIndex = (path: string) => indexPages.some((index) => index.path === path);
  const isPart = (type: string) => types.some(({ name, isPart }) => name === type && isPart);
  const own = pages
    .filter((page) => isFindable(page, publicUrl) && !isIndex(page.path) && !isPart(page.type))
    .map((page) => ({ path: page.path, updatedAt: updateOf(page), images: page.images }));
  // Without a published home page, the starter content shows.
  const home = pageAt.has('/') ? [] : [{ path: '/', updatedAt: undefined }];
  return [...home, ...own, ...indexes].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Search engines refuse larger files. */
const mostAddresses = 50_000;

/** The files with all pages, in the order in which the index names them. */
export function sitemapFiles(entries: readonly SitemapEntry[], most = mostAddresses): SitemapEntry[][] {
  const count = Math.max(1, Math.ceil(entries.length / most));
  return Array.from({ length: count }, (_, file) => entries.slice(file * most, (file + 1) * most));
}

const sitemapSchema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageSchema = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The list of the files, each dated by its newest page. */
export function sitemapIndexXml(files: readonly SitemapEntry[][], publicUrl: string): string {
  const sitemaps = files.map((entries, index) => {
    const updatedAt = newest(entries.map((entry) => entry.updatedAt));
    return `<sitemap>${located(`${publicUrl}/sitemap-${index + 1}.xml`, updatedAt)}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex ${sitemapSchema}>\n${sitemaps.join('')}</sitemapindex>\n`;
}

export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.map(({ path, updatedAt, images = [] }) => {
    const shown = images.map(
      (image) => `<image:image><image:loc>${escapeHtml(publicUrl + image)}</image:loc></image:image>`,
    );
    return `<url>${located(publicUrl + path, updatedAt)}${shown.join('')}</url>\n`;
  });
  return `${declaration}<urlset ${sitemapSchema} ${imageSchema}>\n${urls.join('')}</urlset>\n`;
}

const located = (address: string, updatedAt: Date | undefined) =>
  `<loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}`;

function isFindable({ path, seo }: LivePage, publicUrl: string): boolean {
  const { value: canonical } = effectiveSeo(seo, { canonical: path }, publicUrl)('canonical');
  return canonical === publicUrl + path && seo.inSitemap !== false && !isUnlisted(seo.robots);
}

/** Undefined: no date is known. */
export const newest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((a, b) => (a && b ? (a > b ? a : b) : (a ?? b)), undefined);
