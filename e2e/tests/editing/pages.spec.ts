import type { Page } from '@playwright/test';
import { expect, test, visit, type Api } from '../../support/test.ts';

interface PageDocument {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

const title = `Travel weeks ${Date.now().toString(36)}`;
/** What the title gives. */
const slug = title.toLowerCase().replaceAll(' ', '-');

const make = (api: Api, own: string, title: string, blocks: readonly object[]) =>
  api.post<PageDocument>('/api/admin/content/page', {
    id: crypto.randomUUID(),
    slug: own,
    content: { title, blocks, seo: {} },
  });

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: PageDocument[] }>(`/api/admin/content/page?search=${slug}`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();
}

const section = (page: Page, name: RegExp) => page.getByRole('button', { name, expanded: false });

test('an administrator makes a page of sections and publishes it', async ({ adminPage: page, request }) => {
  await page.goto('/admin/pages/new');
  await page.getByLabel('Title').fill(title);
  await page.getByText('Empty page').click();
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByRole('button', { name: 'Change address…' }).click();
  const address = page.getByRole('dialog').getByLabel('Address');
  await expect(address).toHaveValue(slug);
  await address.fill('about');
  await expect(page.getByRole('dialog').getByText(/ already has this address\.$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Hero/ }).click();
  await page.locator('[data-field="blocks.0.title"]').fill('Thirteen weeks, one board');
  await page.getByRole('button', { name: 'Add section', exact: true }).click();
  await page.getByLabel('Find a section').fill('paragraphs');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Contracts run for ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('thirteen weeks');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  // Ctrl+B meant bold: the sidebar has not moved.
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByText('Dashboard')).toBeVisible();

  expect((await request.get(`/${slug}`)).status()).toBe(404);
  await publish(page);
  await visit(page, `/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thirteen weeks, one board' })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'thirteen weeks' })).toBeVisible();
});

test('an empty call to action cannot go live: the dialog leads to its field instead of publishing', async ({
  adminPage: page,
  api,
  request,
}) => {
  const own = `${slug}-empty-band`;
  const { id } = await make(api, own, 'Empty band', []);
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('button', { name: 'Add section' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Call to action/ })
    .click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Fill in the title or the subtitle.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fix 1 error' }).click();
  const title = page.locator('[data-field="blocks.0.title"]');
  await expect(title).toBeFocused();
  expect((await request.get(`/${own}`)).status()).toBe(404);
  await page.keyboard.type('Bring last week');
  await publish(page);
  expect(await (await request.get(`/${own}`)).text()).toContain('Bring last week');
});

test('a page that is moved to the trash is gone for visitors at once, and can be brought back', async ({
  adminPage: page,
  api,
  request,
}) => {
  const own = `${slug}-gone`;
  const { id, version } = await make(api, own, 'Short stay', [{ id: 'b1', type: 'richText', html: '<p>Here</p>' }]);
  await api.post(`/api/admin/documents/${id}/publish`, { version });
  expect((await request.get(`/${own}`)).status()).toBe(200);
  await page.goto(`/admin/pages?find=${own}`);
  await page.getByRole('button', { name: 'Actions for Short stay' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect((await request.get(`/${own}`)).status()).toBe(410);

  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Actions for Short stay' }).click();
  await page.getByRole('menuitem', { name: 'Recover' }).click();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Short stay' })).toBeVisible();
  expect((await request.get(`/${own}`)).status()).toBe(404);
});

test('a section moves by keyboard and by dragging, and what is hidden is not published', async ({
  adminPage: page,
  api,
  request,
}) => {
  const own = `${slug}-order`;
  const blocks = ['One', 'Two', 'Three'].map((word) => ({
    id: `b${word}`,
    type: 'richText',
    html: `<p>Paragraph ${word}</p>`,
  }));
  const created = await make(api, own, 'Order', blocks);
  await page.goto(`/admin/pages/${created.id}`);
  await section(page, /Paragraph One/).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const handle = page.locator('[data-row="blocks.2"] > div').first().locator('span').first();
  const target = page.locator('[data-row="blocks.0"]');
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  await page.mouse.move(from!.x + 5, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 5 });
  await page.mouse.move(to!.x + 20, to!.y + 2, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Hide section 3' }).click();
  await publish(page);
  const html = (await (await request.get(`/${own}`)).text()).replace(/<script[^]*?<\/script>/g, '');
  expect([...html.matchAll(/<p>Paragraph (\w+)<\/p>/g)].map(([, word]) => word)).toEqual(['Three', 'Two']);
});
