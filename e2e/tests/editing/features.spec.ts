import type { Page } from '@playwright/test';
import { expect, test, visit, type Api } from '../../support/test.ts';

interface Feature {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly version: number;
}

const mark = `e2e-feature-${Date.now().toString(36)}`;

/** A live feature of the test's own, at the end of the list. */
async function givenFeature(api: Api, name: string): Promise<Feature> {
  const [id, slug] = [crypto.randomUUID(), `${mark}-${name.toLowerCase()}`];
  const content = { title: `${name} of ${mark}`, group: 'fill', summary: `What ${name} does.`, icon: 'board' };
  const { version } = await api.post<Feature>('/api/admin/content/feature', { id, slug, content });
  return { slug, title: content.title, ...(await published(api, id, version)) };
}

const published = async (api: Api, id: string, version: number) => ({
  id,
  version: (await api.post<Feature>(`/api/admin/documents/${id}/publish`, { version })).version,
});

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: Feature[] }>(`/api/admin/content/feature?search=${mark}&limit=100`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

const rows = (page: Page) => page.getByRole('table', { name: 'Features' }).getByRole('link', { name: mark });
const sectors = (page: Page) => page.locator('#sectors a').filter({ hasText: mark });
const index = (page: Page) => page.getByRole('main').getByRole('heading', { name: mark });
const named = (...names: string[]) => names.map((name) => new RegExp(`^${name} of`));

test('NAV-02 features are put in order by dragging and by keys, and hidden from the menu', async ({
  adminPage: page,
  api,
  context,
}) => {
  for (const name of ['One', 'Two', 'Three']) await givenFeature(api, name);
  const visitor = await context.newPage();
  await page.goto('/admin/features');
  await expect(rows(page)).toHaveText(named('One', 'Two', 'Three'));
  // The starter features name icons that exist; these three name one that does not.
  await expect(page.getByRole('table').locator('.lucide-shield')).toHaveCount(3);

  await rows(page).first().focus();
  const moved = page.waitForResponse((response) => response.url().endsWith('/place') && response.ok());
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows(page)).toHaveText(named('Two', 'One', 'Three'));
  await expect(rows(page).nth(1)).toBeFocused();
  await moved;
  await visit(visitor, '/features');
  await expect(sectors(visitor)).toHaveText(named('Two', 'One', 'Three'));
  await expect(index(visitor)).toHaveText(named('Two', 'One', 'Three'));

  const handleOf = (name: string) =>
    page
      .getByRole('row', { name: `${name} of ${mark}` })
      .locator('[aria-hidden] > svg')
      .first();
  const target = (await page.getByRole('row', { name: `Two of ${mark}` }).boundingBox())!;
  const dropped = page.waitForResponse((response) => response.url().endsWith('/place') && response.ok());
  await handleOf('Three').hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 30, target.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect(rows(page)).toHaveText(named('Three', 'Two', 'One'));
  await dropped;
  await page.reload();
  await expect(rows(page)).toHaveText(named('Three', 'Two', 'One'));

  await rows(page).nth(1).click();
  await page.getByRole('switch', { name: 'Listed in menus' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('Live, verified')).toBeVisible();
  await visit(visitor, '/features');
  await expect(sectors(visitor)).toHaveText(named('Three', 'One'));
  await expect(index(visitor)).toHaveText(named('Three', 'Two', 'One'));
});

test('a removed feature leads to another one until it is recovered, and then it is gone for good', async ({
  adminPage: page,
  api,
  context,
}) => {
  const other = await givenFeature(api, 'Other');
  const { slug } = await givenFeature(api, 'Old');
  const visitor = await context.newPage();
  const remove = async (answer: () => Promise<void>) => {
    await page.goto(`/admin/features?find=${mark}`);
    await page.getByRole('button', { name: `Actions for Old of ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Move to trash…' }).click();
    await answer();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('Moved to the trash')).toBeVisible();
  };
  await remove(async () => {
    await page.getByRole('radio', { name: 'Another page' }).click();
    await page.getByRole('button', { name: 'New address: pick' }).click();
    const picker = page.getByRole('dialog', { name: 'Pick a link' });
    await picker.getByRole('textbox', { name: 'Find' }).fill(other.title);
    await picker.getByRole('button', { name: other.title }).click();
    await picker.getByRole('button', { name: 'Use this link' }).click();
  });
  await visit(visitor, `/features/${slug}`);
  await expect(visitor).toHaveURL(`/features/${other.slug}`);

  await page.goto(`/admin/features?find=${mark}&show=trash`);
  await page.getByRole('button', { name: `Actions for Old of ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Recover' }).click();
  await expect(page.getByText('Recovered')).toBeVisible();
  expect((await visitor.goto(`/features/${slug}`))?.status()).toBe(404);

  const { data } = await api.get<{ data: Feature[] }>(`/api/admin/content/feature?search=Old+of+${mark}`);
  for (const { id, version } of data) await published(api, id, version);
  await remove(() => expect(page.getByRole('radio', { name: 'The page is gone' })).toBeChecked());
  expect((await visitor.goto(`/features/${slug}`))?.status()).toBe(410);
});

test('the editor of a feature is in tabs that the address and Back follow', async ({ adminPage: page, api }) => {
  const { id } = await givenFeature(api, 'Tabs');
  await page.goto(`/admin/features/${id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  const title = page.getByRole('tabpanel', { name: /^Overview/ }).getByLabel('Title', { exact: true });
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await title.fill(`Tabs of ${mark}, changed`);
  await expect(tab('Overview')).toContainText('changed');
  await tab('Related').click();
  await expect(page).toHaveURL(/\?tab=related$/);
  await tab('SEO').click();
  await page.goBack();
  await expect(tab('Related')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(title).toHaveValue(`Tabs of ${mark}, changed`);

  await title.fill('');
  await tab('Checks').click();
  await page
    .getByRole('tabpanel', { name: /^Checks/ })
    .getByRole('button', { name: /^Go to: .*fill this in/i })
    .first()
    .click();
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await expect(title).toBeFocused();
  // The draft is as it was once the last save has arrived.
  const saved = page.waitForResponse(
    (response) => response.ok() && (response.request().postData() ?? '').includes(`"Tabs of ${mark}"`),
  );
  await title.fill(`Tabs of ${mark}`);
  await page.keyboard.press('ControlOrMeta+s');
  await saved;
});
