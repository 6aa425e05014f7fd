import { tabTo, typeInto } from '../../support/keys.ts';
import { expect, test, visit } from '../../support/test.ts';
import { readBlock, writeBlock, writtenBlocks } from '../../support/written-blocks.ts';

const title = `Every block ${Date.now().toString(36)}`;
/** What the title gives. */
const slug = title.toLowerCase().replaceAll(' ', '-');

interface PostDocument {
  readonly id: string;
  readonly version: number;
}

/** Visitors of later tests find the blog as it was. */
test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: PostDocument[] }>(`/api/admin/content/post?search=${slug}`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

/** What a paragraph can become; all else is a section of its own. */
const textKinds = new Set([
  ...['Text', 'Heading 2', 'Heading 3', 'Heading 4', 'Bulleted list', 'Numbered list'],
  ...['Quote', 'Code block', 'Divider'],
]);

test('every block is written by keyboard alone, scheduled, published when its time comes, and read', async ({
  adminPage: page,
  data,
}) => {
  // Forty sections with thousands of keys.
  test.slow();
  await data.publish('snippet', slug, {
    title: 'Rest rule',
    blocks: [{ id: 'rule', type: 'richText', html: '<p>Every page says this.</p>' }],
  });
  const body = page.getByRole('textbox', { name: 'Body' });
  await page.goto('/admin/blog/new-advanced');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(title);
  await typeInto(page, 'Excerpt', 'A post with every block there is.');
  await tabTo(page, 'Body', 'Shift+Tab');
  await page.keyboard.type('## The first heading');
  await page.keyboard.press('Enter');

  await page.keyboard.type('/');
  const options = page.getByRole('listbox', { name: 'Insert' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  const told = await options.locator(':scope > span:first-of-type').allTextContents();
  const titles = told.filter((title) => !textKinds.has(title));
  expect(titles.toSorted(), 'support/written-blocks.ts says how each block is filled').toEqual(
    Object.keys(writtenBlocks).toSorted(),
  );
  await page.keyboard.press('Backspace');
  for (const title of titles) {
    await page.keyboard.type(`/${title}`);
    await expect(options.first()).toHaveAccessibleName(new RegExp(`^${title}`));
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('data-field', /^blocks/);
    await writeBlock(page, writtenBlocks[title]!);
    await page.keyboard.press('Escape');
    await expect(body).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('The end.');

  await tabTo(page, 'More ways to publish', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Schedule…' });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const time = dialog.getByLabel('Publish at', { exact: true });
  await expect(time).toBeFocused();
  for (const part of ['03', '03', '2099']) await page.keyboard.type(part);
  await page.keyboard.press('ArrowRight');
  for (const part of ['02', '00', 'PM']) await page.keyboard.type(part);
  await expect(time).toHaveValue('2099-03-03T14:00');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Schedule');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^This version goes live/)).toBeVisible();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await data.letScheduleCome(slug);
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Playing</h1>' }));
  await visit(page, `/blog/${slug}`);
  const article = page.getByRole('article');
  for (const title of titles) await readBlock(article, writtenBlocks[title]!);
  await expect(article.getByText('The end.')).toBeVisible();
});
