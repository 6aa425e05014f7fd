import { publicPages } from '../../support/public-pages.ts';
import { expect, test, visit } from '../../support/test.ts';

for (const { path, heading } of publicPages) {
  test(`RT-01 ${path} answers 200 with its heading, also under /website`, async ({ page, request }) => {
    const response = await visit(page, path);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    const prefixed = await request.get(path === '/' ? '/website' : `/website${path}`, { maxRedirects: 0 });
    expect(prefixed.status()).toBe(200);
    expect(await prefixed.text()).toContain(`<link rel="canonical" href="${new URL(path, response.url()).href}"`);
  });
}

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
