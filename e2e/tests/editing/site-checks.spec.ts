import { expect, test } from '../../support/test.ts';

interface PageDocument {
  readonly id: string;
  readonly version: number;
}

const slug = `with-a-link-${Date.now().toString(36)}`;
const linking = (to: string) => ({
  title: 'With a link',
  blocks: [{ id: 'text', type: 'richText', html: `<p><a href="${to}">Read on</a></p>` }],
  seo: {},
});

test('a broken link is found, opened in the editor, and listed as resolved once it is fixed', async ({
  adminPage: page,
  api,
}) => {
  const { id } = await api.post<PageDocument>('/api/admin/content/page', {
    ...{ id: crypto.randomUUID(), slug, content: linking('/gone-for-good') },
  });
  const versioned = async (fields: object = {}) => {
    const { version } = await api.get<PageDocument>(`/api/admin/documents/${id}`);
    return { version, ...fields };
  };
  const publish = async () => api.post(`/api/admin/documents/${id}/publish`, await versioned());
  await publish();
  try {
    await page.goto('/admin/site-checks');
    await page.getByRole('button', { name: 'Check now' }).click();
    const finding = page.getByRole('row').filter({ hasText: '/gone-for-good answers 404. Choose another target.' });
    await expect(finding).toContainText(`/${slug}`);
    await finding.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'With a link' })).toBeVisible();

    await api.put(`/api/admin/content/page/${id}/draft`, await versioned({ content: linking('/about') }));
    await publish();
    await page.goto('/admin/site-checks');
    await expect(finding).toBeVisible();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(finding).toHaveCount(0);
    await page.getByRole('link', { name: 'Resolved' }).click();
    await expect(finding).toContainText('until');
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'All pages' })).not.toHaveCount(0);
  } finally {
    await api.post(`/api/admin/documents/${id}/trash`, await versioned());
  }
});
