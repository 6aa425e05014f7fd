import { expect, test, visit, watchConsole } from '../../support/test.ts';

interface HomeDocument {
  id: string;
  version: number;
  content: Record<string, unknown>;
}
interface Link {
  id: string;
  url: string;
}

let before: HomeDocument;
test.beforeEach(async ({ api }) => {
  before = await api.get<HomeDocument>('/api/admin/content/home-content/home');
});
test.afterEach(async ({ api }) => {
  const { version } = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  await api.put('/api/admin/content/home-content/home/draft', { version, content: before.content });
});

test.describe('a link to the draft', () => {
  test.use({ tolerated: /status of 404/ });

  test('shows it to anyone, leads nowhere by itself, and dies when it is revoked', async ({ page, api, browser }) => {
    const content = { ...before.content, heroSubtitle: 'Only people with the link read this.' };
    await api.put('/api/admin/content/home-content/home/draft', { version: before.version, content });
    const link = await api.post<Link>(`/api/admin/documents/${before.id}/preview-links`, { minutes: 5 });
    const address = new URL(link.url).pathname;

    const response = await visit(page, address);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.getByText('Only people with the link read this.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Draft preview' })).toContainText('Unpublished changes');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'leaves the preview' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
    await page.getByRole('link', { name: 'Go to /about' }).click();
    await expect(page).toHaveURL(/\/about$/);

    await api.request.delete(`/api/admin/documents/${before.id}/preview-links/${link.id}`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    const anonymous = await browser.newPage();
    watchConsole(anonymous, [], [/./]);
    expect((await anonymous.goto(link.url))?.status()).toBe(404);
    await expect(anonymous.getByRole('heading', { name: 'This preview link has expired' })).toBeVisible();
    await anonymous.close();
  });
});

test('what is not published is in no page, no answer and no list of pages', async ({ api, request }) => {
  const words = 'Nobody but the editor has read these words.';
  const content = { ...before.content, heroSubtitle: words };
  await api.put('/api/admin/content/home-content/home/draft', { version: before.version, content });
  const link = await api.post<Link>(`/api/admin/documents/${before.id}/preview-links`, { minutes: 5 });
  expect(await (await request.get(new URL(link.url).pathname)).text()).toContain(words);
  for (const address of ['/', '/?preview=1', '/website', '/api/home-content', '/sitemap-1.xml', '/robots.txt'])
    expect(await (await request.get(address)).text(), address).not.toContain(words);
});

test('the preview beside the form shows what is typed', async ({ adminPage: page }) => {
  await page.goto('/admin/home');
  await page
    .getByRole('button', { name: /preview/i })
    .first()
    .click();
  const preview = page.frameLocator('iframe');
  await preview.locator('#preview-overlay').waitFor({ state: 'attached' });
  await page
    .getByLabel(/subtitle/i)
    .first()
    .fill('Typed beside the page.');
  await expect(preview.getByText('Typed beside the page.')).toBeVisible();

  const popUp = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in a window of its own' }).click();
  const own = await popUp;
  await own.locator('#preview-overlay').waitFor({ state: 'attached' });
  await expect(own.getByText('Typed beside the page.')).toBeVisible();
  await page
    .getByLabel(/subtitle/i)
    .first()
    .fill('Typed for both.');
  await expect(own.getByText('Typed for both.')).toBeVisible();
  await expect(preview.getByText('Typed for both.')).toBeVisible();
  await own.close();
});
