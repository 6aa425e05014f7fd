import type { Page } from '@playwright/test';
import { publicPages } from '../../support/public-pages.ts';
import { expect, test, visit } from '../../support/test.ts';

/** All that the document says about the page in view. */
const metadata = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string, text: (element: Element) => string | null) =>
      [...document.querySelectorAll(selector)].map(text).toSorted();
    return {
      titles: texts('title:not(svg *)', ({ textContent }) => textContent),
      canonical: texts('link[rel="canonical"]', (link) => link.getAttribute('href')),
      meta: texts('meta[content]:not([http-equiv])', (meta) => meta.outerHTML.replace(/\s*\/?>$/, '>')),
      records: texts('script[type="application/ld+json"]', ({ textContent }) => textContent),
    };
  });

const routes = ['/about', '/blog', '/blog/fill-rate-explained', '/features', '/features/integrations', '/'];

test('SEO-01 after a change of page the document says the same as when that page is loaded', async ({ page }) => {
  await visit(page, '/pricing');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const changed = new Map<string, object>();
  for (const path of routes) {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
      document.querySelector('main')!.append(link);
      link.click();
    }, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.getByText('Loading page...')).toHaveCount(0);
    changed.set(path, await metadata(page));
    expect(await page.evaluate(() => 'isFirstDocument' in window), `${path} came without a reload`).toBe(true);
  }
  for (const path of routes) {
    await visit(page, path);
    const loaded = await metadata(page);
    expect(loaded.titles).toHaveLength(1);
    expect(loaded.canonical).toHaveLength(1);
    expect(changed.get(path)).toEqual(loaded);
  }
});

test('SEO-01 every page but the home page shares an image of its own', async ({ request, baseURL }) => {
  const images = new Map<string, string>();
  for (const { path } of publicPages) {
    const html = await (await request.get(path)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const image = await request.get(address);
    expect([path, image.status(), image.headers()['content-type']]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\/(png|jpeg)$/),
    ]);
    for (const fact of ['width', 'height', 'alt'])
      expect(html).toContain(`<meta property="og:image:${fact}" content="`);
    expect([path, images.get(address)]).toEqual([path, undefined]);
    images.set(address, path);
  }
  expect(images.get(`${baseURL}/og-image.jpg`)).toBe('/');
});

test('SEO-01 every field has its default', async ({ page, baseURL }) => {
  await visit(page, '/features');
  const title = await page.title();
  const content = async (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  const description = await content('description');
  expect(await content('keywords')).toBe(
    'nurse scheduling software, healthcare staffing, nursing roster, healthcare management, staffing agency software',
  );
  expect(await content('author')).toBe('20X');
  expect(await content('robots')).toBe('index, follow');
  for (const social of ['og', 'twitter', 'linkedin']) {
    expect(await content(`${social}:title`)).toBe(title);
    expect(await content(`${social}:description`)).toBe(description);
    expect(await content(`${social}:image`)).toBe(`${baseURL}/social-images/features.png`);
  }
  expect(await content('og:type')).toBe('website');
  expect(await content('og:site_name')).toBe('20X');
  expect(await content('twitter:card')).toBe('summary_large_image');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/features`);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"Organization"'),
  );
});
