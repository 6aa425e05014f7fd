import { randomUUID } from 'node:crypto';
import { expect, test, visit } from '../../support/test.ts';
import { inspector, openCanvas, pointed, putHomeDraft, restoredHomeDraft } from '../../support/visual-editor.ts';

interface PageDocument {
  id: string;
  version: number;
  content: { blocks?: Record<string, unknown>[] };
}

const block = (type: string, fields: object) => ({ id: randomUUID(), type, ...fields });

test('empty texts, images and sections of a page can be clicked on its canvas, and are nowhere else', async ({
  adminPage: page,
  api,
}) => {
  const { id } = await api.post<PageDocument>('/api/admin/content/page', {
    id: randomUUID(),
    slug: `ghosts-${Date.now()}`,
    content: {
      title: 'Ghosts',
      blocks: [
        block('stats', { title: 'Not seen', items: [] }),
        block('hero', { title: 'Here', published: true }),
        block('richText', { html: '' }),
        block('featureRows', { title: 'Rows', rows: [{ title: 'First' }] }),
        block('announcement', { text: '', published: false }),
        block('checklist', { title: 'Last', items: [] }),
      ],
    },
  });
  const draft = async () => (await api.get<PageDocument>(`/api/admin/content/page/${id}`)).content.blocks ?? [];
  const canvas = await openCanvas(page, `/admin/pages/${id}/visual`);
  const ghosts = canvas.locator('main [data-ghost]');
  const sections = canvas.locator('main [data-ghost="block"]');
  await expect(sections).toHaveText(['Empty section: Stats', 'Empty section: Checklist']);
  await expect(ghosts.getByText('Add color', { exact: true })).toHaveCount(0);

  const hero = canvas.locator('main section', { has: canvas.getByRole('heading', { level: 1 }) });
  await hero.getByText('Add subtitle').click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Written where it was empty');
  await page.keyboard.press('Enter');
  await expect(hero.getByText('Written where it was empty')).not.toHaveAttribute('data-ghost');
  await expect.poll(async () => (await draft())[1]?.subtitle).toBe('Written where it was empty');

  await hero.getByText('Add eyebrow').click();
  await page.keyboard.press('Escape');
  await expect(hero.getByText('Add eyebrow')).toBeVisible();
  await canvas.getByText('Add text', { exact: true }).first().click();
  await page.keyboard.type('A paragraph.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await draft())[2]?.html).toBe('<p>A paragraph.</p>');

  await canvas.getByRole('article').getByText('Add image').click();
  await expect(page.getByRole('dialog', { name: 'Image' })).toBeVisible();
  await page.keyboard.press('Escape');
  await sections.first().click();
  await expect(inspector(page).getByRole('heading', { name: 'Stats', exact: true })).toBeVisible();

  const link = await api.post<{ url: string }>(`/api/admin/documents/${id}/preview-links`, { minutes: 5 });
  await visit(page, new URL(link.url).pathname);
  await expect(page.getByText('A paragraph.')).toBeVisible();
  await expect(page.getByText(/^(Add|Empty section)/)).toHaveCount(0);
  const { version } = await api.get<PageDocument>(`/api/admin/content/page/${id}`);
  await api.post(`/api/admin/documents/${id}/trash`, { version });
});

test.describe('on the home page', () => {
  const before = restoredHomeDraft();

  test('a text without starter content can be begun on the page; hidden sections have no words', async ({
    adminPage: page,
    api,
  }) => {
    const empty = { introCtaTitle: '', introCtaSubtitle: '', introCtaLabel: '', hiddenSections: ['trust'] };
    await putHomeDraft(api, { ...before.content, ...empty, faqs: [{ question: 'One?', answer: '' }, {}] });
    const canvas = await openCanvas(page);
    await expect(canvas.getByRole('heading', { level: 1, name: /^Add/ })).toHaveCount(0);
    await expect(canvas.locator('main details')).toContainText(['Add answer', 'Add question']);
    await expect(canvas.locator('section:has(#trust-title)')).toHaveCount(0);
    const intro = canvas.locator('section:has(#intro-title)');
    await intro.locator('h3[data-ghost]').click();
    // A line to write in, before anything is written.
    expect((await canvas.getByRole('textbox').locator('..').boundingBox())!.height).toBeGreaterThan(16);
    await page.keyboard.type('Ready?');
    await page.keyboard.press('Enter');
    await expect(intro.getByRole('heading', { name: 'Ready?' })).toBeVisible();
    await expect(pointed(page)).toHaveValue('Ready?');
  });
});
