import { publicPages } from '../../support/public-pages.ts';
import { expect, test, visit } from '../../support/test.ts';

const kinds = [
  ...['/', '/nurse-scheduling-software', '/ultimate-guide-to-nurse-scheduling-software', '/blog', '/features'],
  ...['/blog/fill-rate-explained', '/features/integrations', '/pricing', '/contact', '/privacy'],
];

/** Texts whose end lies outside the window or is cut by their own box. */
function lostTexts() {
  // Drawings are cut on purpose; tables and rows of cards scroll in their own frame.
  const mayBeCut = (element: Element): boolean =>
    element.closest('svg, [role="img"], [aria-hidden="true"], [inert], .visually-hidden') !== null ||
    (element !== document.documentElement &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && mayBeCut(element.parentElement))));
  const lost = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!hasText || mayBeCut(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isCut =
      style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1 && style.clipPath === 'none';
    return box.right > document.documentElement.clientWidth + 1 || isCut;
  });
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return { overflow, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
}

test('WCAG 1.4.10 every page reflows at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of publicPages) {
    await page.goto(path);
    expect([path, await page.evaluate(lostTexts)]).toEqual([path, { overflow: 0, lost: [] }]);
  }
});

test('WCAG 1.4.4 with 200 % text nothing is lost, on wide and on narrow screens', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  for (const path of kinds) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    expect([path, 1280, await page.evaluate(lostTexts)]).toEqual([path, 1280, { overflow: 0, lost: [] }]);
    await page.setViewportSize({ width: 640, height: 900 });
    expect([path, 640, await page.evaluate(lostTexts)]).toEqual([path, 640, { overflow: 0, lost: [] }]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const call = page.getByRole('banner').getByRole('link', { name: 'Book a Demo' });
  const lines = await call.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines, 'no word of the button is broken').toBeLessThanOrEqual(2);
});

test('posts and guides are printed whole, without what only works on a screen, and with the addresses of links', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  // Letter paper inside the margins of the style sheet.
  await page.setViewportSize({ width: 672, height: 900 });
  for (const path of [
    '/blog/overtime-for-agency-nurses',
    '/blog/nurse-licensure-compact-for-schedulers',
    '/ultimate-guide-to-nurse-scheduling-software',
  ]) {
    await visit(page, path);
    expect([path, await page.evaluate(lostTexts)]).toEqual([path, { overflow: 0, lost: [] }]);
    const onScreen = page.locator('nav, button, form, footer:not(main footer), a[href="#main"]');
    await expect(onScreen.filter({ visible: true })).toHaveCount(0);
    const clipped = await page
      .locator('main :is(pre, [tabindex="0"])')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length);
    expect([path, clipped]).toEqual([path, 0]);
    const link = page.locator('main a[href^="https://"]').first();
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain(await link.getAttribute('href'));
    const margins = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSPageRule ? rule.style.getPropertyValue('margin') : [])),
    );
    expect(margins).toContain('0.75in');
  }
  await expect(page.locator('#how-agency-staffing-works')).toHaveCSS('break-before', 'page');
  // A dark section is light on paper.
  const section = page.locator('main [data-tone]').first();
  await section.evaluate((element) => element.setAttribute('data-tone', 'ink'));
  await expect(section).toBeVisible();
  await expect(section).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(section).toHaveCSS('color', 'rgb(26, 26, 26)');
});
