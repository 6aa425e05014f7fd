import { leastWork, MainThread } from '../../support/main-thread.ts';
import { expect, test } from '../../support/test.ts';
import { inspector, openCanvas, restoredHomeDraft } from '../../support/visual-editor.ts';

/** Of the 100 ms within which a text shows; `npm run bench editing` measures the time itself. */
const workPerChange = 100;

// A trace would be what is measured.
test.use({ trace: 'off' });

const before = restoredHomeDraft();

test('what is typed in the inspector shows on the page with less than 100 ms of work, without a reload', async ({
  adminPage: page,
}) => {
  const thread = await MainThread.of(page);
  const canvas = await openCanvas(page);
  await canvas.locator('body').evaluate(() => ((window as { stays?: boolean }).stays = true));
  await canvas.getByRole('heading', { name: before.content.faqs?.[0]?.question }).click();
  const question = inspector(page).getByLabel('Question', { exact: true }).first();
  await expect(question).toHaveValue(before.content.faqs?.[0]?.question ?? '');

  const scrolled = await canvas.locator('html').evaluate(({ scrollTop }) => scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  const texts = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Who fills shift ${letter}?`);
  const works: number[] = [];
  for (const text of texts)
    works.push(
      await thread.workDuring(async () => {
        await question.fill(text);
        await canvas.getByRole('heading', { name: text }).waitFor();
      }),
    );
  expect(leastWork(works)).toBeLessThan(workPerChange);
  expect(await canvas.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
  expect(await canvas.locator('body').evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
});
