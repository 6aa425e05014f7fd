import { expect, test, visit } from '../../support/test.ts';

const mistakes = {
  exception: () => void setTimeout(() => reportError(new TypeError('made by a test'))),
  rejection: () => void Promise.reject(new TypeError('made by a test')),
};

for (const [kind, mistake] of Object.entries(mistakes)) {
  test(`ERR-01 an uncaught ${kind} reaches the server's log, not the console`, async ({ page, quietConsole }) => {
    await visit(page, '/pricing');
    const taken = page.waitForResponse('**/api/client-reports');
    await page.evaluate(mistake);
    expect((await taken).status()).toBe(204);
    const [report = '', ...more] = quietConsole.splice(0);
    expect(more).toEqual([]);
    expect(JSON.parse(report.replace('reported: ', ''))).toMatchObject({
      kind,
      message: 'TypeError: made by a test',
      page: '/pricing',
    });
  });
}
