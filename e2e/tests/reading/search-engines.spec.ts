import { publicPages } from '../../support/public-pages.ts';
import { expect, test } from '../../support/test.ts';

test('SEO robots.txt closes the admin and names the sitemap', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('Disallow: /admin/');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

/** Categories and tags with at least three posts. */
const blogLists = ['/blog/category/compliance', '/blog/tag/compliance', '/blog/tag/operations'];

test('SEO sitemap.xml names the file with the pages', async ({ request, baseURL }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/sitemap-1.xml</loc>`);
});

test('SEO the sitemap lists every public page, each of them canonical, and nothing else', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap-1.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const listed = publicPages.filter(({ isListed }) => isListed !== false);
  const paths = [...listed.map(({ path }) => path), ...blogLists];
  expect(addresses.toSorted()).toEqual(paths.map((path) => baseURL + path).toSorted());
  for (const address of addresses) {
    const page = await request.get(address, { maxRedirects: 0 });
    expect([address, page.status()]).toEqual([address, 200]);
    expect(await page.text()).toContain(`<link rel="canonical" href="${address}"`);
  }
});

test('SEO pages with [brackets] to fill in ask not to be listed', async ({ request }) => {
  for (const { path, isListed = true } of publicPages) {
    const page = await (await request.get(path)).text();
    expect([path, page.includes('<meta name="robots" content="noindex')]).toEqual([path, !isListed]);
  }
});
