import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/test.ts';

const focused = (page: Page) => page.locator(':focus');

test('after a change of page the heading has the focus and its title is announced politely', async ({ page }) => {
  await visit(page, '/');
  const said = page.locator('[aria-live="polite"].visually-hidden');
  await expect(said).toHaveText('');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(said).toHaveText(await page.title());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('main').locator('a[href*="#"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/features\/.*#/);
  const anchor = new URL(page.url()).hash;
  await expect(page.locator(anchor)).toBeFocused();
});

test('NAV-02 the dropdown opens, is walked through and closes by keyboard', async ({ page }) => {
  await visit(page, '/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Product' });
  const panel = page.locator('#sectors');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press(' ');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toBeHidden();
});

test('NAV-06 the mobile menu opens and closes by keyboard, and its targets are large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/about');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeVisible();
  for (const link of await menu.locator('a').all()) {
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
  await page.keyboard.press('Tab');
  await expect(menu.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('HOM-09 questions open and close by keyboard, each on its own', async ({ page }) => {
  await visit(page, '/');
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('details');
  await questions.nth(0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(questions.nth(0)).toHaveJSProperty('open', true);
  await page.keyboard.press('Tab');
  await expect(questions.nth(1).locator('summary')).toBeFocused();
  await page.keyboard.press(' ');
  for (const index of [0, 1]) await expect(questions.nth(index)).toHaveJSProperty('open', true);
  await page.keyboard.press(' ');
  await expect(questions.nth(1)).toHaveJSProperty('open', false);
  await expect(questions.nth(0)).toHaveJSProperty('open', true);
});

for (const path of ['/', '/contact', '/pricing'])
  test(`everything on ${path} is reached by Tab, and shows that it is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const wanted = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('[inert], [tabindex="-1"]:not(main)'),
        ).length,
    );
    // The elements themselves: a form that begins to work while one tabs through it moves their places in the document.
    const reached = await page.evaluateHandle(() => new Set<Element>());
    for (let step = 0; step < wanted + 20; step++) {
      await page.keyboard.press('Tab');
      const seen = await reached.evaluate((elements) => {
        const element = document.activeElement!;
        if (element === document.body) return null;
        elements.add(element);
        const marked = [element, ...element.querySelectorAll('*')].some((part) =>
          ['', '::after'].some((pseudo) => getComputedStyle(part, pseudo || null).outlineStyle !== 'none'),
        );
        return { marked, text: element.outerHTML.slice(0, 120) };
      });
      if (seen === null) break;
      expect(seen).toMatchObject({ marked: true });
    }
    expect(await reached.evaluate(({ size }) => size)).toBeGreaterThanOrEqual(wanted - 2);
    await expect(focused(page)).toHaveCount(0);
  });
