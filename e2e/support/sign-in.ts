import { expect, type Page } from '@playwright/test';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** As a person does. The session is that of a browser, unlike the one of `adminPage`. */
export async function signInByForm(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByPlaceholder('Enter your username').fill(username);
  await page.getByPlaceholder('Enter your password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
}
