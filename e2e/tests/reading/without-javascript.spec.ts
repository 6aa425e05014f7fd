import { publicPages } from '../../support/public-pages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

const half = Math.ceil(publicPages.length / 2);

// Two walks for two workers; a browser context of its own for every page costs more than the page.
for (const [name, pages] of [
  ['first', publicPages.slice(0, half)],
  ['second', publicPages.slice(half)],
] as const) {
  test(`without JavaScript every page reads completely: the ${name} half`, async ({ page }) => {
    for (const { path, heading } of pages)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByText('Loading...', { exact: true })).toHaveCount(0);
        // All at once: asking for one after the other took most of the time.
        const hidden = await main
          .locator('h2:not([hidden] *, [data-standby] *), details:not([open]) > summary')
          .evaluateAll((all) =>
            all
              .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .map(({ textContent }) => textContent),
          );
        expect(hidden).toEqual([]);
      });
  });
}

test('NAV-02 NAV-06 without JavaScript the menus open and lead on', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Product' }).click();
  await expect(page.locator('#sectors').getByRole('link', { name: 'Shift Scheduling' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#sectors')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
