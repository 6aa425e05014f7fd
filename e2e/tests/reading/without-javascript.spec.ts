import { publicPages } from '../../support/public-pages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of publicPages) {
  test(`without JavaScript ${path} reads completely`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Loading...', { exact: true })).toHaveCount(0);
    for (const section of await main.locator('h2:not([hidden] *, [data-standby] *)').all())
      await expect(section).toBeVisible();
    for (const question of await main.locator('details').all()) await expect(question.locator('summary')).toBeVisible();
  });
}
