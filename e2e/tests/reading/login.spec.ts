import { expect, test, visit } from '../../support/test.ts';

test.describe('the login page', () => {
  test('AUT-01 shows the specified card', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(page.getByText('Access your content management system')).toBeVisible();
    await expect(page.getByRole('link', { name: /Contact support/ })).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('link', { name: /Back to website/ })).toHaveAttribute('href', '/');
    await expect(page).toHaveTitle('Login - 20X Admin');
    const password = page.getByPlaceholder('Enter your password');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: /show password/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('AUT-02 asks for what is missing', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
  });

  test('AUT-03 a failure is shown, success leads to the admin area', async ({ page, site, quietConsole }) => {
    await page.goto('/login');
    await page.getByPlaceholder('Enter your username').fill(`nobody-${Date.now()}`);
    await page.getByPlaceholder('Enter your password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    // The browser itself reports the refused request.
    expect(quietConsole.splice(0)).toEqual([expect.stringContaining('401')]);
    await page.getByPlaceholder('Enter your username').fill(site.credentials.username);
    await page.getByPlaceholder('Enter your password').fill(site.credentials.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/admin/);
  });

  test('AUT-06 an admin route leads to the login without a session', async ({ page }) => {
    await page.goto('/admin/settings');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('AUT-03, AUT-05 a signed-in visitor skips the login and can log out', async ({ adminPage: page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL(/\/admin/);
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out?' });
  await expect(dialog.getByText('You will be signed out of the admin panel.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /log ?out/i })
    .click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('AUT-04 another tab takes over the end of the session', async ({ adminPage: page, context }) => {
  const other = await context.newPage();
  await page.goto('/admin');
  await other.goto('/admin');
  await expect(other.getByRole('link', { name: 'Site Settings', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /log ?out/i })
    .click();
  await expect(other).toHaveURL(/\/login/);
});

test('a page opened from the public site keeps the session', async ({ adminPage: page }) => {
  await visit(page, '/');
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/\/admin\/settings/);
  await expect(page.getByRole('heading', { name: /settings/i }).first()).toBeVisible();
});
