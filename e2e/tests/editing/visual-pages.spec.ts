import { randomUUID } from 'node:crypto';
import { expect, saveNow, test } from '../../support/test.ts';
import { openOutline } from '../../support/visual-editor.ts';

interface PageDocument {
  id: string;
  version: number;
  content: { title?: string; blocks?: { id: string; type: string; title?: string }[] };
}

test('a page of sections is built on the page itself', async ({ adminPage: page, api, request }) => {
  const slug = `built-on-the-page-${Date.now()}`;
  const hero = { id: randomUUID(), type: 'hero', title: 'Built on the page', subtitle: 'With nothing but a pointer.' };
  const { id } = await api.post<PageDocument>('/api/admin/content/page', {
    id: randomUUID(),
    slug,
    content: { title: 'Built on the page', blocks: [hero] },
  });
  const draft = async () => (await api.get<PageDocument>(`/api/admin/content/page/${id}`)).content.blocks;

  const shown = page.waitForResponse('**/api/previews/page-data');
  await page.goto(`/admin/pages/${id}/visual`);
  const canvas = page.frameLocator('iframe');
  await canvas.locator('#preview-overlay').waitFor({ state: 'attached' });
  await shown;
  await canvas.getByRole('heading', { level: 1 }).dblclick();
  await page.keyboard.type('Written on the page');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Written on the page' })).toBeVisible();
  await expect.poll(async () => (await draft())?.[0]?.title).toBe('Written on the page');

  await openOutline(page);
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Add section' }).click();
  const library = page.getByRole('dialog', { name: 'Add a section' });
  await library.getByRole('textbox', { name: 'Find a section' }).fill('question');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox')).toHaveText('[Title]');
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Asked often');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Asked often' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: '[Question]' })).toBeVisible();
  await expect(page.locator('[data-field="blocks.1.title"]')).toHaveValue('Asked often');
  await saveNow(page);
  await expect.poll(async () => (await draft())?.map(({ type }) => type)).toEqual(['hero', 'faq']);
  expect((await request.get(`/${slug}`)).status()).toBe(404);

  const { version } = await api.get<PageDocument>(`/api/admin/content/page/${id}`);
  await api.post(`/api/admin/documents/${id}/trash`, { version });
});
