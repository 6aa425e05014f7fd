import { expect, test, visit } from '../../support/test.ts';

test('NAV-01 the bar stays at the top and its logo leads home', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('link', { name: /20X/ }).first()).toHaveAttribute('href', '/');
});

test('NAV-02 the dropdown lists the features below its button, and closes by a press elsewhere and by a choice', async ({
  page,
}) => {
  await visit(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Product' });
  const panel = page.locator('#sectors');
  await button.click();
  const scheduling = panel.getByRole('link', { name: 'Shift Scheduling' });
  await expect(scheduling).toHaveAttribute('href', '/features/nurse-scheduling-software');
  const [from, opened] = [(await button.boundingBox())!, (await panel.boundingBox())!];
  expect(Math.abs(opened.x - from.x)).toBeLessThan(20);
  expect(opened.y).toBeGreaterThan(from.y + from.height);
  expect(opened.y).toBeLessThan(from.y + from.height + 30);

  await page.getByRole('main').click({ position: { x: 5, y: 300 } });
  await expect(panel).toBeHidden();
  await button.click();
  await scheduling.click();
  await expect(panel).toBeHidden();
});

test('NAV-03 the menu has its items in order', async ({ page }) => {
  await visit(page, '/');
  const items = page.getByRole('navigation', { name: 'Main' }).locator('> a');
  await expect(items).toHaveText(['Pricing', 'Blog', 'About', 'Contact']);
});

test('NAV-05 the call to action has its text and link', async ({ page }) => {
  await visit(page, '/');
  const call = page.getByRole('banner').getByRole('link', { name: 'Book a Demo' });
  await expect(call).toHaveAttribute('href', '/contact');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(call).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(call).toBeVisible();
});

test('NAV-06 under 768 px a menu opens, and closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'All Features' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/features$/);
});

test('NAV-06 a signed-in user finds the admin area in the mobile menu', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('link', { name: 'Schema Generator' })).toHaveAttribute('href', '/admin/schema-generator');
});

test('NAV-04 THM-01 the theme is light by default, persists as "theme" and shows before the first paint', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await page.getByRole('banner').getByRole('button', { name: /theme/i }).first().click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(window, { early: document.documentElement.className }));
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { early: string }).early)).toContain('dark');
});

test('LAY-03 the button to the top is a part of the bar, covers nothing there and leads the focus to the top', async ({
  page,
}) => {
  await visit(page, '/ultimate-guide-to-nurse-scheduling-software');
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name: 'Scroll to top' });
  for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(button).toHaveCount(0);
    const { height } = (await bar.boundingBox())!;
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    expect([width, (await bar.boundingBox())!.height]).toEqual([width, height]);
    expect([width, await bar.evaluate(crowding)]).toEqual([width, []]);
  }
  await button.click();
  await expect(page.getByRole('main')).toBeFocused();
});

/** The texts and controls of the bar that meet its button to the top, or that leave the bar. */
function crowding(bar: HTMLElement): string[] {
  const button = bar.querySelector('[aria-label="Scroll to top"]')!;
  const boxOf = (node: Node) => {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const frame = bar.getBoundingClientRect();
  const leaves = ({ left, right, top, bottom }: DOMRect) =>
    left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  return [...bar.querySelectorAll('a, button')]
    .filter((control) => control !== button && control.checkVisibility())
    .flatMap((control) => [control, ...control.childNodes])
    .filter((node) => meets(boxOf(node), boxOf(button)) || (node instanceof Element && leaves(boxOf(node))))
    .map(({ textContent }) => textContent ?? '');
}

test('FTR-01 the footer has at most three link sections, the copyright and the legal links', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(String(new Date().getFullYear()))).toBeVisible();
  await expect(footer.getByRole('link', { name: /privacy/i }).first()).toBeVisible();
  expect(await footer.getByRole('heading').count()).toBeLessThanOrEqual(4);
});

for (const width of [320, 768, 1920]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
