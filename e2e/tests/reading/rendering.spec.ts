import { expect, test, visit } from '../../support/test.ts';

for (const path of ['/no/such/page', '/no-such-page', '/website/blog/no-such-post']) {
  test(`RT-02 the unknown path ${path} answers status 404 with the not-found page`, async ({ page, quietConsole }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shift is uncovered.');
    // The browser reports the document's own 404; nothing else may be printed.
    expect(quietConsole.splice(0)).toEqual([expect.stringContaining('404')]);
    await page.getByRole('link', { name: 'Features' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This shift is uncovered.');
  });
}

test('HOM-12 the home page arrives complete, with its metadata, in the HTML itself', async ({ request }) => {
  const response = await request.get('/');
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).toMatch(/<title>[^<]*20X[^<]*<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/"/);
  expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+"/);
  expect(html).toMatch(/<script type="application\/ld\+json">/);
  expect(html).toContain('Frequently Asked Questions');
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});

test('the server-rendered page becomes interactive without being rebuilt or shifted', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { renderedHeading: document.querySelector('h1') });
    });
  });
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.evaluate(() => {
    const { renderedHeading, shifts } = window as unknown as { renderedHeading: Element; shifts: number[] };
    return { same: renderedHeading === document.querySelector('h1'), shift: shifts.reduce((sum, x) => sum + x, 0) };
  });
  expect(seen).toEqual({ same: true, shift: 0 });
});

test('a stored page is compressed once, revalidates and never varies by query', async ({ request }) => {
  await request.get('/');
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') });
  const etag = first.headers().etag!;
  const again = await request.get('/?utm_source=mail', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});

test('RT-05 /login shows without site chrome', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
