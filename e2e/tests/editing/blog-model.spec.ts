import { expect, test, visit, type Api } from '../../support/test.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
}

const mark = `model-${Date.now().toString(36)}`;

async function given(api: Api, type: string, slug: string, content: object): Promise<string> {
  const { id, version } = await api.post<Stored>(`/api/admin/content/${type}`, {
    id: crypto.randomUUID(),
    slug: `${mark}-${slug}`,
    content,
  });
  await api.post(`/api/admin/documents/${id}/publish`, { version });
  return id;
}

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  for (const type of ['post', 'author']) {
    const { data } = await api.get<{ data: Stored[] }>(`/api/admin/content/${type}?search=${mark}&limit=100`);
    for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
  }
});

test('an editor renames a tag and merges another into it, and old addresses lead to it', async ({
  adminPage: page,
  api,
  request,
}) => {
  const [first, second] = [`First ${mark}`, `Second ${mark}`];
  await given(api, 'post', 'one', { title: 'Tagged one', excerpt: 'E', tags: [first] });
  await given(api, 'post', 'two', { title: 'Tagged two', excerpt: 'E', tags: [second] });

  await visit(page, `/admin/blog/terms?find=${mark}`);
  await page.getByRole('link', { name: first }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Renamed ${mark}`);
  await page.getByRole('textbox', { name: 'Address' }).fill(`renamed-${mark}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `Renamed ${mark}` })).toBeVisible();
  await page.getByRole('link', { name: second }).click();
  await page.getByRole('button', { name: 'Merge into another tag' }).click();
  await page.getByRole('combobox', { name: 'Into this tag' }).fill('Renamed');
  await page.getByRole('option', { name: `Renamed ${mark}` }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 post will show');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('link', { name: second })).toHaveCount(0);

  for (const old of [`first-${mark}`, encodeURIComponent(second), `SECOND-${mark.toUpperCase()}`]) {
    const answer = await request.get(`/blog/tag/${old}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      301,
      expect.stringMatching(new RegExp(`/blog/tag/renamed-${mark}$`)),
    ]);
  }
  await visit(page, `/blog/tag/renamed-${mark}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Renamed ${mark}`);
  for (const title of ['Tagged one', 'Tagged two']) await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('a byline leads to the author, whose new name every post shows', async ({ page, api }) => {
  const id = await given(api, 'author', 'ana', { name: `Ana ${mark}`, role: 'Nurse', bio: 'Writes about nights.' });
  await given(api, 'post', 'by-ana', { title: 'Written by Ana', excerpt: 'E', authors: [`doc:${id}`] });
  await visit(page, `/blog/${mark}-by-ana`);
  await page
    .getByRole('article')
    .getByRole('link', { name: `Ana ${mark}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ana ${mark}`);
  await expect(page.getByText('Writes about nights.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Written by Ana' })).toBeVisible();

  const { version } = await api.get<Stored>(`/api/admin/documents/${id}`);
  const content = { name: `Ana Renamed ${mark}` };
  const saved = await api.put<Stored>(`/api/admin/content/author/${id}/draft`, { version, content });
  await api.post(`/api/admin/documents/${id}/publish`, { version: saved.version });
  await visit(page, `/blog/${mark}-by-ana`);
  await expect(page.getByRole('article').getByRole('link', { name: `Ana Renamed ${mark}` })).toBeVisible();
});
