import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { publicPages, themes } from '../../support/public-pages.ts';
import { expect, test, visit } from '../../support/test.ts';

const ofColors = ['color-contrast', 'link-in-text-block'];

async function findings(page: Page, theme: string, rules = new AxeBuilder({ page })): Promise<string[]> {
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  const { violations } = await rules.analyze();
  return violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const path of [...publicPages.map((page) => page.path), '/website', '/login']) {
  test(`WCAG 2.2 AA axe finds nothing on ${path} in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const [first, second] = themes;
    expect(await findings(page, first)).toEqual([]);
    await page.getByRole('button', { name: /theme/i }).first().click();
    // A theme changes nothing but colors.
    expect(await findings(page, second, new AxeBuilder({ page }).withRules(ofColors))).toEqual([]);
  });
}

test('another theme is there at once for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const running = await page.evaluate(() => {
    document.documentElement.classList.toggle('dark');
    // What follows the scroll position stands still by itself.
    return document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
  });
  expect(running).toBe(0);
});
