import type { Page } from '@playwright/test';
import { expect, saveNow, test, type Api } from '../../support/test.ts';
import { inspector, openCanvas } from '../../support/visual-editor.ts';

interface PageDocument {
  readonly id: string;
  readonly version: number;
}
interface Levels {
  readonly version: number;
}

const slug = `checked-${Date.now().toString(36)}`;
let made: string;

async function setLevel(api: Api, level: string | null) {
  const { version } = await api.get<Levels>('/api/admin/check-levels');
  await api.put('/api/admin/check-levels', { version, levels: [{ type: 'page', rule: 'placeholders', level }] });
}

test.beforeEach(async ({ api }) => {
  const blocks = [{ id: 'call', type: 'ctaBand', title: 'Call [phone number] now' }];
  const content = { title: 'Checked', blocks, seo: {} };
  const page = await api.post<PageDocument>('/api/admin/content/page', { id: crypto.randomUUID(), slug, content });
  made = page.id;
});

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  await setLevel(api, null);
  const { version } = await api.get<PageDocument>(`/api/admin/documents/${made}`);
  await api.post(`/api/admin/documents/${made}/trash`, { version });
});

async function choose(page: Page, level: string) {
  await page.goto('/admin/settings#checks');
  await page.getByRole('listitem').filter({ hasText: 'Placeholder text' }).getByText('Exceptions').click();
  await page.getByLabel('Placeholder text, Pages').selectOption(level);
  await page.getByRole('button', { name: 'Save checks' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('a blocking check stops the publication until it is fixed where the check leads, or its rule is off', async ({
  adminPage: page,
  request,
}) => {
  await choose(page, 'block');
  await page.goto(`/admin/pages/${made}`);
  await expect(page.getByText(/^1 error\b/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Fix these before publishing')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fix 1 error' }).click();
  const title = page.locator('[data-field="blocks.0.title"]');
  await expect(title).toBeFocused();

  await title.fill('Call us now');
  await saveNow(page);
  await expect(page.getByText(/^1 error\b/)).toBeHidden();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByText('Live, verified')).toBeVisible();
  expect(await (await request.get(`/${slug}`)).text()).toContain('Call us now');
});

test('the checks are beside the page, too, and lead to its controls and its metadata', async ({ adminPage: page }) => {
  await openCanvas(page, `/admin/pages/${made}/visual`);
  await page.getByRole('tab', { name: /^Checks/ }).click();
  const checks = page.getByRole('tabpanel', { name: /^Checks/ });
  await checks.getByRole('button', { name: /^Go to: .*\[phone number\]/ }).click();
  await expect(inspector(page).locator('[data-field="blocks.0.title"]')).toBeFocused();
  await page.getByRole('tab', { name: /^Checks/ }).click();
  await checks.getByRole('button', { name: /^Go to: There is no description/ }).click();
  await expect(page.locator('[data-field="seo.description"]')).toBeFocused();
});

test('a rule that is off lets the same page through', async ({ adminPage: page, api }) => {
  await choose(page, 'off');
  const { version } = await api.get<PageDocument>(`/api/admin/documents/${made}`);
  const published = await api.post<{ status: string }>(`/api/admin/documents/${made}/publish`, { version });
  expect(published.status).toBe('published');
});

test('an error shows at its field within a second of leaving it, and before anything is published', async ({
  adminPage: page,
}) => {
  await page.goto(`/admin/pages/${made}`);
  const title = page.locator('[data-field="title"]');
  await title.fill('W'.repeat(200));
  await title.blur();
  await expect(title).toHaveAttribute('aria-invalid', 'true', { timeout: 1000 });
  await title.fill('');
  await title.blur();
  await expect(title).toHaveAccessibleDescription(/Fill this in/, { timeout: 1000 });
});
