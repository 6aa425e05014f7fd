import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MainThread } from '../../support/main-thread.ts';
import { paste } from '../../support/paste.ts';
import { expect, test, type Api } from '../../support/test.ts';

interface PostDocument {
  readonly id: string;
  readonly version: number;
  readonly content: { readonly blocks: readonly { readonly html?: string }[] };
}

const slug = `block-menu-${Date.now().toString(36)}`;

test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: PostDocument[] }>(`/api/admin/content/post?search=${slug}`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

/** Opens a post of this text in the advanced editor. */
async function openText(page: Page, api: Api, html: string): Promise<string> {
  const content = { title: 'Three parts', blocks: [{ id: 'text', type: 'richText', html }] };
  const { id } = await api.post<PostDocument>('/api/admin/content/post', { id: randomUUID(), slug, content });
  await page.goto(`/admin/blog/${id}/edit-advanced`);
  await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
  return id;
}

/** Opens the menu of the block with the cursor, and goes down to this entry. */
async function choose(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  const entries = page.getByRole('menuitem');
  // The menu before fades away.
  await expect(entries).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+/');
  await expect(entries.filter({ hasText: name })).toBeVisible();
  // Until the menu has the keyboard, arrows move the cursor in the text.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  const wanted = (await entries.allTextContents()).findIndex((text) => name.test(text));
  for (let index = 0; index <= wanted; index++) {
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(index)).toBeFocused();
  }
  await page.keyboard.press(key);
}

test('each action of a block is done by keyboard, and the text has the focus again', async ({
  adminPage: page,
  api,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openText(page, api, '<h2>First</h2><p>Second</p><p>Third</p>');
  const body = page.getByRole('textbox', { name: 'Body' });
  const parts = body.locator(':scope > *');
  await body.focus();
  await page.keyboard.press('ControlOrMeta+Home');

  await choose(page, /^Copy link/);
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`/blog/${slug}#first$`));
  await expect(body).toBeFocused();
  await choose(page, /^Move down/);
  await expect(parts).toHaveText(['Second', 'First', 'Third']);
  await expect(body).toBeFocused();
  await choose(page, /^Move up/);
  await expect(parts).toHaveText(['First', 'Second', 'Third']);
  await expect(body).toBeFocused();
  await choose(page, /^Duplicate/);
  await expect(parts).toHaveText(['First', 'First', 'Second', 'Third']);
  await expect(body).toBeFocused();
  await choose(page, /^Turn into/, 'ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(body.getByRole('heading')).toHaveCount(1);
  await expect(body).toBeFocused();
  await choose(page, /^Delete/);
  await expect(parts).toHaveText(['First', 'Second', 'Third']);
  await expect(body).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(parts).toHaveText(['First', 'First', 'Second', 'Third']);
});

/** Milliseconds of the tab's own work, whatever else the machine does: a person waits this long at most. */
const mostWork = 10_000;

test('1 MB is pasted whole or refused, and the tab answers again', async ({ adminPage: page, api }) => {
  const id = await openText(page, api, '<p>Before.</p>');
  const body = page.getByRole('textbox', { name: 'Body' });
  const saved = async () => {
    const { content } = await api.get<PostDocument>(`/api/admin/content/post/${id}`);
    return content.blocks.map(({ html }) => html).join('');
  };
  const thread = await MainThread.of(page);
  await body.focus();
  await page.keyboard.press('ControlOrMeta+End');
  const refused = await thread.workDuring(async () => {
    await paste(body, 'text/plain', 'Nurses know their roster. '.repeat(40_330));
    await expect(page.getByText('Too long to paste')).toBeVisible();
    await page.keyboard.type(' Still here.');
    await expect(body).toHaveText('Before. Still here.');
  });
  expect(refused).toBeLessThan(mostWork);

  // What a word processor copies: most of it is markup.
  const lines = Array.from({ length: 1_000 }, (_, line) => `Line ${line} of the roster, which is long enough.`);
  const style = `font-family: Arial; ${'margin: 0; padding: 0; '.repeat(43)}`;
  const html = lines.map((line) => `<p style="${style}">${line}</p>`).join('');
  expect(html.length).toBeGreaterThan(1_000_000);
  await page.keyboard.press('Enter');
  const taken = await thread.workDuring(async () => {
    await paste(body, 'text/html', html);
    await expect(body.getByText(lines.at(-1)!)).toBeVisible();
    await page.keyboard.type(' The end.');
    await expect(body).toContainText(`${lines.at(-1)} The end.`);
  });
  expect(taken).toBeLessThan(mostWork);
  await expect.poll(saved).toContain('The end.');
  const text = await saved();
  expect(text).toContain('<p>Before. Still here.</p>');
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});
