import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openSection, outline, section } from '../../support/sections.ts';
import { expect, test, visit } from '../../support/test.ts';
import { openCanvas } from '../../support/visual-editor.ts';

interface HomeDocument {
  id: string;
  version: number;
  content: Record<string, unknown>;
}

// The browser reports the import that is refused on purpose.
test.use({ tolerated: /Failed to load resource/ });

let before: HomeDocument;
test.beforeEach(async ({ api }) => {
  before = await api.get<HomeDocument>('/api/admin/content/home-content/home');
});
test.afterEach(async ({ api, page }) => {
  await page.goto('about:blank'); // Nothing is saved from here on.
  const { version } = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  const { content } = before;
  const draft = await api.put<HomeDocument>('/api/admin/content/home-content/home/draft', { version, content });
  await api.post(`/api/admin/documents/${before.id}/publish`, { version: draft.version });
});

const openForm = async (page: Page) => {
  await page.goto('/admin/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
};
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('an editor goes by the outline, hides a section from visitors and resets another', async ({
  adminPage: page,
  api,
}) => {
  await openForm(page);
  await openSection(page, 'Questions');
  await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeInViewport();

  await page.getByRole('button', { name: 'Hide Trust' }).click();
  await openSection(page, 'Introduction');
  const introduction = section(page, 'Introduction');
  await introduction.getByRole('button', { name: 'Reset Introduction to starter content' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset section' }).click();
  await expect(introduction.getByText('Visitors currently see: “Agency work moves', { exact: false })).toBeVisible();
  await expect(outline(page).getByRole('link', { name: 'Trust changed hidden' })).toBeVisible();
  await expect(outline(page).getByRole('link', { name: 'Introduction changed' })).toBeVisible();
  await openSection(page, 'Hero');
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(outline(page).getByRole('link', { name: 'Introduction', exact: true })).toBeVisible();
  const { introTitle, introCards } = before.content;
  await expect(introduction.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(String(introTitle));
  for (const [index, { title }] of (introCards as { title: string }[]).entries())
    await expect(introduction.getByRole('button', { name: `Card ${index + 1} ${title}` })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Live, verified/)).toBeVisible();

  const trustTitle = String(before.content.trustTitle);
  const html = await (await visit(page, '/'))?.text();
  expect(html).not.toContain(trustTitle);
  expect(html).not.toContain('trust-title');
  await expect(page.getByRole('heading', { name: 'Built for teams that answer to auditors' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  expect(JSON.stringify(await api.get('/api/home-content'))).not.toContain(trustTitle);
});

test('hints, the changes to publish and a restoration say what visitors see today', async ({
  adminPage: page,
  api,
}) => {
  const { id, version, content } = before;
  const faqs = content.faqs as { question: string }[];
  const [first, second, third, ...others] = faqs;
  const moved = [third, first, second, ...others];
  await api.put('/api/admin/content/home-content/home/draft', {
    version,
    content: { ...content, heroTitleHighlight: 'Drafted.', faqs: moved },
  });
  await openForm(page);
  await expect(
    section(page, 'Hero').getByText(/^Visitors still see “.* Clear the nurse\..*” until you publish/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('moved from 3 to 1')).toBeVisible();
  await expect(dialog.getByText(/^(added|removed)$/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  const { published } = await api.get<{ published: { number: number } }>('/api/admin/content/home-content/home');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: `Compare v${published.number} with the form, and restore` }).click();
  await expect(dialog.locator('del').filter({ hasText: 'Drafted.' })).toBeVisible();
  await expect(dialog.locator('ins').filter({ hasText: 'Clear the nurse.' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Restore Hero → Title, highlighted line' }).check();
  await dialog.getByRole('button', { name: 'Restore selected' }).click();
  await expect(section(page, 'Hero').getByText(/^Visitors see the three lines: “.* Clear the nurse\./)).toBeVisible();
  await page.goto('about:blank');
  const draft = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  expect(draft.id).toBe(id);
  expect((draft.content.faqs as { question: string }[]).map(({ question }) => question)).toEqual(
    moved.map((row) => row?.question),
  );
});

test('an editor starts from the starter content and brings the page back from its export', async ({
  adminPage: page,
}) => {
  await openForm(page);
  const download = page.waitForEvent('download');
  await menu(page, 'Export JSON');
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ introTitle: before.content.introTitle });

  await menu(page, 'Start from the starter content…');
  const dialog = page.getByRole('dialog');
  const fill = dialog.getByRole('button', { name: 'Fill the draft' });
  await expect(fill).toBeDisabled();
  await dialog.getByRole('radiogroup', { name: '24/7 Support Available' }).getByLabel('True for us').check();
  await dialog.getByRole('button', { name: 'Leave the rest out' }).click();
  await fill.click();
  await openSection(page, 'Trust');
  await expect(section(page, 'Trust').getByText('Support Available')).toBeVisible();
  await expect(section(page, 'Trust').getByText('Healthcare Facilities')).toHaveCount(0);
  await expect(section(page, 'Trust').getByRole('button', { name: 'Show the badges to visitors' })).toBeVisible();

  await page.getByLabel('File to import').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"heroTitle":"Fine","colour":"red"}'),
  });
  await expect(dialog.getByText('This field does not exist.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByLabel('File to import').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await menu(page, 'Compare with live…');
  await expect(dialog.getByText(/^The form is the same as v\d+\.$/)).toBeVisible();
});

test.describe('in a window of 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the header is one row of few controls, the form at rest is short, and the canvas gets most of the window', async ({
    adminPage: page,
  }) => {
    await page.goto('/admin/home', { waitUntil: 'networkidle' });
    const header = page.locator('header:has(h1)');
    expect((await header.boundingBox())!.height).toBeLessThanOrEqual(56);
    const names = await header
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
    expect(names.slice(1)).toEqual([
      ...['Undo last change', 'Redo last change', 'Form', 'Visual', 'Preview'],
      ...['Publish', 'More ways to publish', 'More actions'],
    ]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens).toBeLessThanOrEqual(2);
    await openCanvas(page);
    expect((await page.locator('iframe').boundingBox())!.width).toBeGreaterThanOrEqual(0.7 * 1280);
  });

  test('the outline is one line and covers nothing that gets the focus', async ({ adminPage: page }) => {
    await page.goto('/admin/home#outcomes', { waitUntil: 'networkidle' });
    const outline = page.getByRole('navigation', { name: 'Sections' });
    const links = await outline.getByRole('link').all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    const roomAbove = () =>
      page.evaluate(() => {
        const bar = document.querySelector('nav[aria-label="Sections"]')!;
        const focused = document.activeElement!;
        if (bar.contains(focused)) return 0;
        return focused.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
      });
    await page.locator('[data-field="outcomesSubtitle"]').focus();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(roomAbove).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const view of ['home', 'home-visual'])
    test(`every action of /admin/${view} is in reach`, async ({ adminPage: page }) => {
      await page.goto(`/admin/${view}`);
      const actions = page.locator('header:has(h1)').locator('button, a').filter({ visible: true });
      await expect(actions.last()).toHaveAccessibleName('More actions');
      for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    });

  test('the checks leave room for the form', async ({ adminPage: page }) => {
    await page.goto('/admin/home', { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'Checks' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Checks' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeInViewport();
  });
});
