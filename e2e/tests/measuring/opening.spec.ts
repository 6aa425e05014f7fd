import type { CDPSession } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Of a second that it may take, an idle machine spends little on anything else. */
const opensWithin = 1000;

// A trace would be what is measured.
test.use({ trace: 'off' });

/** Milliseconds that the page itself has worked: what else the machine does meanwhile does not count. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

test('an editor opens with less than a second of work', async ({ adminPage: page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: string[] = [];
  const works: number[] = [];
  for (const name of ['About Page', 'Home Page', 'Home Page']) {
    // Anew, so that nothing of an editor is there yet but what the browser keeps of its code.
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    const link = page.getByRole('link', { name, exact: true });
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const before = await workOf(session);
    const time = await link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const field = 'main [data-field]:is(input, textarea):not(:disabled)';
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector(field)) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          }).observe(document.body, { subtree: true, childList: true });
          (element as HTMLElement).click();
        }),
    );
    works.push(Math.round((await workOf(session)) - before));
    times.push(`${name}: ${Math.round(time)} ms, ${works.at(-1)} ms of work`);
  }
  test.info().annotations.push({ type: 'opened after', description: times.join('; ') });
  expect(Math.max(...works), times.join('; ')).toBeLessThan(opensWithin);
});
