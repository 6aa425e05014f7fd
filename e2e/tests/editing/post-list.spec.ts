import type { Page } from '@playwright/test';
import { expect, test, type Api } from '../../support/test.ts';

interface Post {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

const mark = `listed-${Date.now().toString(36)}`;

/** Drafts of this test's own, found by their tag. */
async function givenPosts(api: Api, tag: string, titles: readonly string[]): Promise<void> {
  for (const [n, title] of titles.entries()) {
    const content = { title, excerpt: `Excerpt of ${title}.`, tags: [tag], category: n % 2 ? 'Even' : 'Odd' };
    await api.post('/api/admin/content/post', { id: crypto.randomUUID(), slug: `${tag}-${n}`, content });
  }
}

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: Post[] }>(`/api/admin/content/post?search=${mark}&limit=100`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

const rows = (page: Page) => page.getByRole('table', { name: 'Blog Posts' }).getByRole('link');

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an editor filters posts, publishes several of which one cannot be, and undoes the trash', async ({
  adminPage: page,
  api,
  request,
  quietConsole,
}) => {
  const tag = `${mark}-bulk`;
  await givenPosts(api, tag, ['First of many', 'Second of many', '', 'Fourth of many']);
  await page.goto('/admin/blog-direct?sort=title');
  await page.getByRole('combobox', { name: 'Filter by tag' }).fill(tag);
  await page.getByRole('option', { name: tag }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/blog-direct\\?tags=${tag}&sort=title$`));
  await expect(rows(page)).toHaveText([/^First/, /^Fourth/, new RegExp(`^${tag}-2`), /^Second/]);

  await page.getByRole('checkbox', { name: 'First of many' }).click();
  await page.getByRole('checkbox', { name: 'Second of many' }).click({ modifiers: ['Shift'] });
  await choose(page, 'Publish…');
  const dialog = page.getByRole('dialog', { name: 'Publish 4 posts?' });
  await expect(dialog.getByRole('region', { name: 'Cannot be published yet' })).toContainText(`${tag}-2`);
  await dialog.getByRole('button', { name: /^Publish 3 posts/ }).click();
  const outcome = page.getByRole('alert').filter({ hasText: '3 posts published. 1 of 4 could not be published.' });
  await expect(outcome).toContainText(`${tag}-2: Title: Fill this in.`);
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('422')]);
  expect((await request.get(`/blog/${tag}-0`)).status()).toBe(200);

  await page.getByRole('link', { name: 'Published', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await choose(page, 'Move to trash');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('3 posts moved to the trash.')).toBeVisible();
  await expect(page.getByText('None of these blog posts has')).toBeVisible();
  expect((await request.get(`/blog/${tag}-0`)).status()).toBe(410);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 posts put back.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  expect((await request.get(`/blog/${tag}-0`)).status()).toBe(200);
});

test('an editor looks through posts by keyboard and opens one', async ({ adminPage: page, api }) => {
  const tag = `${mark}-look`;
  await givenPosts(api, tag, ['Looked at first', 'Looked at second']);
  await page.goto(`/admin/blog?tags=${tag}&sort=title`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const look = page.getByRole('region', { name: 'Quick look' });
  await expect(look.getByRole('heading', { name: 'Looked at first' })).toBeVisible();
  await expect(look).toContainText('Excerpt of Looked at first.');
  await expect(look.getByRole('region', { name: 'Checks' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(look).toContainText('Excerpt of Looked at second.');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Looked at second' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Looked at second' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/admin/blog\\?tags=${tag}&sort=title`));
});
