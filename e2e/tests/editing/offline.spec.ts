import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

// The browser says itself which requests failed.
test.use({ tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const offline = (page: Page) => page.getByText('No connection. Reconnecting…');
/** The return of the network is noticed within this time. */
const soon = { timeout: 3000 };

test('a screen that is opened offline says so, and opens by itself', async ({ adminPage: page, context }) => {
  await page.goto('/admin/contact');
  await expect(page.getByRole('heading', { name: 'Contact messages' })).toBeVisible();
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact messages' })).toBeVisible();
  await page.getByRole('link', { name: 'Site Settings' }).click();
  await expect(page.getByText('This screen opens as soon as the connection is back.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Title template' })).toBeVisible(soon);
  await expect(offline(page)).toBeHidden();
});

test('a list that cannot be read while the server is away is there once it is back', async ({ adminPage: page }) => {
  await page.goto('/admin/pages');
  const drafts = page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: 'Drafts' });
  await expect(page.getByRole('table').getByRole('link', { name: 'Home page' })).toBeVisible();
  await page.route(/\/(api|health)\//, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh pages' }).click();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('table').getByRole('link', { name: 'Home page' })).toBeVisible();
  await drafts.click();
  await expect(page.getByText('This loads by itself once you are back online.')).toBeVisible();
  await page.unroute(/\/(api|health)\//);
  await expect(page.getByRole('alert')).toBeHidden(soon);
  await expect(offline(page)).toBeHidden();
});

test('an editor keeps what is typed offline, and saves it by itself', async ({ adminPage: page, api, context }) => {
  const id = crypto.randomUUID();
  const document = { id, slug: `offline-${id}`, content: { title: 'Before', blocks: [], seo: {} } };
  await api.post('/api/admin/content/page', document);
  await page.goto(`/admin/pages/${id}`);
  const title = page.getByLabel('Title', { exact: true }).first();
  await expect(title).toHaveValue('Before');
  await context.setOffline(true);
  await title.fill('Typed offline');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible(soon);
  expect(await api.get(`/api/admin/content/page/${id}`)).toMatchObject({ content: { title: 'Typed offline' } });
  const { version } = await api.get<{ version: number }>(`/api/admin/documents/${id}`);
  await api.post(`/api/admin/documents/${id}/trash`, { version });
});

test('a post whose creation gets no answer is one post, and a closed tab loses none of it', async ({
  adminPage: page,
  api,
}) => {
  const title = `Begun ${Date.now().toString(36)}`;
  const posts = () => api.get<{ data: { id: string; version: number; path: string }[] }>(`${posted}?search=${title}`);
  const posted = '/api/admin/content/post';
  let created = 0;
  await page.route(`**${posted}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    created += 1;
    await route.fetch();
    return route.abort();
  });
  await page.goto('/admin/blog/new');
  const input = page.getByLabel('Title', { exact: true });
  await expect(input).toBeFocused();
  expect(created).toBe(0);
  await page.keyboard.type(title);
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  const opened = page.url();
  await page.goto('/admin/blog');
  await page.unroute(`**${posted}`);
  await page.goto('/admin/blog/new');
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(input).toHaveValue(title);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const { data } = await posts();
  expect(data).toMatchObject([{ path: `/blog/${title.toLowerCase().replace(' ', '-')}` }]);
  expect(page.url()).toBe(opened.replace(/#.*/, ''));
  expect(opened).toContain(data[0]!.id);
  await page.reload();
  await expect(input).toHaveValue(title);
  await api.post(`/api/admin/documents/${data[0]!.id}/trash`, { version: data[0]!.version });
});
