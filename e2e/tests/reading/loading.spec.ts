import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/test.ts';

const codeOf = (chunk: string) => new RegExp(`/static/\\w+/${chunk}\\.\\w+\\.js`);

test('LAY-02 Loading... shows while the code of a page loads', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(codeOf('blog'), async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Notes for the people');
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog$/);
});

test('scripts wait for what is seen first, but not forever', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/images\/product\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(asked).toEqual([]);
  const script = page.waitForRequest(codeOf('main'));
  await script;
  held.resolve();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
});

test('scripts come as soon as the largest image is there', async ({ page }) => {
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/images/product/board')) order.push('image');
  });
  page.on('request', (request) => {
    if (codeOf('main').test(request.url())) order.push('script');
  });
  await visit(page, '/');
  expect(order.slice(0, 2)).toEqual(['image', 'script']);
});

test('what is far below the view is laid out after what is in view, unless the address leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<void>();
  await page.route(codeOf('main'), async (route) => {
    await held.promise;
    await route.continue();
  });
  const isLaidOut = () =>
    page
      .locator('main section')
      .last()
      .evaluate((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  const open = { waitUntil: 'domcontentloaded' } as const;
  await page.goto('/pricing', open);
  expect(await isLaidOut()).toBe(false);
  await page.goto('/pricing#faq', open);
  await page.reload(open);
  expect(await isLaidOut()).toBe(true);
  await page.goto('/', open);
  expect(await isLaidOut()).toBe(false);
  held.resolve();
  await expect.poll(isLaidOut).toBe(true);
  await expect(page.locator('html[data-arriving]')).not.toBeAttached();
  expect(await isLaidOut()).toBe(true);
});

test('the bare document, where nothing is painted before its scripts, asks for them at once', async ({ page }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  const scripts = () => page.locator('script[src*="/static/shell/main."]');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await scripts().count()).toBe(0);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  expect(await scripts().count()).toBe(1);
});

const fontsIn = (page: Page) =>
  page.evaluate(() => ({
    shown: !document.documentElement.hasAttribute('data-fonts'),
    files: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
      const [, file] = /\/([\w-]+(?:\.core)?)\.\w+\.woff2$/.exec(name) ?? [];
      return file === undefined ? [] : [{ file, startTime }];
    }),
    painted: Math.min(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
  }));
const isFull = (file: string) => !file.endsWith('.core');

test('fonts come after what is seen first, and before it once the browser has them', async ({ page }) => {
  const image = Promise.withResolvers<number>();
  page.on('requestfinished', (request) => {
    if (request.url().includes('/images/product/board')) image.resolve(request.timing().responseEnd);
  });
  await visit(page, '/');
  await image.promise;
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  const first = await fontsIn(page);
  expect(first.files.filter(({ file }) => isFull(file))).toEqual([]);
  expect(first.files.length).toBeGreaterThanOrEqual(2);
  for (const { startTime } of first.files) expect(startTime).toBeGreaterThan(first.painted);

  await visit(page, '/about');
  const second = await fontsIn(page);
  expect(second.shown).toBe(true);
  const core = second.files.filter(({ file }) => !isFull(file));
  expect(core.length).toBeGreaterThanOrEqual(2);
  for (const { startTime } of core.slice(0, 2)) expect(startTime).toBeLessThan(second.painted);
});

test('fonts that are no longer in the browser come all the same', async ({ page, context }) => {
  const core = /hanken-grotesk-latin-wght-normal\.core/;
  await visit(page, '/');
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  const [font] = await Promise.all([page.waitForResponse(core), visit(page, '/about')]);
  expect(font.status()).toBe(200);
  await page.waitForFunction(() => document.fonts.check('1em Hanken Grotesk Variable'));
});

test('letters of other languages come from the full font', async ({ page }) => {
  await visit(page, '/about');
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  expect((await fontsIn(page)).files.filter(({ file }) => isFull(file))).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [text, file] of [
    ['Français, où ?', 'radio-canada-big-latin-wght-normal'],
    ['Łódź', 'radio-canada-big-latin-ext-wght-normal'],
  ] as const) {
    await heading.evaluate((element, value) => (element.textContent = value), text);
    await expect.poll(async () => (await fontsIn(page)).files.map((font) => font.file)).toContain(file);
  }
});

test('without JavaScript the fonts come at once', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const font = page.waitForRequest(/hanken-grotesk-latin-wght-normal\.core\.\w+\.woff2/);
  await page.goto('/about');
  await font;
  await page.close();
});

test('what is tapped before the scripts arrive is answered: by the browser at once, else when they come', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/static\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.locator('#faq details, main details').first();
  await question.locator('summary').click();
  await expect(question).toHaveJSProperty('open', true);
  const theme = page.locator('html');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(theme).toHaveClass('light');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeVisible();

  held.resolve();
  await expect(theme).toHaveClass('dark');
  await page.locator('#root[data-hydrated]').waitFor();
  await expect(theme).toHaveClass('dark');
  await expect(menu).toBeVisible();
  await expect(question).toHaveJSProperty('open', true);
});
