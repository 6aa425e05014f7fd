import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { keptOnDevice } from '../../support/kept-on-device.ts';
import { OwnBrowser } from '../../support/own-browser.ts';
import type { Site } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const typed = 'Typed right before the end';
const subtitle = (page: Page) => page.locator('[data-field="heroSubtitle"]');

async function openHome(page: Page, { baseUrl, credentials }: Site): Promise<void> {
  const login = await page.request.post(`${baseUrl}/api/auth/login`, { data: credentials });
  const { token } = (await login.json()) as { token: string };
  await page.goto(`${baseUrl}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(`${baseUrl}/admin/home`);
  await expect(subtitle(page)).toBeVisible();
}

test('what was typed a second before the browser was killed is there when it is started again', async ({
  launchOptions,
  site,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'killed-browser-'));
  const killed = await OwnBrowser.start(launchOptions, profile);
  let next: OwnBrowser | undefined;
  try {
    await openHome(killed.page, site);
    // Nothing reaches the server: what comes back can only be what this device kept.
    await killed.page.route('**/home-content/home/draft', (route) => route.abort());
    await subtitle(killed.page).fill(typed);
    await expect.poll(() => keptOnDevice(killed.page), { intervals: [50] }).toContain(typed);
    await killed.kill();

    next = await OwnBrowser.start(launchOptions, profile);
    await openHome(next.page, site);
    await next.page.getByRole('button', { name: 'Restore them' }).click();
    await expect(subtitle(next.page)).toHaveValue(typed);
    // It belongs to this test alone.
    await next.page.route('**/home-content/home/draft', (route) => route.abort());
  } finally {
    await killed.kill();
    await next?.kill();
    rmSync(profile, { recursive: true, force: true });
  }
});
