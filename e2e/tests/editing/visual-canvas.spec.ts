import { randomUUID } from 'node:crypto';
import type { FrameLocator } from '@playwright/test';
import { expect, saveNow, test } from '../../support/test.ts';
import {
  canvasIn,
  homeDocument,
  inspector,
  openCanvas,
  openOutline,
  outline,
  pointed,
  putHomeDraft,
  questionsOf,
  restoredHomeDraft,
} from '../../support/visual-editor.ts';

const before = restoredHomeDraft();
const questions = ['One?', 'Two?', 'Three?', 'Four?'];
test.beforeEach(async ({ api }) => {
  await putHomeDraft(api, {
    ...before.content,
    faqs: questions.map((question) => ({ question, answer: `The answer to ${question}` })),
  });
});

test('a + adds between entries, the handle drags them, and a deletion can be undone', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  const shown = questionsOf(canvas);
  const [second, third] = [canvas.locator('main details').nth(1), canvas.locator('main details').nth(2)];
  await second.scrollIntoViewIfNeeded();
  const { x, y, height } = (await second.boundingBox())!;
  await page.mouse.move(x + 30, y + height - 4);
  const add = canvas.getByRole('button', { name: 'Add a question here' });
  await expect(add).toHaveCount(1);
  const [plus, below] = [(await add.boundingBox())!, (await third.boundingBox())!];
  expect(Math.abs(plus.y + plus.height / 2 - below.y)).toBeLessThan(4);
  await add.click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Between?');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(['One?', 'Two?', 'Between?', 'Three?', 'Four?']);

  const handle = (await canvas.getByRole('button', { name: 'Drag this question' }).boundingBox())!;
  const last = (await canvas.locator('main details').nth(4).boundingBox())!;
  await page.mouse.move(handle.x + 5, handle.y + 5);
  await page.mouse.down();
  await page.mouse.move(last.x + 60, last.y + 10, { steps: 4 });
  await page.mouse.move(last.x + 60, last.y + last.height - 2, { steps: 2 });
  await page.mouse.up();
  await expect(shown).toHaveText(['One?', 'Two?', 'Three?', 'Four?', 'Between?']);

  // Escape calls a drag off, and nothing of it stays.
  const again = (await canvas.getByRole('button', { name: 'Drag this question' }).boundingBox())!;
  const line = canvas.locator('#preview-overlay .line');
  await page.mouse.move(again.x + 5, again.y + 5);
  await page.mouse.down();
  await page.mouse.move(last.x + 60, last.y - 100, { steps: 4 });
  await expect(line).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await page.mouse.up();
  await expect(shown).toHaveText(['One?', 'Two?', 'Three?', 'Four?', 'Between?']);

  await canvas.getByRole('button', { name: 'Delete this question' }).click();
  await expect(shown).toHaveText(questions);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(shown).toHaveText([...questions, 'Between?']);
});

test('the page is worked by keys alone', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  const shown = questionsOf(canvas);
  const said = canvas.locator('#preview-overlay').getByRole('status');
  await openOutline(page);
  await outline(page).getByRole('treeitem', { name: 'Questions' }).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(outline(page).locator('[aria-selected="true"]')).toContainText('Two?');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Zwei?');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(['One?', 'Zwei?', 'Three?', 'Four?']);

  const stage = canvas.getByRole('application');
  await expect(stage).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Question 2 › Answer: The answer to Two?');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(shown).toHaveText(['Zwei?', 'One?', 'Three?', 'Four?']);
  await page.keyboard.press('Control+d');
  await expect(shown).toHaveText(['Zwei?', 'Zwei?', 'One?', 'Three?', 'Four?']);
  await page.keyboard.press('Delete');
  await expect(shown).toHaveText(['Zwei?', 'One?', 'Three?', 'Four?']);
  await page.keyboard.press('Control+z');
  await expect(shown).toHaveText(['Zwei?', 'Zwei?', 'One?', 'Three?', 'Four?']);
  await page.keyboard.press('Control+Enter');
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(6);

  await page.keyboard.press('Tab');
  await expect(canvas.getByRole('button', { name: 'Select what it lies in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inspector(page)).toBeFocused();
  // The outline went away from the page while that was worked on.
  await expect(outline(page)).toBeHidden();
  await openOutline(page);
  await outline(page).getByRole('treeitem', { name: 'Questions' }).click();
  await page.keyboard.press('F2');
  await expect(canvas.getByRole('textbox')).toBeFocused();
});

test('the outline gives way to the page, and its button has the focus again after Escape', async ({
  adminPage: page,
}) => {
  const canvas = await openCanvas(page);
  await openOutline(page);
  await outline(page).getByRole('treeitem', { name: 'Questions' }).click();
  await expect(outline(page)).toBeVisible();
  await canvas.locator('main summary').first().click();
  await expect(outline(page)).toBeHidden();
  await openOutline(page);
  await outline(page).getByRole('treeitem', { name: 'Hero' }).press('Escape');
  await expect(outline(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Outline', exact: true })).toBeFocused();
  await page.setViewportSize({ width: 1680, height: 900 });
  await openOutline(page);
  await canvas.locator('main summary').last().click();
  await expect(outline(page)).toBeVisible();
});

test('buttons, images and icons open their controls beside them', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  await canvas.getByRole('main').getByRole('link', { name: 'Book a Demo' }).first().click();
  const button = page.getByRole('dialog', { name: 'Main button label' });
  await expect(button.getByLabel('Main button label')).toBeFocused();
  await expect(button.getByRole('textbox', { name: 'Main button link' })).toBeVisible();
  await button.getByLabel('Main button label').fill('See it live');
  await expect(canvas.getByRole('link', { name: 'See it live' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeHidden();
  await expect(canvas.getByRole('application')).toBeFocused();

  await canvas.locator('section:has(#intro-title) li svg, section:has(#intro-title) article svg').first().click();
  await expect(page.getByRole('dialog', { name: /icon/i }).locator(':focus')).toBeVisible();
  await canvas.locator('[aria-roledescription="carousel"] img').first().click({ force: true });
  await expect(page.getByRole('dialog', { name: /^Image \d/ })).toBeInViewport({ ratio: 1 });
});

test('starter rows are changed in one step, and Undo takes all of it back', async ({ adminPage: page, api }) => {
  await putHomeDraft(api, { ...before.content, faqs: [], outcomes: [] });
  const canvas = await openCanvas(page);
  const first = await questionsOf(canvas).first().innerText();
  await questionsOf(canvas).first().dblclick();
  await page.keyboard.type('My own?');
  await page.keyboard.press('Enter');
  await expect(questionsOf(canvas).first()).toHaveText('My own?');
  const draft = async () => (await homeDocument(api)).content.faqs;
  await expect.poll(async () => (await draft())?.[0]?.question).toBe('My own?');
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(questionsOf(canvas).first()).toHaveText(first);
  await saveNow(page);
  await expect.poll(async () => (await draft())?.length).toBe(0);
});

test('whatever is shown can be pointed at: addresses, prices, cells, texts with markup, sections without words', async ({
  adminPage: page,
  api,
}) => {
  const block = (type: string, fields: object) => ({ id: randomUUID(), type, ...fields });
  const { id, version } = await api.post<{ id: string; version: number }>('/api/admin/content/page', {
    id: randomUUID(),
    slug: `pointed-at-${Date.now()}`,
    content: {
      title: 'Pointed at',
      blocks: [
        block('contactDetails', { title: 'Reach us', email: 'hello@20x.example', hours: 'Mon to Fri' }),
        block('pricingPlans', { title: 'Plans', plans: [{ name: 'Small', price: '$9' }] }),
        block('table', { columns: ['A', 'B'], rows: [{ cells: ['a1', 'b1'] }, { cells: ['a2', 'b2'] }] }),
        block('richText', { html: '<p>Some <strong>marked</strong> words.</p>' }),
        block('posts', {}),
      ],
    },
  });
  const canvas = await openCanvas(page, `/admin/pages/${id}/visual`);
  const pointsAt = (path: string) =>
    expect(inspector(page).locator(`[data-field="blocks.${path}"][data-pointed]`)).toBeVisible();
  await canvas.getByRole('link', { name: 'hello@20x.example' }).click();
  await pointsAt('0.email');
  await canvas.getByText('Mon to Fri').click();
  await pointsAt('0.hours');
  await canvas.getByText('$9').click();
  await pointsAt('1.plans.0.price');
  await canvas.getByRole('cell', { name: 'b2' }).click();
  await pointsAt('2.rows.1.cells.1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Written in a cell');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('cell', { name: 'Written in a cell' })).toBeVisible();

  await canvas.getByText('marked').dblclick();
  await expect(canvas.locator('main [contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await canvas.locator('main article, main section li').last().click();
  await expect(inspector(page).getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
  await inspector(page).getByRole('button', { name: 'Hide this section' }).click();
  await expect(inspector(page).getByText('The page shows nothing of this')).toBeVisible();
  await canvas.getByRole('contentinfo').click({ position: { x: 8, y: 8 } });
  await expect(inspector(page).getByRole('link', { name: 'site settings' })).toBeVisible();

  await saveNow(page);
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
  const now = await api.get<{ version: number }>(`/api/admin/content/page/${id}`);
  expect(now.version).toBeGreaterThan(version);
  await api.post(`/api/admin/documents/${id}/trash`, { version: now.version });
});

test('rich text is written on the page; its links keep their documents', async ({ adminPage: page, api }) => {
  const { id } = await api.get<{ id: string }>('/api/admin/content/page/pricing');
  const answer = `<p>See <a href="doc:${id}#plans">prices</a> first.</p>`;
  await putHomeDraft(api, { ...before.content, faqs: [{ question: 'One?', answer }] });
  const canvas = await openCanvas(page);
  const field = canvas.locator('main [contenteditable="true"]');
  await questionsOf(canvas).first().click();
  await canvas.getByRole('link', { name: 'prices' }).dblclick();
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('ask.');
  const written = `<p>See <a href="doc:${id}#plans">prices</a> first. Then</p><p><strong>ask.</strong></p>`;
  const saved = async () => (await homeDocument(api)).content.faqs?.[0]?.answer;
  await page.keyboard.press('Control+s');
  await expect.poll(saved).toBe(written);
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
  await expect(canvas.locator('main details strong')).toHaveText('ask.');

  await canvas.locator('main details strong').dblclick();
  await page.keyboard.type('Not meant. ');
  await expect(inspector(page).locator('[data-field="faqs.0.answer"]')).toContainText('Not meant.');
  await page.keyboard.press('Escape');
  await expect(inspector(page).locator('[data-field="faqs.0.answer"]')).not.toContainText('Not meant.');
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(canvas.locator('main details strong')).toHaveCount(0);
});

/** Texts of the page, above the bar of the preview, that a label or the tools cover. */
const coveredTexts = (canvas: FrameLocator) =>
  canvas.locator('#preview-overlay').evaluate((host) => {
    const parts = [...host.shadowRoot!.querySelectorAll('.tools:not([hidden]), .label:not([hidden])')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const bar = document.querySelector('#preview-bar')!.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isCovered = [...range.getClientRects()].some((text) =>
        boxes.some(
          (box) =>
            Math.min(text.right, box.right) > Math.max(text.left, box.left) &&
            Math.min(text.bottom, box.bottom, bar.top) > Math.max(text.top, box.top) + 1,
        ),
      );
      if (isCovered && range.toString().trim()) covered.push(range.toString());
    }
    return { parts: parts.length, covered };
  });

test('names and tools cover no text of the page', async ({ adminPage: page }) => {
  const canvas = await openCanvas(page);
  const heading = canvas.getByRole('heading', { level: 1 });
  const { height = 0 } = (await heading.boundingBox()) ?? {};
  // Its second line has a line above and one below.
  await heading.click({ position: { x: 40, y: height / 2 } });
  await expect(canvas.getByRole('toolbar')).toBeVisible();
  await expect.poll(() => coveredTexts(canvas)).toEqual({ parts: 1, covered: [] });
  await heading.hover({ position: { x: 40, y: 10 } });
  await expect.poll(() => coveredTexts(canvas)).toEqual({ parts: 2, covered: [] });
  await questionsOf(canvas).nth(1).click();
  await expect(canvas.getByRole('toolbar', { name: 'Question 2', exact: false })).toBeVisible();
  await expect.poll(async () => (await coveredTexts(canvas)).covered).toEqual([]);
});

test('form and page go on at the same place, both ways', async ({ adminPage: page }) => {
  await page.goto('/admin/home#faqs.2.question', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-field="faqs.2.question"]')).toBeFocused();
  await page.getByRole('link', { name: 'Visual', exact: true }).click();
  await expect(page).toHaveURL(/home-visual#faqs\.2\.question$/);
  const canvas = await canvasIn(page);
  await expect(questionsOf(canvas).nth(2)).toBeInViewport();
  await expect(pointed(page)).toHaveValue('Three?');
  // Nothing is selected there: what is in view counts.
  await canvas.locator('#outcomes-title').evaluate((heading) => {
    const scrolled = new Promise<void>((resolve) => {
      // The way to the question may end before.
      const arrive = () => {
        if (Math.abs(heading.getBoundingClientRect().top) < 200) resolve();
      };
      window.addEventListener('scrollend', arrive);
    });
    heading.scrollIntoView();
    return scrolled;
  });
  await page.getByRole('link', { name: 'Form', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/home#outcomes/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the page stays in view above what is edited', async ({ adminPage: page }) => {
    const canvas = await openCanvas(page);
    await canvas.locator('main summary').nth(1).tap();
    const question = inspector(page).locator('[data-field="faqs.1.question"]');
    await question.scrollIntoViewIfNeeded();
    await question.fill('Written by thumb?');
    await expect(canvas.getByRole('heading', { name: 'Written by thumb?' })).toBeInViewport();
    await openOutline(page);
    await expect(outline(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
