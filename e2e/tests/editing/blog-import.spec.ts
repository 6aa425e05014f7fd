import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { expect, test, visit } from '../../support/test.ts';

const mark = `import-${Date.now().toString(36)}`;
const picture = path.join(import.meta.dirname, '../../../frontend-public/dist/images/blog/fill-rate-explained.jpg');

/** An export of WordPress with two posts; the first shows an image of the archive. */
function wordPressExport(): string {
  const post = (id: number, title: string, html: string) => `<item>
    <title>${title}</title><link>https://old.example/2024/05/${mark}-${id}/</link>
    <content:encoded><![CDATA[${html}]]></content:encoded><excerpt:encoded><![CDATA[In short]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date>2024-05-0${id} 09:00:00</wp:post_date><wp:post_name>${mark}-${id}</wp:post_name>
    <wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${mark}-was-${id}</wp:meta_value></wp:postmeta>
    <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
  const image = `<figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2024/board.jpg" alt="A board"/></figure>`;
  return `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.example/${mark}</link>
    ${post(1, `First ${mark}`, `<!-- wp:paragraph --><p>Some <strong>bold</strong> words.</p><!-- /wp:paragraph -->${image}`)}
    ${post(2, `Second ${mark}`, '<!-- wp:paragraph --><p>More words.</p><!-- /wp:paragraph --><form><input></form>')}
  </channel></rss>`;
}

/** An export of Ghost with a published post, whose images are in the archive beside it, and a draft. */
function ghostExport(): string {
  const image = '__GHOST_URL__/content/images/2025/02/board.jpg';
  const callout =
    '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the gap.</div></div>';
  const figure = `<figure class="kg-card kg-image-card kg-card-hascaption"><img src="${image}" class="kg-image" alt="A ghost board" loading="lazy" width="800" height="400"><figcaption>The board</figcaption></figure>`;
  const post = (name: string, status: string) => ({
    ...{
      id: name,
      uuid: `${mark}-${name}`,
      title: `Ghost ${name} ${mark}`,
      slug: `${mark}-${name}`,
      type: 'post',
      status,
    },
    ...{ html: `<p>Words of Ghost.</p>${figure}${callout}`, visibility: 'public', feature_image: image },
    ...{ published_at: '2025-02-01T08:00:00.000Z', custom_excerpt: 'What a ghost board is.' },
  });
  const data = {
    posts: [
      post('live', 'published'),
      post('later', 'draft'),
      { id: 'page', title: 'About', slug: 'about', type: 'page' },
    ],
    posts_meta: [{ post_id: 'live', feature_image_alt: 'A cover' }],
    ...{ tags: [], posts_tags: [], users: [], posts_authors: [] },
  };
  return JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });
}

async function archive(name: string, content: string, image: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), name);
  zip.addBuffer(await readFile(picture), image);
  zip.end();
  return buffer(zip.outputStream);
}

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: { id: string; version: number }[] }>(
    `/api/admin/content/post?search=${mark}&limit=100`,
  );
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

test('posts of WordPress are imported once: looked at, as drafts with their images, live under the old address', async ({
  adminPage: page,
  request,
}) => {
  const file = {
    name: 'wordpress.zip',
    mimeType: 'application/zip',
    buffer: await archive('export.xml', wordPressExport(), 'uploads/2024/board.jpg'),
  };
  await visit(page, '/admin/blog');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const choose = () => page.locator('input[type="file"]').setInputFiles(file);
  await choose();
  await expect(page.getByRole('status').filter({ hasText: '2 posts: 2 to import.' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Second ${mark}`) })).toContainText('<form> was left out.');
  await page.getByRole('button', { name: 'Import 2 posts' }).click();
  await expect(page.getByText('2 posts: 2 imported.')).toBeVisible();

  const old = `/2024/05/${mark}-1`;
  expect((await request.get(old, { maxRedirects: 0 })).status()).toBe(404);
  await page.getByRole('link', { name: `First ${mark}` }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect
    .poll(async () => {
      const answer = await request.get(`${old}/`, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    })
    .toEqual([301, expect.stringMatching(new RegExp(`/blog/${mark}-1$`))]);
  await visit(page, `/2024/05/${mark}-was-1/`);
  await expect(page).toHaveURL(`/blog/${mark}-1`);
  await expect(page.getByRole('img', { name: 'A board' })).toHaveAttribute('src', /^\/media\//);

  await visit(page, '/admin/blog');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'All as Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('blog-posts.zip');
  await page.getByRole('button', { name: `Actions for First ${mark}` }).click();
  const single = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as HTML' }).click();
  expect((await single).suggestedFilename()).toBe(`${mark}-1.html`);

  await visit(page, '/admin/blog/import');
  await choose();
  await expect(page.getByRole('status').filter({ hasText: '2 unchanged.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 posts' })).toBeDisabled();
});

test('posts of Ghost are imported and published at once, with their images, below their old addresses', async ({
  adminPage: page,
}) => {
  const content = await archive('blog.ghost.2026-11-23.json', ghostExport(), 'content/images/2025/02/board.jpg');
  await visit(page, '/admin/blog/import');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'ghost.zip', mimeType: 'application/zip', buffer: content });
  await expect(page.getByRole('status').filter({ hasText: '2 posts: 2 to import.' })).toBeVisible();
  await expect(page.getByText('Only posts are imported. Left out: 1 page.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Publish the 1 post that was published before' }).check();
  await page.getByRole('button', { name: 'Import 2 posts' }).click();
  await expect(page.getByText('2 posts: 2 imported.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Ghost live ${mark}`) })).toContainText('Published');
  await expect(page.getByRole('row', { name: new RegExp(`Ghost later ${mark}`) })).toContainText('Draft created');

  await visit(page, `/${mark}-live/`);
  await expect(page).toHaveURL(`/blog/${mark}-live`);
  await expect(page.getByRole('heading', { level: 1, name: `Ghost live ${mark}` })).toBeVisible();
  await expect(page.getByText('Mind the gap.')).toBeVisible();
  const image = page.getByRole('img', { name: 'A ghost board' });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: 'A cover' })).toHaveAttribute('src', /^\/media\//);
});
