import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, openOtherBrowser, saveNow, test, visit } from '../../support/test.ts';

interface PostDocument {
  readonly id: string;
  readonly version: number;
}

const title = `Night cover ${Date.now().toString(36)}`;
/** What the title gives. */
const slug = title.toLowerCase().replaceAll(' ', '-');

/** Visitors of later tests find the blog as it was. */
test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: PostDocument[] }>(`/api/admin/content/post?search=${slug}`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

test('an author writes a post by keyboard, with a note between its paragraphs, and publishes it', async ({
  adminPage: page,
  api,
}) => {
  await page.goto('/admin/blog/new-advanced');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(title);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await page.keyboard.type('Start with the roster.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Who is rested');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/note');
  await expect(page.getByRole('option', { name: 'Note' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field="blocks.1.title"]')).toBeFocused();
  await page.keyboard.type('Eleven hours');
  await body.getByText('Start with the roster.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then call.');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(body).toHaveText(/Who is rested.*Start with the roster\. Then call\..*Eleven hours/);
  await page.keyboard.press('Control+z');
  await expect(body).toHaveText(/Start with the roster\. Then call\..*Who is rested.*Eleven hours/);

  // By keyboard: the block becomes a quote. By mouse: it is dragged below the heading.
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('menuitem', { name: 'Turn into' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  for (const kind of ['Text', 'Heading 2', 'Heading 3', 'Heading 4', 'Bulleted list', 'Numbered list', 'Quote']) {
    await expect(page.getByRole('menuitem', { name: kind, exact: true })).toBeFocused();
    if (kind !== 'Quote') await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(body.getByRole('blockquote')).toHaveText('Start with the roster. Then call.');
  await expect(body).toBeFocused();
  await body.getByRole('blockquote').hover();
  const handle = page.getByRole('button', { name: 'Actions for this block' });
  await handle.hover();
  await page.mouse.down();
  const heading = (await body.getByRole('heading', { name: 'Who is rested' }).boundingBox())!;
  await page.mouse.move(heading.x + 40, heading.y + 4, { steps: 4 });
  await page.mouse.move(heading.x + heading.width - 20, heading.y + heading.height - 4, { steps: 4 });
  await page.mouse.up();
  await expect(body).toHaveText(/Who is rested.*Start with the roster\. Then call\..*Eleven hours/);

  await page.getByLabel('Excerpt').fill('How to staff nights when half of the unit is sick.');
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Publish at', { exact: true }).fill('2099-03-03T14:00');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText(/^This version goes live/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Scheduled' })).toBeVisible();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();

  await visit(page, `/blog/${slug}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Who is rested' })).toBeVisible();
  await expect(article.getByRole('blockquote')).toHaveText('Start with the roster. Then call.');
  // The heading has an anchor of its own.
  await expect(article.getByRole('heading', { level: 2, name: 'Who is rested' })).toHaveId('who-is-rested');
  await expect(article.getByText('Eleven hours')).toBeVisible();

  // A card says that it is no longer what visitors see.
  const { data } = await api.get<{ data: PostDocument[] }>(`/api/admin/content/post?search=${slug}`);
  await page.goto(`/admin/blog/${data[0]?.id}/edit-advanced`);
  const card = body.getByRole('button', { name: /^Note/ });
  await expect(card).not.toHaveAccessibleName(/changed/);
  await card.click();
  await page.locator('[data-field="blocks.1.title"]').fill('Twelve hours');
  await expect(card).toHaveAccessibleName(/Twelve hours.*changed/);
});

const written = {
  title: 'Night cover',
  excerpt: 'How to staff nights when half of the unit is sick.',
  blocks: [
    { id: 'a', type: 'richText', html: '<p>Start with the roster.</p>' },
    { id: 'b', type: 'callout', tone: 'info', title: 'Eleven hours', html: '<p>Rest between two shifts.</p>' },
    { id: 'c', type: 'richText', html: '<p>Then call.</p>' },
  ],
};

test.describe('in conflict', () => {
  // The browser itself reports the refused request.
  test.use({ tolerated: /status of 412/ });

  test('two authors of one post are merged where they can be, and asked where they cannot', async ({
    adminPage: mine,
    browser,
    site,
    api,
  }) => {
    const { id } = await api.post<PostDocument>('/api/admin/content/post', {
      id: randomUUID(),
      slug,
      content: written,
    });
    const theirs = await openOtherBrowser(browser, site);
    const bodies = [mine, theirs].map((page) => page.getByRole('textbox', { name: 'Body' }));
    const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved \d/ });
    for (const page of [mine, theirs]) {
      await page.goto(`/admin/blog/${id}/edit-advanced`);
      await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText(/Start.*Then call\./);
    }
    const type = async (page: Page, line: string, words: string) => {
      await page.getByRole('textbox', { name: 'Body' }).getByText(line).click();
      await page.keyboard.press('End');
      await page.keyboard.type(words);
    };
    await type(mine, 'Start with the roster.', ' Mine.');
    await saveNow(mine);
    await expect(saved(mine)).toBeVisible();
    await type(theirs, 'Then call.', ' Theirs.');
    await saveNow(theirs);
    for (const body of bodies) await expect(body).toHaveText(/roster\. Mine\..*Eleven hours.*call\. Theirs\./);

    // The same paragraph: nobody's words are dropped without a question.
    await type(theirs, 'Start with the roster. Mine.', ' Their last word.');
    await saveNow(theirs);
    await expect(saved(theirs)).toBeVisible();
    await type(mine, 'Start with the roster. Mine.', ' My last word.');
    await saveNow(mine);
    const dialog = mine.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Keep both' }).check();
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(bodies[0]!).toHaveText(/My last word\..*Their last word\..*Then call/);
    await theirs.context().close();
  });
});

test('who leaves a new post right after typing stays where they went', async ({ adminPage: page, api }) => {
  const title = `Left at once ${Date.now().toString(36)}`;
  await page.goto('/admin/blog/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('link', { name: 'Blog Posts' }).click();
  const row = page.getByRole('table', { name: 'Blog Posts' }).getByRole('link', { name: title });
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await row.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  const { data } = await api.get<{ data: { id: string; version: number }[] }>(
    `/api/admin/content/post?search=${encodeURIComponent(title)}`,
  );
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

test('a post goes through the simple editor and back with the blocks that it does not edit as they were', async ({
  adminPage: page,
  api,
}) => {
  const { id } = await api.post<PostDocument>('/api/admin/content/post', { id: randomUUID(), slug, content: written });
  await page.goto(`/admin/blog/${id}/edit`);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.getByText('Then call.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then sleep.');
  await saveNow(page);
  const post = `/api/admin/content/post/${id}`;
  const blocks = async () => (await api.get<{ content: { blocks: unknown[] } }>(post)).content.blocks;
  await expect.poll(async () => (await blocks()).at(-1)).toMatchObject({ html: '<p>Then call. Then sleep.</p>' });
  await page.goto(`/admin/blog/${id}/edit-advanced`);
  await expect(body).toHaveText(/Start with the roster\..*Eleven hours.*Then call\. Then sleep\./);
  await body.getByText('Then call. Then sleep.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then drink.');
  await saveNow(page);
  await expect.poll(async () => JSON.stringify((await blocks()).at(-1))).toContain('Then drink.');
  expect((await blocks()).slice(0, 2)).toMatchObject(written.blocks.slice(0, 2));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every action of a post is in reach, with its three views', async ({ adminPage: page, api }) => {
    const { data } = await api.get<{ data: PostDocument[] }>('/api/admin/content/post');
    await page.goto(`/admin/blog/${data[0]?.id}/edit-advanced`);
    const actions = page.locator('header:has(h1)').locator('button, a').filter({ visible: true });
    await expect(actions.last()).toHaveAccessibleName('More actions');
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for this block' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeInViewport();
  });

  test('what is found and what is typed stays between the bars', async ({ adminPage: page, api }) => {
    const html = '<p>Nurses who know their roster two weeks ahead call in sick less often.</p>'.repeat(20);
    const content = { title: 'Long', blocks: [{ id: 'a', type: 'richText', html: `${html}<p>Only here.</p>` }] };
    const { id } = await api.post<PostDocument>('/api/admin/content/post', { id: randomUUID(), slug, content });
    await page.goto(`/admin/blog/${id}/edit-advanced`);
    const body = page.getByRole('textbox', { name: 'Body' });
    const search = page.getByRole('search', { name: 'This post' });
    const top = async (part: Locator) => (await part.boundingBox())!.y;
    const bottom = async (part: Locator) => (await top(part)) + (await part.boundingBox())!.height;
    const actions = page.getByRole('button', { name: 'Publish', exact: true });
    await page.getByRole('button', { name: 'Find and replace' }).click();
    await search.getByRole('textbox', { name: 'Find' }).fill('only here');
    await page.keyboard.press('Enter');
    const match = body.getByText('Only here.');
    await expect.poll(() => bottom(match)).toBeLessThan(await top(actions));
    expect(await top(match)).toBeGreaterThan(await bottom(search));
    await search.getByRole('textbox', { name: 'Find' }).fill('nurses');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(search.getByText('18 of 20')).toBeVisible();
    const before = body.locator('p').nth(17);
    await expect.poll(() => top(before)).toBeGreaterThan(await bottom(search));

    await search.getByRole('button', { name: 'Close' }).click();
    await match.click();
    await page.keyboard.press('End');
    for (let line = 0; line < 12; line += 1) await page.keyboard.press('Enter');
    await page.keyboard.type('Last line.');
    await expect.poll(() => bottom(body.getByText('Last line.'))).toBeLessThan(await top(actions));
  });
});
