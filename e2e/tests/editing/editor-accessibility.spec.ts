import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { themes } from '../../support/public-pages.ts';
import { expect, test } from '../../support/test.ts';
import { openCanvas, questionsOf, restoredHomeDraft } from '../../support/visual-editor.ts';

restoredHomeDraft();
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const dialog = '[role="dialog"]';

/** A dialog's header is counted as the page's second banner, though nothing outside of the dialog is read while it is open. */
const headerOfDialogs = ['landmark-no-duplicate-banner', 'landmark-unique'];

/**
 * What axe finds in the state that the page is in: all of it in one theme, colours in the other.
 * @param part what is new in this state; default: all but the page in a frame, which has tests of its own
 */
async function check(page: Page, state: string, part?: string): Promise<void> {
  for (const theme of themes) {
    await page.evaluate(async (name) => {
      const root = document.documentElement;
      root.classList.remove('light', 'dark');
      root.classList.add(name);
      root.dataset.mantineColorScheme = name;
      // What opens fades in: it moves for a while after it is there.
      const moving = () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      const isFaint = (element: Element) => element.checkVisibility() && getComputedStyle(element).opacity !== '1';
      do {
        await Promise.allSettled(moving().map(({ finished }) => finished));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      } while (moving().length > 0 || [...document.querySelectorAll('[role="dialog"]')].some(isFaint));
    }, theme);
    const axe = new AxeBuilder({ page }).exclude('iframe').disableRules(headerOfDialogs);
    if (part) axe.include(part);
    const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    expect.soft(wordsOf(violations), `${state}, ${theme}`).toEqual([]);
  }
}

const wordsOf = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

test('WCAG 2.2 AA axe finds nothing in the states of the visual editor', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  await questionsOf(canvas).first().click();
  await check(page, 'a question is selected');
  const handles = new AxeBuilder({ page }).include(['iframe', '#preview-overlay']);
  expect.soft(wordsOf((await handles.analyze()).violations), 'handles on the page').toEqual([]);
  await canvas.getByRole('main').getByRole('link', { name: 'Book a Demo' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Main button label' })).toBeVisible();
  await check(page, 'the controls of a button are open', dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'States' }).click();
  await check(page, 'the states are open');
});

test('WCAG 2.2 AA axe finds nothing in a long form', async ({ adminPage: page }) => {
  await page.goto('/admin/home');
  await expect(page.getByLabel('Single-line title')).toBeVisible();
  await check(page, 'the form');
});

test('WCAG 2.2 AA axe finds nothing in the tabs and dialogs of an editor', async ({ adminPage: page, api }) => {
  // A short form: each look takes in the whole document.
  const [id, slug] = [crypto.randomUUID(), `accessible-${crypto.randomUUID()}`];
  await api.post('/api/admin/content/page', { id, slug, content: { title: 'Accessible', blocks: [] } });
  await page.goto(`/admin/pages/${slug}`);
  await page.getByLabel('Title', { exact: true }).fill('Looked at in both themes.');
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
  for (const tab of ['SEO', 'Checks', 'History']) {
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    await expect(panel).toBeVisible();
    await check(page, tab, `[id="${await panel.getAttribute('id')}"]`);
  }
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'publish dialog', dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share a link to the draft…' }).click();
  await expect(page.getByRole('dialog', { name: 'Share a link to the draft' })).toBeVisible();
  await check(page, 'share dialog', dialog);
});

test('WCAG 2.2 AA axe finds nothing on the screens outside the editor', async ({ adminPage: page }) => {
  await page.request.post('/api/contact', {
    data: {
      topic: 'question',
      name: 'Robot',
      email: 'r@agency.example',
      message: 'Hello',
      website: 'https://x.example',
    },
  });
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Check for real requests' })).toBeVisible();
  await check(page, 'the dashboard');
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Actions for Home page' }).click();
  await expect(page.getByRole('menuitem', { name: 'Visual editor' })).toBeVisible();
  await check(page, 'a list with an open menu', 'main');
  await page.goto('/admin/blog');
  await page.getByRole('table', { name: 'Blog Posts' }).getByRole('link').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Checks' })).toBeVisible();
  await check(page, 'the quick look beside a list with a chosen row', 'main');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add tag…' }).click();
  await check(page, 'the question for a tag', dialog);
  await page.goto('/admin/contact?show=spam');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await check(page, 'chosen messages');
  await page.goto('/admin/settings');
  await page.getByText('Exceptions').first().click();
  await check(page, 'the settings');
  await page.goto('/admin/site-checks');
  await expect(page.getByRole('status').filter({ hasText: /checked/ })).toBeVisible();
  await check(page, 'the site checks', 'main');
  await page.goto('/admin/settings/system-status');
  await expect(page.getByRole('region', { name: 'Jobs' })).toBeVisible();
  await check(page, 'the system status', 'main');
  await page.goto('/admin/settings/redirects?open=new');
  await expect(page.getByRole('textbox', { name: 'From' })).toBeVisible();
  await check(page, 'the redirects with the form of a new one', 'main');
  await page.goto('/admin/settings/navigation');
  await page.getByText('JSON', { exact: true }).click();
  await page.getByLabel('Menu items as JSON').fill('[{');
  await check(page, 'the menu as JSON with an error', 'main');
  for (const part of ['Footer', 'Brand']) {
    await page.goto(`/admin/settings/${part.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
    await check(page, part, 'main');
  }
});
