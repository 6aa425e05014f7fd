import { expect, saveNow, test } from '../../support/test.ts';

interface HomeDocument {
  id: string;
  version: number;
  published: { number: number };
  content: Record<string, unknown>;
}

test.afterEach(async ({ api }) => {
  const home = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  const restored = await api.put<HomeDocument>('/api/admin/content/home-content/home/draft', {
    version: home.version,
    content: { ...home.content, heroTitleHighlight: 'Clear the nurse.' },
  });
  await api.post(`/api/admin/documents/${restored.id}/publish`, { version: restored.version });
});

test('an administrator edits the home page; the next visitor reads it in the HTML', async ({
  adminPage: page,
  api,
  request,
}) => {
  await page.goto('/admin/home');
  await page
    .getByLabel(/highlight/i)
    .first()
    .fill('Pay the nurse on time.');
  await saveNow(page);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await (await request.get('/')).text()).not.toContain('Pay the nurse on time.');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /publish/i })
    .click();
  await expect(page.getByText('Live, verified')).toBeVisible();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const html = await (await request.get('/')).text();
  expect(html).toContain('Pay the nurse on time.');
  const { id, published } = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  expect(html).toContain(`<body data-revisions="${id}:${published.number}">`);
});

test('THR-61 a second editor who has not seen the first one is refused, and nothing is lost', async ({ api }) => {
  const seen = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  await api.put('/api/admin/content/home-content/home/draft', {
    version: seen.version,
    content: { ...seen.content, heroTitleHighlight: 'First editor' },
  });
  const second = await api.request.put('/api/admin/content/home-content/home/draft', {
    headers: { authorization: `Bearer ${api.token}` },
    data: { version: seen.version, content: { ...seen.content, heroTitleHighlight: 'Second editor' } },
  });
  expect(second.status()).toBe(412);
  expect(await second.json()).toMatchObject({
    code: 'edit_conflict',
    current: { content: { heroTitleHighlight: 'First editor' } },
  });
});
