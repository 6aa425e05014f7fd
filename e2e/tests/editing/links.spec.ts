import { expect, test, visit, type Api } from '../../support/test.ts';

interface PageDocument {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

const stem = `moving-${Date.now().toString(36)}`;

async function makeLive(api: Api, slug: string, title: string, blocks: readonly object[]): Promise<PageDocument> {
  const content = { title, blocks, seo: {} };
  const made = await api.post<PageDocument>('/api/admin/content/page', { id: crypto.randomUUID(), slug, content });
  return api.post<PageDocument>(`/api/admin/documents/${made.id}/publish`, { version: made.version });
}

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: PageDocument[] }>(`/api/admin/content/page?search=${stem}`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

test('a link that was picked follows its page to another address, and the old address leads there', async ({
  adminPage: page,
  api,
  request,
}) => {
  const target = await makeLive(api, `${stem}-target`, 'Moving target', []);
  const hero = { id: 'h', type: 'hero', title: 'Where to', primary: { label: 'Go there', href: '/contact' } };
  const from = await makeLive(api, `${stem}-from`, 'Moving from', [hero]);

  await page.goto(`/admin/pages/${from.id}`);
  await page.getByRole('button', { name: /^Hero/, expanded: false }).click();
  const button = page.getByRole('group', { name: 'Main button' });
  await button.getByRole('button', { name: 'Link: pick' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick a link' });
  await picker.getByLabel('Find').fill('Moving target');
  await picker.getByRole('button', { name: /^Moving target/ }).click();
  await picker.getByRole('button', { name: 'Use this link' }).click();
  await expect(button.getByText('Leads to “Moving target”, wherever it moves')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();
  await visit(page, `/${stem}-from`);
  const link = page.getByRole('main').getByRole('link', { name: 'Go there' });
  await expect(link).toHaveAttribute('href', `/${stem}-target`);

  await page.goto(`/admin/pages/${target.id}`);
  await page.getByRole('button', { name: 'Change address…' }).click();
  const address = page.getByRole('dialog', { name: 'Address of the page' });
  await address.getByLabel('Address').fill(`${stem}-there`);
  await address.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`/${stem}-target → /${stem}-there`)).toBeVisible();
  expect((await request.get(`/${stem}-target`, { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get(`/${stem}-there`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'The address changes' })).toContainText(`/${stem}-there`);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();

  const old = await request.get(`/${stem}-target?from=letter`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/${stem}-there?from=letter`]);
  await visit(page, `/${stem}-from`);
  await expect(link).toHaveAttribute('href', `/${stem}-there`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/${stem}-there$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Moving target' })).toBeVisible();
});
