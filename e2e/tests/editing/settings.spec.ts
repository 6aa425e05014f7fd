import { randomUUID } from 'node:crypto';
import { expect, test, visit } from '../../support/test.ts';

interface Saved {
  id: string;
  version: number;
  content: object;
}

test('a setting is found, live with its save, and restored from its history', async ({ adminPage: page, request }) => {
  const shown = async () => (await request.get('/privacy')).text();
  const save = async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save legal' }).click();
    expect((await saved).status()).toBe(200);
  };
  const change = async (name: string) => {
    await page.getByRole('textbox', { name: 'Legal name' }).fill(name);
    await save();
  };
  await page.goto('/admin/settings');
  await page.getByRole('searchbox').fill('legal name');
  await expect(page.getByLabel('Title template')).toHaveCount(0);
  await change('Harbor Staffing LLC');
  expect(await shown()).toContain('Harbor Staffing LLC');
  await change('Bay Staffing LLC');
  expect(await shown()).toContain('Bay Staffing LLC');

  await page.getByRole('button', { name: 'History of Legal name' }).click();
  const history = page.getByRole('dialog', { name: 'History: Legal name' });
  await history.getByRole('listitem').filter({ hasText: 'Harbor' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Legal name' })).toHaveValue('Harbor Staffing LLC');
  expect(await shown()).toContain('Bay Staffing LLC');
  await save();
  expect(await shown()).toContain('Harbor Staffing LLC');
  await change('');
});

test('a snippet names the pages that its publication changes, and changes them', async ({ adminPage: page, api }) => {
  const stem = `shared-${Date.now()}`;
  const publish = async (type: string, title: string, blocks: object[]) => {
    const content = { title, blocks };
    const made = await api.post<Saved>(`/api/admin/content/${type}`, { id: randomUUID(), slug: stem, content });
    return api.post<Saved>(`/api/admin/documents/${made.id}/publish`, { version: made.version });
  };
  const callout = { id: randomUUID(), type: 'callout', tone: 'info', title: 'Rest first' };
  const snippet = await publish('snippet', 'Rest rule', [callout]);
  const shown = { id: randomUUID(), type: 'snippet', snippet: `doc:${snippet.id}` };
  const { id } = await publish('page', 'Where the rule shows', [shown]);

  await api.put(`/api/admin/content/snippet/${snippet.id}/draft`, {
    version: snippet.version,
    content: { title: 'Rest rule', blocks: [{ ...callout, title: 'Rest comes first' }] },
  });
  await page.goto(`/admin/snippets/${snippet.id}`);
  await expect(page.getByRole('region', { name: 'Where it is used' })).toContainText(`Where the rule shows /${stem}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('One page changes')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: `/${stem}` })).toContainText('Where the rule shows');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();
  await visit(page, `/${stem}`);
  await expect(page.getByRole('main')).toContainText('Rest comes first');

  for (const one of [id, snippet.id]) {
    const { version } = await api.get<Saved>(`/api/admin/documents/${one}`);
    await api.post(`/api/admin/documents/${one}/trash`, { version });
  }
});

test.describe('the parts of every page', () => {
  const parts = ['brand', 'footer'].map((type) => `/api/admin/content/${type}/${type}`);
  let before: object[];
  test.beforeEach(async ({ api }) => {
    before = await Promise.all(parts.map(async (part) => (await api.get<Saved>(part)).content));
  });
  test.afterEach(async ({ api }) => {
    for (const [index, part] of parts.entries()) {
      const { version } = await api.get<Saved>(part);
      const saved = await api.put<Saved>(`${part}/draft`, { version, content: before[index] });
      await api.post(`/api/admin/documents/${saved.id}/publish`, { version: saved.version });
    }
  });

  test('are edited, published, and on the page of the next visitor', async ({ adminPage: page }) => {
    const publish = async (part: string, label: string, text: string) => {
      await page.goto('/admin/settings');
      await page.getByRole('link', { name: part, exact: true }).click();
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText('Live, verified')).toBeVisible();
    };
    await publish('Brand', 'Site name', 'Harbor');
    await publish('Footer', 'Description', 'Schedules for agencies.');
    await visit(page, '/about');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Harbor, home' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Schedules for agencies.');
  });
});
