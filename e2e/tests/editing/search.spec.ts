import { randomUUID } from 'node:crypto';
import { expect, test, visit } from '../../support/test.ts';

const content = {
  title: 'Quokka rosters',
  excerpt: 'How an island keeps its night shifts covered.',
  publishedOn: '2026-01-02',
  blocks: [{ id: 'text', type: 'richText', html: '<p>Every wallaby tells the scheduler first.</p>' }],
};

test('a published post is found by a prefix and with a typo, and is gone once it is unpublished', async ({
  page,
  api,
}) => {
  const id = randomUUID();
  await api.post('/api/admin/content/post', { id, slug: `rosters-${id}`, content });
  const did = async (action: string) => {
    const { version } = await api.get<{ version: number }>(`/api/admin/documents/${id}`);
    await api.post(`/api/admin/documents/${id}/${action}`, { version });
  };
  await did('publish');

  await visit(page, '/search');
  const main = page.getByRole('main');
  const link = page.getByRole('link', { name: content.title });
  const result = main.locator(link);
  const box = main.getByRole('searchbox');
  await box.fill('quok');
  await expect(result).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=quok$/);
  await expect(box).toBeFocused();
  await box.fill('qoukka');
  await box.press('Enter');
  await expect(main.getByRole('status')).toContainText('These come close');
  await expect(result).toBeVisible();
  await box.fill('walaby');
  await expect(main.getByRole('listitem').filter({ has: link }).locator('mark')).toHaveText('wallaby');
  await result.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
  await page.goBack();
  await expect(box).toHaveValue('walaby');
  await expect(result).toBeVisible();

  await did('unpublish');
  await visit(page, '/search?q=quokka');
  await expect(main.getByRole('status')).toHaveText('Nothing found for “quokka”.');
  await expect(result).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog’s search box leads to results, each query to its own', async ({ page }) => {
    await page.goto('/blog');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('overtime');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=overtime$/);
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(/overtime/i);
    await main.getByRole('searchbox').fill('credential');
    await main.getByRole('searchbox').press('Enter');
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(/credential/i);
    await page.goto('/website/search?q=license');
    await expect(main.getByRole('status')).toContainText('“license”');
    await page.goto('/search');
    await expect(main.getByRole('status')).toBeEmpty();
  });
});
