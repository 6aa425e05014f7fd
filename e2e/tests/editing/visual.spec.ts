import { keptOnDevice } from '../../support/kept-on-device.ts';
import { openSection } from '../../support/sections.ts';
import { expect, test } from '../../support/test.ts';
import {
  canvasIn,
  homeDocument,
  inspector,
  openCanvas,
  openOutline,
  pointed,
  restoredHomeDraft,
  type HomeDocument,
} from '../../support/visual-editor.ts';

const before = restoredHomeDraft();

test('a text written on the page is in the form and in the draft, and visitors see nothing of it', async ({
  adminPage: page,
  api,
  request,
}) => {
  const canvas = await openCanvas(page);
  await canvas.getByRole('heading', { name: before.content.faqs?.[0]?.question }).dblclick();
  await page.keyboard.type('Written on the page');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Written on the page' })).toBeVisible();
  await expect(inspector(page).getByLabel('Question', { exact: true }).first()).toHaveValue('Written on the page');
  await expect
    .poll(async () => (await api.get<HomeDocument>('/api/admin/content/home-content/home')).content.faqs?.[0]?.question)
    .toBe('Written on the page');

  await page.getByRole('link', { name: 'Form', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/home#faqs\.0\.question$/);
  const field = page.locator('[data-field="faqs.0.question"]');
  await expect(field).toHaveValue('Written on the page');
  await expect(field).toBeFocused();

  for (const address of ['/', '/api/home-content', '/sitemap-1.xml'])
    expect(await (await request.get(address)).text()).not.toContain('Written on the page');
});

test('Escape takes back what was written; Undo takes back what was kept', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  const question = before.content.faqs?.[0]?.question ?? '';
  const heading = canvas.getByRole('heading', { name: question });
  await heading.dblclick();
  await page.keyboard.type('Not meant');
  await page.keyboard.press('Escape');
  await expect(heading).toBeVisible();

  await heading.dblclick();
  await page.keyboard.type('Meant for a moment');
  await page.keyboard.press('Enter');
  await expect(canvas.getByText('Meant for a moment')).toBeVisible();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(heading).toBeVisible();
});

test('half a sentence written on the page is in the draft, though its page was closed before Enter', async ({
  adminPage: page,
  api,
}) => {
  const canvas = await openCanvas(page);
  const question = before.content.faqs?.[0]?.question ?? '';
  await canvas.getByRole('heading', { name: question }).dblclick();
  const field = canvas.locator('main [contenteditable]');
  await page.keyboard.type('Half a ');
  await expect(inspector(page).getByLabel('Question', { exact: true }).first()).toHaveValue('Half a ');
  await page.keyboard.type('sent');
  const saves = async () =>
    (await api.get<HomeDocument>('/api/admin/content/home-content/home')).content.faqs?.[0]?.question;
  await expect.poll(saves).toBe('Half a sent');
  // The form and the save do not render the text again while it is being written.
  await expect(field).toBeFocused();
  await expect(field).toHaveText('Half a sent');
  await page.keyboard.type('ence');
  // On this device first, in the draft as soon as it is saved.
  const kept = async () => `${await keptOnDevice(page)} ${await saves()}`;
  await expect.poll(kept, { intervals: [50] }).toContain('Half a sentence');
  const next = await page.context().newPage();
  await page.close();

  await next.goto('/admin/home');
  await openSection(next, 'Questions');
  const restore = next.getByRole('button', { name: 'Restore them' });
  await expect(restore.or(next.getByText('Half a sentence').first())).toBeVisible();
  if (await restore.isVisible()) await restore.click();
  // The row is folded: its line shows the question.
  await expect(next.getByText('Half a sentence').first()).toBeVisible();
  await next.close();
});

test('a click selects what lies below the link that covers its card', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  const card = before.content.features?.[0];
  for (const text of [card?.time, card?.description, card?.title].map(String)) {
    await canvas.getByText(text, { exact: true }).click({ force: true });
    await expect(pointed(page)).toHaveValue(text);
  }
});

test('a text that is still being written on the page is saved on leaving by a link', async ({
  adminPage: page,
  api,
}) => {
  const canvas = await openCanvas(page);
  await canvas.locator('main details h3').first().dblclick();
  await page.keyboard.insertText('Written and left at once?');
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect.poll(async () => (await homeDocument(api)).content.faqs?.[0]?.question).toContain('left at once?');
});

test('entries are moved, copied and deleted on the page, also by the keyboard', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  const questions = () => canvas.locator('main details h3').allTextContents();
  const [first = '', second = ''] = await questions();
  await canvas.getByRole('heading', { name: first }).click();
  await canvas.getByRole('button', { name: 'Move down this question' }).click();
  await expect.poll(async () => (await questions()).slice(0, 2)).toEqual([second, first]);
  await openOutline(page);
  await page.locator('[data-line="faqs.1"]').press('Alt+ArrowUp');
  await expect.poll(async () => (await questions()).slice(0, 2)).toEqual([first, second]);
  await canvas.getByRole('button', { name: 'Duplicate this question' }).click();
  await expect.poll(async () => (await questions()).slice(0, 3)).toEqual([first, first, second]);
  await canvas.getByRole('button', { name: 'Delete this question' }).click();
  await expect.poll(async () => (await questions()).slice(0, 2)).toEqual([first, second]);
});

test('links and forms of the page do nothing while it is edited', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  const address = await canvas.locator('body').evaluate(() => window.location.pathname);
  await canvas.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await canvas.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).first().click();
  expect(await canvas.locator('body').evaluate(() => window.location.pathname)).toBe(address);
  await expect(page).toHaveURL(/\/admin\/home-visual$/);
});

test('the page is shown in its states', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  await page.getByRole('button', { name: 'States' }).click();
  const states = page.getByRole('dialog');
  const show = async (what: string) => {
    await states.getByRole('combobox', { name: 'The page shows' }).click();
    await states.getByRole('option', { name: what }).click();
  };
  // What people look for first comes first; the rest waits behind Advanced.
  await expect(states.getByLabel('Mobile menu open')).toBeFocused();
  await expect(states.getByLabel('Reduced motion')).toHaveCount(0);
  await states.getByLabel('All answers open').click();
  await expect(canvas.locator('main details:not([open])')).toHaveCount(0);
  await states.getByLabel('More than 3 insights').click();
  await expect(canvas.getByRole('button', { name: 'Next insights' })).toBeAttached();
  const sample = canvas.getByText('A sample article');
  await expect(sample.first()).toBeAttached();
  await states.getByRole('combobox', { name: 'Carousel' }).click();
  await states.getByRole('option', { name: 'Slide 3' }).click();
  await expect(canvas.getByRole('group', { name: '3 of 4' }).first()).toHaveAttribute('data-shown');
  await expect(canvas.getByRole('button', { name: 'Play the product tour' })).toBeAttached();

  await states.getByRole('button', { name: 'Advanced' }).click();
  await states.getByLabel('Reduced motion').click();
  const isReduced = () =>
    canvas.locator('body').evaluate(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect.poll(isReduced).toBe(true);
  await states.getByLabel('Mobile menu open').click();
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(canvas.getByRole('navigation', { name: 'Mobile' })).toBeVisible();

  await show('While it loads');
  await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await show('When it fails to load');
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await states.getByRole('button', { name: 'Back to normal' }).click();
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sample).toHaveCount(0);
  await expect.poll(isReduced).toBe(false);
});

test('THR-102 a hostile message changes nothing on the page and nothing in the draft', async ({
  adminPage: page,
  api,
}) => {
  const canvas = await openCanvas(page);
  const text = await canvas.locator('main').innerText();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!.contentWindow!;
    const content = { heroTitle: 'Defaced', heroTitleBefore: '', faqs: [] };
    for (const nonce of ['', 'guessed', undefined]) {
      const message = { type: 'content', content, turn: 99 };
      frame.postMessage({ source: '20x-preview', nonce, message }, '*');
      const edit = { type: 'edited', path: 'heroTitle', text: 'Defaced', fill: {}, state: 'kept' };
      window.postMessage({ source: '20x-preview', nonce, message: edit }, '*');
    }
  });
  expect(await canvas.locator('main').innerText()).toBe(text);
  const { content } = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  expect(JSON.stringify(content)).not.toContain('Defaced');
});

test.describe('a frame that fails', () => {
  test.use({ tolerated: /Failed to load resource|frame-ancestors/ });

  test('says why, and offers another try and the form', async ({ adminPage: page }) => {
    await page.route('**/preview/*', (route) => route.fulfill({ status: 503, body: 'away' }));
    await page.goto('/admin/home-visual');
    await expect(page.getByRole('alert')).toContainText('The site could not draw this page (503).');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Open the form' })).toBeVisible();
    await page.unroute('**/preview/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();

    // One that was led away comes back, in the state in which it was.
    const canvas = await canvasIn(page);
    await expect(canvas.getByRole('link', { name: 'Close preview' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the page dark' }).click();
    await expect(canvas.locator('html.dark')).toBeAttached();
    await canvas.locator('body').evaluate(() => window.location.assign('/robots.txt'));
    await expect(canvas.locator('html.dark')).toBeAttached();
    await expect(canvas.locator('#preview-overlay')).toBeAttached();

    // One whose link has ended says so when it is loaded again.
    await page.route('**/preview/*', (route) => route.fulfill({ status: 404, body: 'over' }));
    await canvas.locator('body').evaluate(() => window.location.reload());
    await expect(page.getByRole('alert')).toContainText('The preview link has ended');
  });
});
