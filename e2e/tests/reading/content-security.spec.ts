import type { Page } from '@playwright/test';
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

const policyOf = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** Every document that the page opens only reports what its policy would block; gives what was reported. */
async function reportOnly(page: Page): Promise<string[]> {
  const reported: string[] = [];
  await page.exposeFunction('keepViolation', (violation: string) => reported.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
      keepViolation(`${location.pathname} ${disposition} ${effectiveDirective} ${blockedURI}`);
    });
  });
  const isDocument = (url: URL) => !url.pathname.startsWith('/api/');
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    const policy = policyOf.exec(body)?.[1] ?? '';
    const headers = { ...response.headers(), 'content-security-policy-report-only': policy.replaceAll('&#39;', "'") };
    await route.fulfill({ response, headers, body: body.replace(policyOf, '') });
  });
  return reported;
}

test('the whole site and the admin area violate no policy that only reports', async ({
  adminPage: page,
  request,
  quietConsole,
}) => {
  const reported = await reportOnly(page);
  await page.goto('/pricing');
  await page.evaluate(() => document.head.append(Object.assign(document.createElement('script'), { text: 'run = 1' })));
  await expect.poll(() => reported.splice(0)).toEqual(['/pricing report script-src-elem inline']);
  expect(await page.evaluate('run')).toBe(1);
  const sitemap = await (await request.get('/sitemap-1.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  for (const path of [...listed, '/no-such-page', '/login']) await visit(page, path);
  const screens = page.getByRole('navigation', { name: /admin/i }).getByRole('link');
  await page.goto('/admin/home');
  await expect(screens).not.toHaveCount(0);
  const paths = await screens.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const path of ['/admin', '/admin/blog/new', ...paths]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(reported).toEqual([]);
  quietConsole.splice(0); // what the control printed
});

declare const keepViolation: (violation: string) => void;
declare const trustedTypes: { createPolicy(name: string, rules: object): unknown };
