import { expect, test } from '../../support/test.ts';

test('ERR-02 the administrator sees a notice when nothing published holds a text', async ({
  adminPage: page,
  data,
}) => {
  const notice = page.getByText('Visitors see the starter home page');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await data.publish('home-content', 'home', {});
  await data.show();
  await page.goto('/admin/dashboard');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Open the home page' }).click();
  await expect(page).toHaveURL(/\/admin\/home$/);
  // The editor asks nothing more when the content is put back.
  await page.goto('about:blank');
});

test.describe('while the home content fails', () => {
  // The browser says itself what it got.
  test.use({ tolerated: /status of 50[03]/ });

  test('ERR-02 visitors see the defaults silently, the administrator sees a notice', async ({
    adminPage: page,
    data,
  }) => {
    await data.breakTable('content_revision');
    await data.show();
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('alert').filter({ hasText: 'Visitors see the starter home page' })).toBeVisible();
  });
});
