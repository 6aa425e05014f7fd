import { expect, test } from '../../support/test.ts';
import { inspector, openCanvas, restoredHomeDraft } from '../../support/visual-editor.ts';

const shownWithin = 100;

const before = restoredHomeDraft();

test('what is typed in the inspector shows on the page within 100 ms, without a reload', async ({
  adminPage: page,
}) => {
  const canvas = await openCanvas(page);
  await canvas.locator('body').evaluate(() => ((window as { stays?: boolean }).stays = true));
  await canvas.getByRole('heading', { name: before.content.faqs?.[0]?.question }).click();
  const question = inspector(page).getByLabel('Question', { exact: true }).first();
  await expect(question).toHaveValue(before.content.faqs?.[0]?.question ?? '');

  const scrolled = await canvas.locator('html').evaluate(({ scrollTop }) => scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  const texts = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Who fills shift ${letter}?`);
  const times: number[] = [];
  for (const text of texts) {
    times.push(
      await page.evaluate(
        async ([value, old]) => {
          const frame = document.querySelector('iframe')!.contentDocument!;
          const input = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(
            (own) => own.value === old,
          )!;
          const shown = new Promise<number>((resolve) => {
            new MutationObserver((_, observer) => {
              if (!frame.querySelector('main')?.textContent?.includes(value!)) return;
              observer.disconnect();
              requestAnimationFrame(() => {
                performance.mark('shown');
                resolve(performance.measure('typed to shown', 'typed', 'shown').duration);
              });
            }).observe(frame.body, { subtree: true, childList: true, characterData: true });
          });
          performance.mark('typed');
          Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          return await shown;
        },
        [text, await question.inputValue()],
      ),
    );
  }
  test.info().annotations.push({ type: 'shown after (ms)', description: times.map(Math.round).join(', ') });
  // The median: a moment in which the machine does something else is not the editor's.
  expect(times.toSorted((one, other) => one - other)[times.length / 2]).toBeLessThan(shownWithin);
  expect(await canvas.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
  expect(await canvas.locator('body').evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible({ timeout: 15_000 });
});
