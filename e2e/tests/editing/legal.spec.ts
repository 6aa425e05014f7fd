import { expect, saveNow, test, visit } from '../../support/test.ts';

interface Content {
  readonly title: string;
  readonly effectiveDate?: string;
  readonly changeSummary?: string;
  readonly seo?: object;
}
interface LegalDocument {
  id: string;
  version: number;
  content: Content;
}
interface SettingsDocument {
  version: number;
}

const names = { legalName: 'Example Staffing Software, Inc.', privacyEmail: 'privacy@example.com' };

// The browser reports the publication that is refused on purpose.
test.use({ tolerated: /Failed to load resource/ });

async function withoutBrackets(api: {
  get<T>(path: string): Promise<T>;
  put<T>(path: string, data: unknown): Promise<T>;
}) {
  const { version, content } = await api.get<LegalDocument>('/api/admin/content/legal/terms');
  const text = JSON.stringify(content).replaceAll(/\[[a-z ]+\]/g, 'Springfield');
  const stamp = `Governing law, ${Date.now()}.`;
  const filled = { ...(JSON.parse(text) as Content), changeSummary: stamp };
  return api.put<LegalDocument>('/api/admin/content/legal/terms/draft', { version, content: filled });
}

test('an editor fills in the terms, is asked for day and summary, and every version stays readable', async ({
  adminPage: page,
  api,
  request,
}) => {
  const settings = await api.get<SettingsDocument>('/api/admin/settings');
  await api.put('/api/admin/settings', { version: settings.version, values: names });
  const before = await api.get<{ versions: { number: number }[] }>('/api/legal/terms');
  const earlier = before.versions[0]!.number;
  await withoutBrackets(api);

  await page.goto('/admin/terms-page');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Publish Terms and conditions?');
  const summary = `Names the company and the law. ${Date.now()}`;
  await dialog.getByLabel('Effective date').fill('2027-01-15');
  await dialog.getByLabel('What changes with this version').fill(summary);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByText(/Live, verified/)).toBeVisible();

  await visit(page, '/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await expect(page.getByText('January 15, 2027').first()).toBeVisible();
  await expect(page.getByText(names.legalName).first()).toBeVisible();
  const first = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first();
  await expect(first).toHaveAttribute('href', '#agreement');
  const foot = page.getByRole('region', { name: 'Versions' });
  await expect(foot.getByText(summary)).toBeVisible();
  await foot.getByRole('link', { name: `Version ${earlier}`, exact: true }).click();
  await expect(page).toHaveURL(`/terms/versions/${earlier}`);
  await expect(page.getByRole('complementary', { name: 'About this version' })).toContainText('an earlier version');

  const archived = await (await request.get(`/terms/versions/${earlier}`)).text();
  expect(archived).toContain('content="noindex, follow"');
  expect(archived).not.toContain(summary);
  expect(await (await request.get('/sitemap-1.xml')).text()).not.toContain('/versions');

  const live = await api.get<LegalDocument>('/api/admin/content/legal/terms');
  const content = { ...live.content, seo: { ...live.content.seo, description: `Changed once more. ${Date.now()}` } };
  await api.put('/api/admin/content/legal/terms/draft', { version: live.version, content });
  await page.goto('/admin/terms-page');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  for (const answer of ['Effective date', 'What changes with this version'])
    await expect(dialog.getByLabel(answer), 'that of the last version').toHaveValue('');
  await dialog.getByLabel('Effective date').fill('2027-02-15');
  await dialog.getByLabel('What changes with this version').fill(summary);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByText('This is the summary of the previous version.', { exact: false })).toBeVisible();
});

test('the policy lists all that a browser keeps of this site, for visitors and for those who sign in', async ({
  adminPage: page,
}) => {
  await visit(page, '/privacy');
  const table = page.getByRole('table').filter({ hasText: 'How long it is kept' });
  const listed = (await table.getByRole('rowheader').allTextContents()).join(' ');
  await page.goto('/admin/privacy-page');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Privacy Policy, changed');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  await title.fill('Privacy Policy');
  await saveNow(page);
  expect([...kept, ...cookies].filter((name) => !listed.includes(name))).toEqual([]);
});
