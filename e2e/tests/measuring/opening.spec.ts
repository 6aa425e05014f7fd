import { leastWork, MainThread } from '../../support/main-thread.ts';
import { expect, test } from '../../support/test.ts';

/** Of a second that it may take, an idle machine spends little on anything else. */
const opensWithin = 1000;
const rounds = 3;

// A trace would be what is measured.
test.use({ trace: 'off' });

for (const name of ['About Page', 'Home Page'])
  test(`the editor of ${name} opens with less than a second of work`, async ({ adminPage: page }) => {
    const thread = await MainThread.of(page);
    const works: number[] = [];
    while (works.length < rounds) {
      // A new page load, so that nothing of an editor is there except cached code.
      await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Pages', exact: true }).click();
      works.push(
        await thread.workDuring(async () => {
          await page.getByRole('link', { name, exact: true }).click();
          await page.locator('main [data-field]:is(input, textarea):not(:disabled)').first().waitFor();
        }),
      );
    }
    expect(leastWork(works)).toBeLessThan(opensWithin);
  });
