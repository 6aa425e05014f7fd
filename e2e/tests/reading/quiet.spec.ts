import { expect, test, visit } from '../../support/test.ts';

// Every test fails when a page prints or React reports something; these visit the pages that no other test does. The
// public pages are opened in both themes where they are checked for accessibility.

test('ERR-01 a report of React fails the test that meets it', async ({ page, quietConsole }) => {
  await visit(page, '/');
  await page.evaluate(() => performance.mark('react-error', { detail: 'hydration' }));
  await expect.poll(() => quietConsole.splice(0)).toEqual([expect.stringMatching(/^reported: .*react: hydration/)]);
});

for (const path of ['/', '/website/login', '/api/docs']) {
  test(`ERR-01 ${path} prints nothing in the dark theme`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
}

test('ERR-01 no screen of the admin area prints anything', async ({ adminPage: page }) => {
  const screens = page.getByRole('navigation', { name: /admin/i }).getByRole('link');
  await page.goto('/admin/home');
  await expect(screens).not.toHaveCount(0);
  const paths = await screens.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const path of ['/admin', '/admin/blog/new', '/admin/no-such-screen', ...paths]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});
