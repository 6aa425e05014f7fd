import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/test.ts';

const guide = '/ultimate-guide-to-nurse-scheduling-software';
const chapters = (page: Page) => page.locator('details[data-phone-fold]');
const openOnes = (page: Page) =>
  chapters(page).evaluateAll((all) => all.flatMap((one) => (one.hasAttribute('open') ? one.id : [])));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the guide shows its chapters closed, and links, addresses and the browser’s search open them', async ({
    page,
  }) => {
    await page.goto(guide);
    await expect(chapters(page)).toHaveCount(12);
    expect(await openOnes(page)).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    // Before and after React takes over.
    await page.getByRole('link', { name: 'Start reading' }).click();
    await expect(page.getByText('It is one record of shifts, people, documents and hours.')).toBeInViewport();
    expect(await openOnes(page)).toEqual(['what-it-is']);
    await page.locator('#canada > summary').click();
    expect(await openOnes(page)).toEqual(['what-it-is', 'canada']);

    await page.goto('about:blank');
    await page.goto(`${guide}#fair-offers`);
    await expect(page.locator('#fair-offers h2')).toBeInViewport();
    expect(await openOnes(page)).toEqual(['fair-offers']);

    await page.goto('about:blank');
    await page.goto(`${guide}#:~:text=last%20good%20moment`);
    await expect.poll(() => openOnes(page)).toEqual(['cost-of-a-missed-shift']);

    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'The complete guide' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ultimate guide');
    expect(await openOnes(page)).toEqual([]);
  });

  test('tables do not scroll sideways, and stay tables for screen readers', async ({ page }) => {
    await page.goto(`${guide}#canada`);
    for (const chapter of ['canada', 'hours-rest-and-overtime'])
      await page.locator(`#${chapter}`).evaluate((fold) => fold.setAttribute('open', ''));
    const room = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.map(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth));
    expect(new Set(room)).toEqual(new Set([0]));
    // Five columns are too many beside each other.
    const hours = page.locator('#hours-rest-and-overtime').getByRole('cell', { name: '12', exact: true }).first();
    expect(await hours.evaluate((box) => getComputedStyle(box, '::before').content)).toBe('"Paid hours" / ""');
    await expect(page.locator('#canada').getByRole('columnheader', { name: 'Overtime starts' })).toBeVisible();

    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const roles = nodes.map(({ role }) => String(role?.value));
    expect(['table', 'columnheader'].map((role) => roles.filter((name) => name === role).length)).toEqual([2, 9]);
  });

  test('closed chapters are printed', async ({ page }) => {
    await page.goto(guide);
    expect(await openOnes(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('It is one record of shifts, people, documents and hours.')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all chapters are open below their contents', async ({ page }) => {
      await page.goto(guide);
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Canada' }).click();
      await expect(page.locator('#canada h2')).toBeInViewport();
      await expect(page.locator('details[data-phone-fold][open]')).toHaveCount(12);
    });
  });
});

test('on a wide screen all chapters are open, and one button closes and opens them', async ({ page }) => {
  await visit(page, guide);
  const open = page.locator('details[data-phone-fold][open]');
  await expect(open).toHaveCount(12);
  await page.getByRole('button', { name: 'Close all chapters' }).click();
  await expect(open).toHaveCount(0);
  await page.locator('#canada > summary').click();
  await page.getByRole('button', { name: 'Open all chapters' }).click();
  await expect(open).toHaveCount(12);
});
