import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test, visit, type Api } from '../../support/test.ts';
import type { Site } from '../../support/site.ts';

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Visits {
  readonly total: { readonly views: number; readonly visitors: number };
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  readonly sources: readonly { readonly source: string; readonly campaign: string | null }[];
}
const read = (api: Api) => api.get<Visits>('/api/admin/visits');

/** A browser of its own; `isSteered`: it says that a program steers it. */
async function asVisitor(
  browser: Browser,
  site: Site,
  { isSteered = false, ...options }: BrowserContextOptions & { isSteered?: boolean },
  work: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ baseURL: site.baseUrl, userAgent: person, ...options });
  if (!isSteered)
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  const page = await context.newPage();
  await work(page);
  await context.close();
}

const told = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/visits'));
const tells = async (page: Page, work: () => Promise<unknown>) => {
  const [answer] = await Promise.all([told(page), work()]);
  expect(answer.status()).toBe(204);
};

test('the numbers of visits are those of a log, without programs and without those who ask for privacy', async ({
  browser,
  site,
  api,
  adminPage,
}) => {
  expect((await read(api)).total).toMatchObject({ views: 0, visitors: 0 });
  const views: string[] = [];

  await asVisitor(browser, site, {}, async (page) => {
    const referer = 'https://news.example/story?reader=1';
    await tells(page, () => page.goto('/pricing?utm_source=Newsletter&utm_campaign=spring', { referer }));
    await page.locator('#root[data-hydrated]').waitFor();
    await tells(page, () => page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click());
    await tells(page, () => page.goBack());
    await tells(page, () => page.reload());
    views.push('/pricing', '/about', '/pricing', '/pricing');
    expect(await page.evaluate(() => [document.cookie, ...Object.keys(sessionStorage)])).toEqual(['']);
  });
  await asVisitor(browser, site, { userAgent: `${person} Edg/140.0`, javaScriptEnabled: false }, async (page) => {
    const image = page.waitForResponse('**/api/visits/image');
    await page.goto('/about');
    expect((await image).status()).toBe(200);
    views.push('/about');
  });
  const unheard = async (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/about');
    await page.goto('about:blank');
    expect(asked.filter((url) => url.includes('/api/visits'))).toEqual([]);
  };
  await asVisitor(browser, site, { isSteered: true }, unheard);
  await asVisitor(browser, site, {}, async (page) => {
    await page.addInitScript(() => localStorage.setItem('auth_token', 'of an administrator'));
    await unheard(page);
  });
  for (const options of [{ userAgent: 'Googlebot/2.1' }, { extraHTTPHeaders: { 'sec-gpc': '1' } }])
    await asVisitor(browser, site, options, (page) => tells(page, () => page.goto('/about')));

  // The counts are written a moment after the views.
  await expect.poll(async () => (await read(api)).total).toMatchObject({ views: views.length, visitors: 2 });
  const { pages, sources } = await read(api);
  for (const path of new Set(views)) {
    const count = views.filter((view) => view === path).length;
    expect(pages).toContainEqual(expect.objectContaining({ path, views: count }));
  }
  expect(sources).toContainEqual(expect.objectContaining({ source: 'newsletter', campaign: 'spring' }));

  await adminPage.goto('/admin/dashboard');
  const labels = adminPage.locator('.recharts-cartesian-axis-tick-value').filter({ hasText: /^\d+$/ });
  await expect(labels.first()).toHaveText('0');
  const numbers = (await labels.allTextContents()).map(Number);
  // At equal distances.
  expect(numbers).toEqual(numbers.map((_, place) => place * (numbers[1] ?? 0)));
});
