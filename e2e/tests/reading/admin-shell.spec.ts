import { expect, test } from '../../support/test.ts';

test('ADM-01 the sidebar collapses by shortcut and remembers it for 7 days', async ({ adminPage: page, context }) => {
  await page.goto('/admin/dashboard');
  const sidebarWidth = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);
  await expect.poll(sidebarWidth).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(sidebarWidth).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name.startsWith('sidebar'));
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
  await page.reload();
  await page.getByRole('main').waitFor();
  await expect.poll(sidebarWidth).toBe(48);
});

test('ADM-02 the entries and the group Pages are as specified', async ({ adminPage: page }) => {
  await page.goto('/admin/home');
  const sidebar = page.getByRole('navigation', { name: /admin/i });
  const entries = {
    Dashboard: '/admin/dashboard',
    'Home Page': '/admin/home',
    'Home Page (Visual)': '/admin/home-visual',
    'About Page': '/admin/about',
    'Contact Page': '/admin/contact-page',
    'Terms & Conditions': '/admin/terms-page',
    'Privacy Policy': '/admin/privacy-page',
    'All Pages': '/admin/pages',
    'Blog Posts': '/admin/blog',
    Features: '/admin/features',
    Snippets: '/admin/snippets',
    Media: '/admin/media',
    'Contact Messages': '/admin/contact',
    'Site Settings': '/admin/settings',
    'Schema Generator': '/admin/schema-generator',
    'Site Checks': '/admin/site-checks',
  };
  for (const [name, href] of Object.entries(entries)) {
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('ADM-03 the title names the entry, and View Site opens the site in a new tab', async ({ adminPage: page }) => {
  await page.goto('/admin/settings');
  await expect(page).toHaveTitle(/Site Settings/);
  await expect(page.getByRole('link', { name: 'View Site' })).toHaveAttribute('target', '_blank');
});

test('RT-03 blog posts and features have lists that lead to their editors', async ({ adminPage: page }) => {
  for (const [path, title, item] of [
    ['/admin/blog', 'Blog Posts', 'post'],
    ['/admin/features', 'Features', 'feature'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('table', { name: title }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await page.goto(path);
    await page.getByRole('link', { name: `New ${item}` }).click();
    await expect(page.getByRole('heading', { name: `New ${item}` })).toBeVisible();
  }
});

test('the current filter and group are in sight on a phone', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/admin/pages?show=trash');
  await expect(page.getByRole('link', { name: 'Trash' })).toBeInViewport({ ratio: 1 });
  await page.goto('/admin/settings#checks');
  const groups = page.getByRole('navigation', { name: 'Groups of settings' });
  await expect(groups.locator('[aria-current]', { hasText: 'Checks' })).toBeInViewport({ ratio: 0.99 });
});
