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

test('the bare document, where nothing is painted before its scripts, asks for them at once', async ({ page }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  const scripts = () => page.locator('script[src*="/static/shell/main."]');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await scripts().count()).toBe(0);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  expect(await scripts().count()).toBe(1);
});
