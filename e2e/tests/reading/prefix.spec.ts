import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/test.ts';

/** Addresses of pages of this site without the prefix; files stay where they are. */
const outside = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!)
        .filter((href) => !/^\/website(\/|$|[?#])/.test(href) && !/\.\w+$/.test(href)),
    );

async function expectInside(page: Page, path: string, heading: RegExp) {
  await expect(page).toHaveURL(new RegExp(`/website${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect([path, await outside(page)]).toEqual([path, []]);
}

test('RT-04 a visitor who walks through the site under /website stays under it', async ({ page }) => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await visit(page, '/website');
  await expectInside(page, '/?', /Fill the shift\./);
  // The document stays the same from here on.
  await page.evaluate(() => Object.assign(window, { walked: true }));
  await banner.getByRole('button', { name: 'Product' }).click();
  await banner.getByRole('link', { name: 'Shift Scheduling' }).click();
  await expectInside(page, '/features/nurse-scheduling-software', /Pick an open shift\./);
  await banner.getByRole('link', { name: 'Blog', exact: true }).click();
  await expectInside(page, '/blog', /Notes for the people/);
  await main
    .getByRole('link', { name: /Fill Rate, Explained/ })
    .first()
    .click();
  await expectInside(page, '/blog/fill-rate-explained', /Fill Rate, Explained/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .click();
  await expectInside(page, '/privacy', /Privacy Policy/);
  await banner.getByRole('link', { name: 'Contact' }).click();
  await expectInside(page, '/contact', /Book a demo/);
  await banner.getByRole('link', { name: /20X/ }).first().click();
  await expectInside(page, '/?', /Fill the shift\./);
  await page.goBack();
  await expectInside(page, '/contact', /Book a demo/);
  expect(await page.evaluate(() => 'walked' in window)).toBe(true);
});

test('RT-04 API-07 login, admin area and the way back to the login keep /website', async ({
  page,
  site,
  quietConsole,
}) => {
  await page.goto('/website/admin/settings');
  await expect(page).toHaveURL(/\/website\/login$/);
  await expect(page.getByRole('link', { name: /Contact support/ })).toHaveAttribute('href', '/website/contact');
  await expect(page.getByRole('link', { name: /Back to website/ })).toHaveAttribute('href', /^\/website\/?$/);
  await page.getByPlaceholder('Enter your username').fill(site.credentials.username);
  await page.getByPlaceholder('Enter your password').fill(site.credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/website\/admin/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  await expect(sidebar.getByRole('link', { name: 'Site Settings' })).toHaveAttribute('href', '/website/admin/settings');
  expect(await outside(page)).toEqual([]);

  // A token that the server does not take, and nothing to renew it with. No request of this page leads to the login first.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.context().clearCookies();
  await page.evaluate(() => {
    const [head, body] = localStorage.getItem('auth_token')!.split('.');
    localStorage.setItem('auth_token', `${head}.${body}.${'A'.repeat(43)}`);
  });
  await sidebar.getByRole('link', { name: 'Site Settings' }).click();
  pressed.resolve();
  await expect(page).toHaveURL(/\/website\/login$/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  // The browser itself reports refused requests.
  expect(quietConsole.splice(0).filter((message) => !message.includes('401'))).toEqual([]);
});
