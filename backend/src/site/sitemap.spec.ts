import { postType } from '../blog/post-type.ts';
import { snippetType } from '../snippets/snippet-type.ts';
import type { LivePage } from '../content/documents/live-pages.ts';
import { featureType } from '../features/feature-type.ts';
import { sitemapEntries, sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const publicUrl = 'https://20x.example';
const page = (path: string, seo: LivePage['seo'] = {}, type = 'page', updatedAt = new Date(0)): LivePage => ({
  ...{ id: path, type, path, seo, updatedAt },
  ...{ ownHtml: '', images: [], snippets: [] },
});
const pathsOf = (pages: LivePage[]) =>
  sitemapEntries(pages, [postType, featureType], publicUrl).map(({ path }) => path);

it('lists the home page and the index pages even when nothing is published', () => {
  expect(pathsOf([])).toEqual(['/', '/blog', '/features']);
});

it.each([
  ['inSitemap: false', { inSitemap: false }],
  ['robots noindex', { robots: 'NoIndex, follow' }],
  ['robots none', { robots: 'none' }],
  ['another page as canonical', { canonical: '/other' }],
  ['another site as canonical', { canonical: 'https://elsewhere.example/hidden' }],
])('leaves out a page with %s', (_, seo) => {
  expect(pathsOf([page('/', seo), page('/hidden', seo)])).toEqual(['/blog', '/features']);
});

it('keeps a page that names itself as canonical', () => {
  const pages = [
    page('/a', { canonical: '/a' }),
    page('/b', { canonical: `${publicUrl}/b` }),
    page('/c', { robots: '' }),
  ];
  expect(pathsOf(pages)).toEqual(['/', '/a', '/b', '/blog', '/c', '/features']);
});

it('dates an index page by the newest page that it lists', () => {
  const pages = [2, 5, 3].map((day) => page(`/blog/${day}`, {}, 'post', new Date(Date.UTC(2026, 0, day))));
  const entries = sitemapEntries(pages, [postType, featureType], publicUrl);
  expect(entries.find(({ path }) => path === '/blog')?.updatedAt).toEqual(new Date(Date.UTC(2026, 0, 5)));
});

it('lists an index page once, by the date of its own text when that is newer, and not at all when its owner hides it', () => {
  const pages = [
    page('/blog/1', {}, 'post', new Date(Date.UTC(2026, 0, 2))),
    page('/blog', {}, 'page', new Date(Date.UTC(2026, 0, 9))),
    page('/features', { inSitemap: false }),
  ];
  const entries = sitemapEntries(pages, [postType, featureType], publicUrl);
  expect(entries.map(({ path }) => path)).toEqual(['/', '/blog', '/blog/1']);
  expect(entries[1]?.updatedAt).toEqual(new Date(Date.UTC(2026, 0, 9)));
});

it('dates a page by the newest snippet that it shows', () => {
  const snippet = page('/snippets/call', {}, 'snippet', new Date(Date.UTC(2026, 0, 7)));
  const shown = { ...page('/a'), snippets: ['/snippets/call', 'gone'] };
  const entries = sitemapEntries([shown, page('/b'), snippet], [postType, snippetType], publicUrl);
  const dates = Object.fromEntries(entries.map(({ path, updatedAt }) => [path, updatedAt?.getUTCDate()]));
  expect(dates).toMatchObject({ '/a': 7, '/b': 1 });
  expect(dates).not.toHaveProperty('/snippets/call');
});

it('names as many files in its index as the addresses need, each with the date of its newest page', () => {
  const entries = [1, 3, 2].map((day) => ({ path: `/${day}`, updatedAt: new Date(Date.UTC(2026, 0, day)) }));
  const files = sitemapFiles(entries, 2);
  expect(files.map((file) => file.length)).toEqual([2, 1]);
  expect(sitemapIndexXml(files, publicUrl)).toContain(
    '<sitemap><loc>https://20x.example/sitemap-1.xml</loc><lastmod>2026-01-03T00:00:00.000Z</lastmod></sitemap>\n' +
      '<sitemap><loc>https://20x.example/sitemap-2.xml</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod></sitemap>',
  );
  const many = Array.from({ length: 50_001 }, (_, number) => ({ path: `/${number}`, updatedAt: undefined }));
  expect(sitemapFiles(many).map((file) => file.length)).toEqual([50_000, 1]);
  expect(sitemapFiles([])).toEqual([[]]);
});

it('writes XML that an address cannot break', () => {
  const entry = { path: '/a', updatedAt: new Date(0), images: ['/images/<a>.webp'] };
  const xml = sitemapXml([entry], 'https://20x.example/?a&b');
  expect(xml).toContain(
    '<url><loc>https://20x.example/?a&amp;b/a</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://20x.example/?a&amp;b/images/&lt;a&gt;.webp</image:loc></image:image></url>',
  );
});
