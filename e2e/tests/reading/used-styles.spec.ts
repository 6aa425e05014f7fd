import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const pages = [
  '/',
  '/pricing',
  '/contact',
  '/blog',
  '/blog/overtime-for-agency-nurses',
  '/features',
  '/features/integrations',
  '/ultimate-guide-to-nurse-scheduling-software',
  '/terms',
  '/search?q=overtime',
];

/** What every element and what stands before and after it looks like, one line each. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return '';
      // A custom property shows only in what uses it.
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    };
    const seen = [document.documentElement, document.body, ...document.body.querySelectorAll('*:not(script)')];
    return seen.map((element) => {
      const look = [lookOf(element), lookOf(element, '::before'), lookOf(element, '::after')].join('|');
      return `<${element.tagName} class="${element.getAttribute('class') ?? ''}"> ${look}`;
    });
  });

for (const path of pages) {
  test(`the styles in the document of ${path} show it as the whole stylesheets do`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/static\/.*\.js$/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    // That of the fonts comes with them.
    await page.route(/\/static\/(?!shell\/extended-fonts).*\.css$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    // Held stylesheets would hold up the load event.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => localStorage.getItem('fonts'));
    await expect(page.locator('link[rel=stylesheet]')).not.toHaveCount(0);
    await expect(page.locator('[data-used]')).not.toHaveCount(0);
    const before = await looks(page);
    held.resolve();
    await expect(page.locator('[data-used]')).toHaveCount(0);
    const after = await looks(page);
    expect(after.filter((look, index) => look !== before[index]).map((look) => look.slice(0, 200))).toEqual([]);
    expect(after).toHaveLength(before.length);
  });
}
