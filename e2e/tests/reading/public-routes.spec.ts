import { publicPages } from '../../support/public-pages.ts';
import { expect, test } from '../../support/test.ts';

// The crawl opens every one of them in a browser.
test('RT-01 every page answers 200 with its heading in the HTML itself, also under /website', async ({
  request,
  baseURL,
}) => {
  for (const { path, heading } of publicPages) {
    for (const address of [path, path === '/' ? '/website' : `/website${path}`]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const html = await answer.text();
      expect([address, answer.status()]).toEqual([address, 200]);
      const [, title = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
      expect(title.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'")).toContain(heading);
      expect(html).toContain(`<link rel="canonical" href="${new URL(path, baseURL).href}"`);
    }
  }
});

for (const [alias, target] of [
  ['/privacy-policy', '/privacy'],
  ['/terms-and-conditions', '/terms'],
]) {
  test(`RT-01 ${alias} leads to ${target} for good, with its query and its prefix`, async ({ request, baseURL }) => {
    for (const prefix of ['', '/website']) {
      const answer = await request.get(`${prefix}${alias}?utm_source=mail`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(new URL(answer.headers().location!, baseURL).href).toBe(`${baseURL}${prefix}${target}?utm_source=mail`);
    }
  });
}

test('RT-02 addresses without a page answer 404, below every route that has pages', async ({ request }) => {
  const nowhere = ['/no-such-page', '/blog/no-such-post', '/features/no-such-feature', '/blog/page/99', '/a/b/c'];
  // The API refuses to look for such a tag: that is an answer too, not a failure.
  for (const path of [...nowhere, `/blog/tag/${'x'.repeat(61)}`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
