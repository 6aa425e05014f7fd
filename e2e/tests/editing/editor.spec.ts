import type { Page } from '@playwright/test';
import { expect, openOtherBrowser, test } from '../../support/test.ts';
import { canvasIn } from '../../support/visual-editor.ts';

interface HomeDocument {
  id: string;
  version: number;
  status: string;
  published: { number: number } | null;
  content: Record<string, unknown>;
}

const starterLine = 'Clear the nurse.';
const highlight = (page: Page) => page.getByRole('textbox', { name: 'Title, highlighted line' });
const subtitle = (page: Page) => page.locator('[data-field="heroSubtitle"]');
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved \d/ });

// The browser reports requests that are refused or cut off on purpose.
test.use({ tolerated: /Failed to load resource/ });

test.afterEach(async ({ api }) => {
  const home = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  const live = await api.put<HomeDocument>('/api/admin/content/home-content/home/draft', {
    version: home.version,
    content: { ...home.content, heroTitleHighlight: starterLine },
  });
  await api.post(`/api/admin/documents/${home.id}/publish`, { version: live.version });
});

test('saves by itself, and what was typed while the server was away survives a killed tab', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/home');
  await highlight(page).fill('Typed and saved');
  await expect(page.getByText('Saving…').or(saved(page))).toBeVisible();
  await expect(page.getByText('Published with changes').first()).toBeVisible();

  await page.route('**/home-content/home/draft', (route) => route.abort());
  await subtitle(page).fill('Typed and never sent');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();

  // The tab is killed: nothing is asked, nothing is sent.
  const next = await page.context().newPage();
  await page.close();
  const held = Promise.withResolvers<void>();
  await next.route('**/home-content/home/draft', async (route) => {
    await held.promise;
    await route.continue();
  });
  await next.goto('/admin/home');
  await next.getByRole('button', { name: 'Restore them' }).click();
  await expect(subtitle(next)).toHaveValue('Typed and never sent');
  await expect(next.getByText('Unsaved changes').or(next.getByText('Saving…'))).toBeVisible();
  held.resolve();
  await next.keyboard.press('ControlOrMeta+s');
  await expect(saved(next)).toBeVisible();
});

test('two browsers in conflict are merged, and nothing is lost', async ({ adminPage: mine, browser, site }) => {
  await mine.goto('/admin/home');
  await expect(highlight(mine)).toBeVisible();
  const theirs = await openOtherBrowser(browser, site);
  await theirs.goto('/admin/home');
  await expect(highlight(theirs)).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Home page' })).toBeVisible();

  await highlight(mine).fill('Mine');
  await mine.keyboard.press('ControlOrMeta+s');
  await expect(saved(mine)).toBeVisible();
  await subtitle(theirs).fill('Their subtitle.');
  await theirs.keyboard.press('ControlOrMeta+s');
  await expect(theirs.getByText('You saved this in another window')).toBeVisible();
  await expect(highlight(theirs)).toHaveValue('Mine');

  // The first field is saved when it is left: the answer must not come while the second is typed.
  const typed = Promise.withResolvers<void>();
  await mine.route('**/home-content/home/draft', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await highlight(mine).fill('Mine again');
  await subtitle(mine).fill('My subtitle.');
  typed.resolve();
  await mine.keyboard.press('ControlOrMeta+s');
  const dialog = mine.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Keep both' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(subtitle(mine)).toHaveValue('My subtitle. Their subtitle.');
  await expect(highlight(mine)).toHaveValue('Mine again');
  await expect(saved(mine)).toBeVisible();
  await theirs.context().close();
});

test('an expired session loses nothing: signing in again in place goes on saving', async ({
  adminPage: page,
  api,
  site,
}) => {
  await page.goto('/admin/home');
  await highlight(page).fill('Before the session ended');
  await page.route('**/home-content/home/draft', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(site.credentials.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expect(highlight(page)).toHaveValue('Before the session ended');
  const { content } = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  expect(content.heroTitleHighlight).toBe('Before the session ended');
});

test('what the form says is on the page, then published, verified, scheduled, cancelled and restored', async ({
  adminPage: page,
  request,
  api,
}) => {
  await page.goto('/admin/home');
  await highlight(page).fill('Pay the nurse on time.');
  await page.getByRole('link', { name: 'Visual', exact: true }).click();
  await expect((await canvasIn(page)).getByText('Pay the nurse on time.')).toBeVisible();
  expect(await (await request.get('/')).text()).not.toContain('Pay the nurse on time.');
  await page.getByRole('link', { name: 'Form', exact: true }).click();
  await expect(highlight(page)).toHaveValue('Pay the nurse on time.');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByText('Live, verified')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await (await request.get('/')).text()).toContain('Pay the nurse on time.');

  await highlight(page).fill('Later.');
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await dialog.getByLabel('Publish at (optional)', { exact: true }).fill('2099-03-03T14:00');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText(/^This version goes live/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Published, scheduled' })).toBeVisible();
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the schedule' }).click();
  await expect(page.getByText('Published with changes').first()).toBeVisible();

  const { published } = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: `Compare v${published!.number} with the form, and restore` }).click();
  await dialog.getByRole('button', { name: `Restore all of v${published!.number}` }).click();
  await expect(highlight(page)).toHaveValue('Pay the nurse on time.');
});
