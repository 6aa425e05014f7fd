import { expect, test, visit } from '../../support/test.ts';

test('HOM-02 the sections come in the specified order', async ({ page }) => {
  await visit(page, '/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const places = ['Agency work moves', 'One call-off', 'Outcomes', 'Frequently Asked Questions', 'Bring last week'].map(
    (start) => headings.findIndex((heading) => heading.replaceAll(/\s+/g, ' ').startsWith(start)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('HOM-02 the skip link leads to the main content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to main content/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('HOM-03 the three-part title is one heading with a highlight', async ({ page }) => {
  await visit(page, '/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/Fill the shift\.\s*Clear the nurse\.\s*Close the week\./);
});

test('HOM-04 the hero leads to the demo and to the product', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book a Demo' }).first()).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    '/features/nurse-scheduling-software',
  );
  await expect(main.getByText('Live Demo', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Real-time updates').first()).toBeVisible();
});

test('HOM-06 highlights lead to the anchors of the product feature', async ({ page }) => {
  await visit(page, '/');
  const anchors = await page
    .getByRole('main')
    .locator('a[href^="/features/nurse-scheduling-software#"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash));
  expect(anchors).toEqual(['#board', '#matching', '#credentials', '#mobile', '#timesheets', '#clients']);
});

test('HOM-07 outcomes lead to the product', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
    'href',
    '/features/nurse-scheduling-software',
  );
});

test('HOM-08 the starter content claims no figures, and leads to what explains it', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText(/500\+|99\.9%|SOC 2/)).toHaveCount(0);
  await page.getByRole('link', { name: '4 checks before each offer' }).click();
  await expect(page.getByRole('heading', { name: 'Four checks before every offer' })).toBeInViewport();
});

test('HOM-09 questions open independently, several at once', async ({ page }) => {
  await visit(page, '/');
  const questions = page.locator('details');
  for (const index of [1, 2]) {
    await expect(questions.nth(index)).toHaveJSProperty('open', false);
    await questions.nth(index).locator('summary').click();
  }
  for (const index of [1, 2]) await expect(questions.nth(index)).toHaveJSProperty('open', true);
});

test('HOM-11 the final call leads to the demo', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Book a Live Demo' })).toHaveAttribute('href', '/contact');
});
