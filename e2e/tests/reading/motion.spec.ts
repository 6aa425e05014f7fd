import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/test.ts';

const tour = (page: Page) => page.getByRole('region', { name: 'Product tour' });
const slides = (page: Page) => tour(page).locator('[aria-roledescription="slide"]');
/** Which slide shows, counted from 1. */
const shown = async (page: Page) =>
  1 + (await slides(page).evaluateAll((all) => all.findIndex((slide) => !slide.hasAttribute('inert'))));

/** React works in messages, which no clock holds back. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let rounds = 5;
        port1.onmessage = () => (rounds-- > 0 ? port2.postMessage(null) : resolve());
        port2.postMessage(null);
      }),
  );

async function pass(page: Page, milliseconds: number) {
  await settled(page);
  await page.clock.runFor(milliseconds);
  await settled(page);
}

/** The home page at a time that only `pass` moves on. */
async function visitStill(page: Page) {
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await settled(page);
}

test('HOM-04 the tour rotates every 4000 ms, crossfades in 0.8 s and wraps', async ({ page }) => {
  await visitStill(page);
  const count = await slides(page).count();
  expect(count).toBeGreaterThan(2);
  // A pointer that enters and leaves restarts the time of a slide.
  await tour(page).hover();
  await settled(page);
  await page.mouse.move(0, 0);
  const seen: number[] = [await shown(page)];
  for (let step = 1; step <= count; step++) {
    await pass(page, 3999);
    expect(await shown(page)).toBe(seen.at(-1));
    await pass(page, 1);
    seen.push(await shown(page));
  }
  expect(seen.slice(1)).toEqual(seen.slice(0, -1).map((place) => (place % count) + 1));
  await expect(slides(page).first()).toHaveCSS('transition-duration', /0\.8s/);
  await expect(slides(page).first()).toHaveCSS('transition-property', /opacity/);
});

test('HOM-04 hidden slides are inert and cannot be reached; dots are named, at least 24 px, and jump', async ({
  page,
}) => {
  await visit(page, '/');
  await tour(page).getByRole('button', { name: 'Pause the product tour' }).click();
  const hidden = slides(page).locator('xpath=self::*[@inert]');
  await expect(hidden).toHaveCount((await slides(page).count()) - 1);
  const dots = tour(page).getByRole('button', { name: /^(Show view \d|Slide \d|Show \S)/ });
  await expect(dots).toHaveCount(await slides(page).count());
  await dots.nth(2).click();
  expect(await shown(page)).toBe(3);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(slides(page).nth(2)).toHaveCSS('opacity', '1');
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height), (await button.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(24);
  }
});

test('HOM-04 the tour stops under the pointer, while focused, when paused and with reduced motion', async ({
  page,
}) => {
  await visitStill(page);
  const expectStopped = async () => {
    const before = await shown(page);
    await pass(page, 12_500);
    expect(await shown(page)).toBe(before);
  };
  const moves = async () => {
    const before = await shown(page);
    await pass(page, 4000);
    expect(await shown(page)).not.toBe(before);
  };
  await moves();
  await tour(page).hover();
  await expectStopped();
  await page.mouse.move(0, 0);
  await moves();
  const pause = tour(page).getByRole('button', { name: 'Pause the product tour' });
  const play = tour(page).getByRole('button', { name: 'Play the product tour' });
  await pause.focus();
  await expectStopped();
  await page.keyboard.press('Enter');
  await play.blur();
  await expectStopped();
  await play.focus();
  await page.keyboard.press('Enter');
  await pause.blur();
  await moves();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.resume();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 600_000);
  await expect(play).toBeVisible();
  await expectStopped();
});

test('LAY-01 no overlay on the first load; on a change of page it blurs for about 300 ms, then the top shows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: { at: number; shown: boolean; filter: string }[] = [];
    Object.assign(window, { seen });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const isShown = document.body.textContent.includes('Loading page...');
        if (isShown !== (seen.at(-1)?.shown ?? false)) {
          const overlay = [...document.querySelectorAll('[role="status"]')].at(-1)!;
          seen.push({ at: performance.now(), shown: isShown, filter: getComputedStyle(overlay).backdropFilter });
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true }),
    );
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: { at: number; filter: string }[] }).seen);
  await visit(page, '/about');
  expect(await seen()).toEqual([]);
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      Object.assign(window, { asked: options });
      scrollTo(options);
    }) as typeof window.scrollTo;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect.poll(async () => (await seen()).length).toBe(2);
  const [first, last] = await seen();
  expect(first!.filter).toContain('blur');
  expect(last!.at - first!.at).toBeGreaterThan(250);
  expect(await page.evaluate(() => (window as unknown as { asked: ScrollToOptions }).asked)).toEqual({
    top: 0,
    behavior: 'smooth',
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('LAY-03 the button to the top appears after 200 px, not before, and scrolls smoothly', async ({ page }) => {
  await visit(page, '/about');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 201, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo = ((options: ScrollToOptions) =>
      Object.assign(window, { asked: options })) as typeof window.scrollTo;
  });
  await button.click();
  expect(await page.evaluate(() => (window as unknown as { asked: ScrollToOptions }).asked)).toEqual({
    top: 0,
    behavior: 'smooth',
  });
});
