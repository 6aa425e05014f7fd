import type { Page } from '@playwright/test';
import { expect, saveNow, test, visit } from '../../support/test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const addresses = async (page: Page) =>
  bar(page)
    .locator('> a')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent.trim()]));
const defaults = [
  ['/blog', 'Blogs'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
];

test('NAV-02 NAV-03 NAV-05 title, menu and call to action are those of the published navigation', async ({
  page,
  data,
}) => {
  await data.publish('navigation', 'navigation', {
    dropdownTitle: 'Products',
    ctaText: 'See a demo',
    ctaLink: '/pricing',
    items: [
      { href: '/features', label: 'First' },
      { href: '/about', label: 'Hidden', published: false },
      { href: '/pricing', label: 'Second' },
      { href: '/terms', label: 'Third' },
    ],
  });
  await data.show();
  await visit(page, '/about');
  expect(await addresses(page)).toEqual([
    ['/features', 'First'],
    ['/pricing', 'Second'],
    ['/terms', 'Third'],
  ]);
  await expect(bar(page).getByRole('button')).toHaveText('Products');
  await expect(page.getByRole('banner').getByRole('link', { name: 'See a demo' })).toHaveAttribute('href', '/pricing');

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('navigation', { name: 'Mobile' });
  await expect(sheet.getByRole('heading')).toHaveText('Products');
  await expect(sheet.getByRole('link', { name: /^(First|Second|Third)$/ })).toHaveText(['First', 'Second', 'Third']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'See a demo' })).toBeVisible();
});

const huge = Array.from({ length: 5000 }, () => ({ href: 'javascript:alert(1)', label: '<b>x</b>' }));

test('NAV-03 ERR-02 THR-81 a menu that cannot be parsed shows the three defaults, and hostile items nothing', async ({
  page,
  data,
}) => {
  for (const menu of ['{', 'null', '"text"', '{"href":"/x","label":"X"}', null]) {
    await data.publish('navigation', 'navigation', { unreadableItems: menu });
    await data.show();
    await page.goto('/about');
    expect([menu, await addresses(page)]).toEqual([menu, defaults]);
  }
  for (const items of [huge, [{ href: '/only' }, { label: 'Only' }]]) {
    await data.publish('navigation', 'navigation', { items });
    await data.show();
    expect((await page.goto('/about'))!.status()).toBe(200);
    expect(await addresses(page)).toEqual([]);
  }
});

test('NAV-02 the dropdown lists at most 12 features', async ({ page, data }) => {
  const more = Array.from({ length: 7 }, (_, place) => {
    const [slug, title] = [`extra-${place}`, `Extra ${place}`];
    return { slug, title, menu_label: title, feature_group: 'fill', summary: '', in_menu: true };
  });
  const ids: string[] = [];
  for (const { slug, title } of more) ids.push(await data.publish('feature', slug, { title, blocks: [] }));
  await data.change('feature_listing', (rows) => [
    ...rows,
    ...more.map((row, index) => ({ ...row, document_id: ids[index] })),
  ]);
  await data.show();
  await visit(page, '/about');
  await bar(page).getByRole('button', { name: 'Product' }).click();
  const links = bar(page).locator('#sectors').getByRole('link');
  await expect(links).toHaveCount(13);
  await expect(links.nth(11)).toHaveText('Extra 3');
  await expect(links.nth(11)).toHaveAttribute('href', '/features/extra-3');
  await expect(links.last()).toHaveAttribute('href', '/features');
});

test.describe('while features fail', () => {
  // The browser asks again, and says what it got.
  test.use({ tolerated: /status of 500/ });

  test('NAV-02 ERR-02 without features, and when they fail, one link leads to all of them', async ({ page, data }) => {
    await page.goto('/about');
    await data.kept('pages/about');
    await data.publish('page', 'never-seen', { title: 'Never seen', blocks: [] });
    await data.breakTable('feature_listing');
    await data.show();
    // What has been rendered stays as it was …
    await page.goto('/about');
    await expect(bar(page).locator('#sectors a')).toHaveCount(9);
    // … and a page that nobody has seen yet is shown all the same.
    const response = await page.goto('/never-seen');
    expect(response!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never seen');
    await expect(bar(page).locator('#sectors a')).toHaveText(['All Features']);
    await expect(bar(page).locator('#sectors a')).toHaveAttribute('href', '/features');
  });
});

interface Navigation {
  readonly id: string;
  readonly version: number;
  readonly content: object;
}

test.describe('the editor', () => {
  const address = '/api/admin/content/navigation/navigation';
  let before: object;
  test.beforeEach(async ({ api }) => {
    before = (await api.get<Navigation>(address)).content;
  });
  test.afterEach(async ({ api }) => {
    const { version } = await api.get<Navigation>(address);
    const saved = await api.put<Navigation>(`${address}/draft`, { version, content: before });
    await api.post(`/api/admin/documents/${saved.id}/publish`, { version: saved.version });
  });

  test('a changed menu is previewed on the home page, published, and on every page of the next visitor', async ({
    adminPage: page,
    request,
  }) => {
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Navigation', exact: true }).click();
    await page.getByRole('button', { name: 'Add menu item' }).click();
    await page.getByLabel('Label', { exact: true }).last().fill('Prices');
    await page.getByLabel('Link', { exact: true }).last().fill('/pricing');
    await page.getByRole('button', { name: 'Move up menu item 5' }).click();

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByText('Phone', { exact: true }).click();
    const previewed = page.frameLocator('iframe');
    await expect.poll(() => previewed.locator('body').evaluate(() => window.innerWidth)).toBe(375);
    await expect(previewed.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.getByText('Desktop', { exact: true }).click();
    const menu = previewed.getByRole('navigation', { name: 'Main' }).locator('> a');
    await expect(menu).toHaveText(['Pricing', 'Blog', 'About', 'Prices', 'Contact']);
    await saveNow(page);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    expect(await (await request.get('/about')).text()).not.toContain('Prices');

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Live, verified')).toBeVisible();
    await visit(page, '/about');
    expect((await addresses(page)).map(([, label]) => label)).toEqual([
      'Pricing',
      'Blog',
      'About',
      'Prices',
      'Contact',
    ]);
  });
});
