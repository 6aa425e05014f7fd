import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInByForm } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { homeDocument, putHomeDraft, type HomeDocument } from '../../support/visual-editor.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title, highlighted line' });
/** Each editor asks every fifteen seconds, and when its tab is looked at again. */
const lookAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

let before: HomeDocument;
test.beforeEach(async ({ api }) => {
  before = await homeDocument(api);
});
test.afterEach(({ api }) => putHomeDraft(api, before.content));

// The browser reports the save that is refused as stale.
test.use({ tolerated: /Failed to load resource/ });

test('who takes over is left alone, and the other loses nothing and can take it back', async ({
  adminPage: ana,
  browser,
  site: { baseUrl, credentials },
  data,
}) => {
  await data.person('ben');
  const context = await browser.newContext({ baseURL: baseUrl });
  const ben = await context.newPage();
  await ana.goto('/admin/home');
  await expect(title(ana)).toBeVisible();

  await signInByForm(ben, { ...credentials, username: 'ben' });
  await ben.goto('/admin/home');
  await expect(ben.getByText(`${credentials.username} is already editing this`)).toBeVisible();
  await ben.getByRole('button', { name: 'Take over' }).click();
  await expect(ben.getByText('is already editing this')).toBeHidden();

  await lookAgain(ana);
  await expect(ana.getByText(/^ben took over at \d\d:\d\d; your text is kept$/)).toBeVisible();
  await title(ana).fill('Typed after that.');
  await expect(ana.getByText('Kept on this device: someone took over')).toBeVisible();
  await title(ben).fill('Ben’s.');
  await expect(ben.getByText(/^Saved \d/).first()).toBeVisible();

  await ana.getByRole('button', { name: 'Take it back' }).click();
  await expect(ana.getByText(/your text is kept$/)).toBeHidden();
  // Both changed the title, so both are asked about, as ever.
  const dialog = ana.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Keep both' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(title(ana)).toHaveValue('Typed after that. Ben’s.');
  await expect(ana.getByText(/^Saved \d/).first()).toBeVisible();
  await lookAgain(ben);
  await expect(ben.getByText(new RegExp(`^${credentials.username} took over at`))).toBeVisible();
  await context.close();
});

test('an editor says that the same person has it open in another window, for as long as that is so', async ({
  adminPage: page,
  browser,
  site: { baseUrl, credentials },
  api,
}) => {
  const id = randomUUID();
  const created = { id, slug: `two-windows-${id}`, content: { title: 'Two windows' } };
  const { version } = await api.post<HomeDocument>('/api/admin/content/page', created);
  const announced = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await Promise.all([announced(), page.goto(`/admin/pages/${id}`)]);
  // The window that was left by reloading is no other window.
  const again = announced();
  await page.reload();
  expect(await (await again).json()).toMatchObject({ isInOtherWindow: false });
  const device = await browser.newContext({ baseURL: baseUrl });
  const other = await device.newPage();
  await signInByForm(other, credentials);
  await other.goto(`/admin/pages/${id}/visual`);
  await expect(other.getByText('Also open in another window')).toBeVisible();
  await lookAgain(page);
  await expect(page.getByText('Also open in another window')).toBeVisible();
  const left = other.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await other.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await left;
  await lookAgain(page);
  await expect(page.getByText('Also open in another window')).toBeHidden();
  await device.close();
  await api.post(`/api/admin/documents/${id}/trash`, { version });
});
