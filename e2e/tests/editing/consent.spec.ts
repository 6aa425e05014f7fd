import type { Page } from '@playwright/test';
import { publicPages } from '../../support/public-pages.ts';
import type { SiteData } from '../../support/site-data.ts';
import { workersSite } from '../../support/site.ts';
import { expect, test, visit, type Api } from '../../support/test.ts';

const chat = '<script src="https://chat.example/widget.js"></script><script>window.chatStarted = true;</script>';
const scripts = {
  googleAnalytics: { account: 'G-ABC123' },
  googleTagManager: { account: 'GTM-XYZ9' },
  facebookPixel: { account: '12345' },
  linkedinInsight: { account: '67890', paths: ['/about'] },
  others: [{ id: 'chat', name: 'Acme Chat', purpose: 'Answers questions.', category: 'functional', html: chat }],
};
const onEveryPage = [
  'https://chat.example/widget.js',
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
  'https://www.googletagmanager.com/gtm.js?id=GTM-XYZ9',
];
const linkedin = 'https://snap.licdn.com/li.lms-analytics/insight.min.js';

/** What the browser asks other hosts for, and what the page's policy refused. */
async function watched(page: Page) {
  const asked: string[] = [];
  const refused: string[] = [];
  const { host } = new URL(workersSite().baseUrl);
  const isForeign = (url: URL) => url.host !== host;
  await page.route(isForeign, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return { asked: () => asked.toSorted(), refused, forget: () => asked.splice(0) };
}

const configure = async (data: SiteData, content: object = scripts) => {
  await data.publish('site-scripts', 'site-scripts', content);
  await data.show();
};
const declineBySignal = () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const reopen = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();

/** Until the site knows what the visitor chose before. */
async function visitAsked(page: Page, path: string) {
  await visit(page, path);
  await page.locator('html[data-consent]').waitFor();
}

test('nothing is asked and nothing loaded until something is configured', async ({ page }) => {
  const net = await watched(page);
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  await visit(page, '/features');
  await page.waitForLoadState('networkidle');
  expect(code.filter((url) => url.includes('consent'))).toEqual([]);
  expect(await page.content()).not.toContain('Cookie choices');
  expect(net.asked()).toEqual([]);
});

test('scripts of others load once the visitor accepts, exactly those of the page', async ({ page, data }) => {
  await configure(data);
  const net = await watched(page);
  await visitAsked(page, '/features');
  const [decline, accept] = ['Decline', 'Accept'].map((name) => banner(page).getByRole('button', { name }));
  await expect(accept!).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  const sizes = await Promise.all([decline!, accept!].map((button) => button.boundingBox()));
  expect(sizes[0]).toMatchObject({ width: sizes[1]!.width, height: sizes[1]!.height, y: sizes[1]!.y });
  expect(net.asked()).toEqual([]);

  const proof = page.waitForRequest('**/api/consents');
  await accept!.click();
  await expect.poll(net.asked).toEqual(onEveryPage);
  await expect(banner(page)).toHaveCount(0);
  expect(Object.keys((await proof).postDataJSON() as object)).toEqual(['id', 'accepted', 'question']);
  expect((await (await proof).response())?.status()).toBe(204);
  const signals = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)).slice(0, 2),
  );
  expect(signals).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied' }],
    ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted', ad_personalization: 'granted' }],
  ]);
  expect(await page.evaluate(() => (window as unknown as { chatStarted?: boolean }).chatStarted)).toBe(true);

  net.forget();
  await visit(page, '/about');
  await expect.poll(net.asked).toEqual([...onEveryPage, linkedin].toSorted());
  net.forget();
  // It has a form, whose confirmation nobody else sees.
  await visitAsked(page, '/contact');
  expect(net.asked()).toEqual([]);
  expect(net.refused).toEqual([]);
});

test('nothing loads after the visitor declined, and the footer takes an acceptance back', async ({ page, data }) => {
  await configure(data);
  const net = await watched(page);
  await visitAsked(page, '/features');
  await press(page, 'Decline');
  await visitAsked(page, '/about');
  await expect(banner(page)).toHaveCount(0);
  expect(net.asked()).toEqual([]);

  await reopen(page);
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await reopen(page);
  await banner(page)
    .getByRole('checkbox', { name: /^Statistics/ })
    .check();
  await press(page, 'Save choices');
  await expect.poll(net.asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);

  await page.evaluate(() => (document.cookie = '_ga=GA1.1.1;path=/'));
  net.forget();
  await reopen(page);
  const reloaded = page.waitForEvent('load');
  await press(page, 'Decline');
  await reloaded;
  await page.locator('html[data-consent]').waitFor();
  expect(net.asked()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(net.refused).toEqual([]);
});

test('choices open for a visitor who presses before the code has come', async ({ page, data }) => {
  await configure(data);
  await visitAsked(page, '/features');
  await press(page, 'Decline');
  const pressed = Promise.withResolvers<void>();
  await page.route(/\.js($|\?)/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await reopen(page);
  pressed.resolve();
  await expect(banner(page)).toBeFocused();
});

test('Global Privacy Control counts as a no, and the choices say so', async ({ page, data }) => {
  await configure(data);
  await page.addInitScript(declineBySignal);
  const net = await watched(page);
  await visitAsked(page, '/about');
  await reopen(page);
  await expect(banner(page)).toContainText('Global Privacy Control');
  await expect(banner(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await press(page, 'Close');
  expect(net.asked()).toEqual([]);
});

test('login and admin area never ask', async ({ page, data }) => {
  await configure(data);
  const net = await watched(page);
  await visit(page, '/login');
  await page.getByRole('button', { name: /log in|sign in/i }).waitFor();
  await expect(banner(page)).toHaveCount(0);
  expect(net.asked()).toEqual([]);
});

/** Pages of one kind differ only in their words. */
const ofEachKind = [
  '/',
  '/features',
  '/features/client-portal',
  '/blog',
  '/blog/fill-rate-explained',
  '/about',
  '/privacy',
];

/** A draft in its preview, the login and the page that confirms a sent form: nobody else ever learns of them. */
async function privatePaths(api: Api): Promise<string[]> {
  const { id } = await api.get<{ id: string }>('/api/admin/content/page/about');
  const link = await api.post<{ url: string }>(`/api/admin/documents/${id}/preview-links`, { minutes: 5 });
  return [new URL(link.url).pathname, '/login', '/contact?sent=1'];
}

test('no page asks another host: not before consent, on refusal, after withdrawal or with Global Privacy Control', async ({
  page,
  data,
  api,
}) => {
  await configure(data);
  const net = await watched(page);
  const sitemap = await (await page.request.get('/sitemap-1.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  const paths = new Set([...listed, ...publicPages.map(({ path }) => path)]);
  const hidden = await privatePaths(api);
  const visitAll = async (shown: Iterable<string>) => {
    for (const path of shown) await visitAsked(page, path);
    for (const path of hidden) await visit(page, path);
  };

  await visitAll(paths);
  await visitAsked(page, '/about');
  await press(page, 'Decline');
  await visitAll(ofEachKind);
  expect(net.asked()).toEqual([]);

  await visitAsked(page, '/about');
  await reopen(page);
  await press(page, 'Accept');
  await expect.poll(net.asked).not.toEqual([]);
  net.forget();
  for (const path of hidden) await visit(page, path);
  expect(net.asked()).toEqual([]);

  await visitAsked(page, '/about');
  await reopen(page);
  const reloaded = page.waitForEvent('load');
  await press(page, 'Decline');
  await reloaded;
  net.forget();
  await visitAll(ofEachKind);
  await page.evaluate(() => localStorage.clear());
  await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.addInitScript(declineBySignal);
  await visitAll(ofEachKind);
  expect(net.asked()).toEqual([]);
  expect(net.refused).toEqual([]);
});
