import { observatoryScore } from '../../support/observatory.ts';
import { publicPages } from '../../support/public-pages.ts';
import { expect, test, visit } from '../../support/test.ts';

// Every test fails when a browser blocks something, because it says so in the console: the crawl opens each public page,
// quiet.spec.ts each screen of the admin area, and the editors' tests work in them.

test('the Observatory gives at least 130 to every public page, the login and the admin area', async ({ request }) => {
  for (const path of [...publicPages.map((page) => page.path), '/no-such-page', '/login', '/admin', '/admin/blog']) {
    const response = await request.get(path);
    const score = observatoryScore(response, await response.text());
    expect({ path, score, isEnough: score >= 130 }).toMatchObject({ isEnough: true });
  }
});

test('THR-100 an inline script without a hash is blocked and reported', async ({ page, quietConsole }) => {
  await visit(page, '/pricing');
  const taken = page.waitForResponse('**/api/client-reports');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  expect((await taken).status()).toBe(204);
  expect(await page.title()).not.toBe('taken over');
  expect(quietConsole.splice(0)).toContainEqual(
    expect.stringMatching(/^reported: .*"kind":"policy","message":"script-src-elem blocked inline/),
  );
});

test('THR-105 in the admin area no text becomes code or markup', async ({ adminPage: page, quietConsole }) => {
  await page.goto('/admin/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const attempts = await page.evaluate(() => {
    const refusal = (attempt: () => void) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      refusal(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      refusal(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      refusal(() => (document.createElement('script').src = '/media/x.js')),
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the policy has to refuse it
      refusal(() => void setTimeout('alert(1)')),
      refusal(() => void trustedTypes.createPolicy('mine', {})),
    ];
  });
  expect(attempts).toEqual(Array(5).fill('TypeError'));
  quietConsole.splice(0);
});

declare const trustedTypes: { createPolicy(name: string, rules: object): unknown };
