import { expect, test } from '../../support/test.ts';
import {
  homeDocument,
  inspector,
  openCanvas,
  openOutline,
  outline,
  putHomeDraft,
  questionsOf,
  type HomeDocument,
} from '../../support/visual-editor.ts';

// The page is published beside the open editor: its next save is refused once, and merged.
test.use({ tolerated: /status of 412/ });

let before: HomeDocument;
test.beforeEach(async ({ api }) => {
  before = await homeDocument(api);
});
test.afterEach(async ({ api, page }) => {
  await page.close();
  await putHomeDraft(api, before.content);
  const { id, version } = await homeDocument(api);
  await api.post(`/api/admin/documents/${id}/publish`, { version });
});

test('a row that is hidden on the page stays in the draft, and visitors get nothing of it', async ({
  adminPage: page,
  request,
  api,
}) => {
  const [first, second] = (before.content.faqs ?? []).map(({ question }) => question!);
  const canvas = await openCanvas(page);
  await canvas.getByRole('heading', { name: first }).click();
  await canvas.getByRole('button', { name: 'Hide this question' }).click();
  await expect(questionsOf(canvas).filter({ hasText: first })).toHaveCount(0);
  await expect(questionsOf(canvas).first()).toHaveText(second!);
  await openOutline(page);
  const line = outline(page).getByRole('treeitem', { name: /^question 1 .*hidden$/ });
  await expect(line).toBeVisible();
  await expect(inspector(page).getByText('The page shows nothing of this')).toBeVisible();
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();

  const { id, version, content } = await homeDocument(api);
  expect(content.faqs?.[0]).toMatchObject({ question: first, published: false });
  await api.post(`/api/admin/documents/${id}/publish`, { version });
  for (const path of ['/', '/api/home-content']) {
    const text = await (await request.get(path)).text();
    expect(text).toContain(JSON.stringify(second).slice(1, -1));
    expect(text).not.toContain(first);
  }

  await line.click();
  await inspector(page).getByRole('button', { name: 'Actions for question 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show', exact: true }).click();
  await expect(questionsOf(canvas).first()).toHaveText(first!);
  const absent = inspector(page).getByText('The page shows nothing of this');
  await expect(absent).toBeHidden();

  await outline(page).getByRole('treeitem', { name: 'Questions' }).click();
  await inspector(page).getByRole('button', { name: 'Hide the section from visitors' }).click();
  await expect(questionsOf(canvas)).toHaveCount(0);
  await expect(absent).toBeVisible();
  await inspector(page).getByRole('button', { name: 'Show the section to visitors' }).click();
  await expect(questionsOf(canvas).first()).toHaveText(first!);
  await expect(absent).toBeHidden();
});
