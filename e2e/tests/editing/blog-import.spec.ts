import type { Page } from '@playwright/test';
import { count, ghostBlog, tooLong, wordPressBlog } from '../../support/blog-exports.ts';
import { hangLimit } from '../../../scripts/lib/hang-limit.mjs';
import { expect, test, visit, type Api } from '../../support/test.ts';

const mark = `import-${Date.now().toString(36)}`;

interface Stored {
  readonly id: string;
  readonly version: number;
}
const search = async (api: Api) =>
  (await api.get<{ data: Stored[] }>(`/api/admin/content/post?search=${mark}&limit=100`)).data;

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  for (let posts = await search(api); posts.length > 0; posts = await search(api))
    for (const { id, version } of posts) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

type File = Awaited<ReturnType<typeof wordPressBlog>>;
const choose = (page: Page, file: File) => page.locator('input[type="file"]').setInputFiles(file);
const report = (page: Page, words: string) => page.getByText(`${count} posts: ${words}.`);
const row = (page: Page, title: string) => page.getByRole('row', { name: `${title} ${mark}` });
const heading = (page: Page, file: File) => page.getByRole('heading', { name: file.name });

/** Imports with everything that was published, and reads the report before and after. */
async function importAll(page: Page, file: File): Promise<void> {
  await choose(page, file);
  await expect(report(page, `${count} to import`)).toBeVisible();
  await expect(heading(page, file)).toBeFocused();
  await expect(page.getByText('Only posts are imported. Left out: 1 page.')).toBeVisible();
  await expect(page.getByText('2 posts that were published before have errors, so they become drafts.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Publish the 88 posts that were published before' }).check();
  await page.getByRole('button', { name: `Import ${count} posts` }).click();
  await expect(report(page, `${count} imported`)).toBeVisible({ timeout: hangLimit * 0.8 });
  await expect(heading(page, file)).toBeFocused();
  await expect(page.getByRole('cell', { name: 'Published', exact: true })).toHaveCount(88);
  await expect(page.getByRole('cell', { name: 'Draft created', exact: true })).toHaveCount(12);
}

async function importAgain(page: Page, file: File): Promise<void> {
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await choose(page, file);
  await expect(report(page, `${count} unchanged`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 posts' })).toBeDisabled();
}

async function showsImage(page: Page, name: string): Promise<void> {
  const image = page.getByRole('img', { name, exact: true });
  await expect(image).toHaveAttribute('src', /^\/media\//);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
}

test('a blog of WordPress moves in: looked at, published with its images, below its old addresses, once', async ({
  adminPage: page,
  request,
}) => {
  const file = await wordPressBlog(mark);
  await visit(page, '/admin/blog');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await importAll(page, file);
  for (const note of [
    '<form> was left out.',
    'Left out 1 link that is not allowed.',
    'The image x was left out: add it by hand.',
    'No published author is called Bo Diaz.',
  ])
    await expect(row(page, 'WordPress 1')).toContainText(note);
  for (const at of tooLong)
    await expect(row(page, `WordPress ${at}`)).toContainText(
      'Not ready to publish. Title: Use at most 150 characters.',
    );

  const draft = `/2024/05/${mark}-wp-9`;
  expect((await request.get(draft, { maxRedirects: 0 })).status()).toBe(404);
  await page.getByRole('link', { name: `WordPress 9 ${mark}` }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect
    .poll(async () => {
      const answer = await request.get(`${draft}/`, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    })
    .toEqual([301, expect.stringMatching(new RegExp(`/blog/${mark}-wp-9$`))]);

  await visit(page, `/2024/05/${mark}-was-1/`);
  await expect(page).toHaveURL(`/blog/${mark}-wp-1`);
  await showsImage(page, 'Board 1');
  await page.getByRole('link', { name: 'in another post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `WordPress 2 ${mark}` })).toBeVisible();
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL('/blog/category/news');
  await visit(page, '/blog/tag/float-pools');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Float pools');

  await visit(page, '/admin/blog/import');
  await importAgain(page, file);
});

test('a blog of Ghost moves in, and can be exported as Markdown and HTML', async ({ adminPage: page }) => {
  const file = await ghostBlog(mark);
  await visit(page, '/admin/blog/import');
  await importAll(page, file);
  await page.getByRole('link', { name: 'Import another file' }).click();
  await importAgain(page, file);

  await visit(page, `/${mark}-ghost-98/`);
  await expect(page).toHaveURL(`/blog/${mark}-ghost-98`);
  await expect(page.getByText('Mind gap 98.')).toBeVisible();
  await showsImage(page, 'Board 98');
  await showsImage(page, 'Cover 98');

  await visit(page, '/admin/blog');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'All as Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('blog-posts.zip');
  await page.getByRole('button', { name: `Actions for Ghost 98 ${mark}` }).click();
  const single = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as HTML' }).click();
  expect((await single).suggestedFilename()).toBe(`${mark}-ghost-98.html`);
});
