import { postType } from '../blog/post-type.ts';
import type { LivePage } from '../content/documents/live-pages.ts';
import { featureType } from '../features/feature-type.ts';
import { robotsTxt, sitemapEntries, sitemapXml } from './sitemap.ts';

const publicUrl = 'https://20x.example';
const page = (path: string, seo: LivePage['seo'] = {}, type = 'page', updatedAt = new Date(0)): LivePage => ({
  type,
  path,
  seo,
  updatedAt,
  ownHtml: '',
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

it('writes XML that an address cannot break', () => {
  const xml = sitemapXml([{ path: '/a', updatedAt: new Date(0) }], 'https://20x.example/?a&b');
  expect(xml).toContain(
    '<url><loc>https://20x.example/?a&amp;b/a</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
  );
});

it('closes the admin to crawlers and leads them to the sitemap', () => {
  const lines = robotsTxt(publicUrl).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /admin$', 'Disallow: /admin/', 'Disallow: /website/admin/']),
  );
  expect(lines).toContain('Sitemap: https://20x.example/sitemap.xml');
});
