import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/test.ts';

declare global {
  interface Window {
    /** The status of an answer, or what kept the page's script from one. */
    statusOf(path: string, method?: string, through?: Window | null): Promise<number | string>;
    opened: Window | null;
  }
}

const addStatusOf = () => {
  window.statusOf = async (path, method = 'GET', through = window) => {
    try {
      return (await through!.fetch(path, { method })).status;
    } catch (error) {
      return (error as Error).name;
    }
  };
};

/**
 * Asks for a token with the fetch of a window that the page opened, if the browser lets it. `written`: into an empty window
 * that the page wrote to before, which browsers take for one of its own.
 */
async function throughWindow(page: Page, address: string, written = false) {
  const popup = page.waitForEvent('popup');
  await page.evaluate(
    ([path, isWritten]) => {
      window.opened = window.open(isWritten ? 'about:blank' : path);
      if (!isWritten) return;
      window.opened!.document.open();
      window.opened!.document.close();
      window.opened!.location.href = path;
    },
    [address, written] as const,
  );
  const other = await popup;
  await other.waitForURL((url) => url.protocol === 'http:');
  await other.waitForLoadState();
  const status = await page.evaluate(() => window.statusOf('/api/auth/refresh', 'POST', window.opened));
  await other.close();
  return status;
}

const throughFrame = (page: Page, attributes: { readonly src?: string; readonly srcdoc?: string }) =>
  page.evaluate(async (given) => {
    const frame = Object.assign(document.createElement('iframe'), given);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    return window.statusOf('/api/auth/refresh', 'POST', frame.contentWindow);
  }, attributes);

test('a page that was opened before signing in gets its owner’s scripts nothing afterwards', async ({
  page,
  context,
  site,
  data,
  quietConsole,
}) => {
  await page.addInitScript(addStatusOf);
  const about = await data.published('page', 'about');
  const seo = { ...(about.seo as object), bodyHtml: '<script>window.ownerRuns = true;</script>' };
  await data.publish('page', 'about', { ...about, seo });
  await data.show();
  await visit(page, '/about');
  expect(await page.evaluate('window.ownerRuns')).toBe(true);
  expect((await context.request.post('/api/auth/login', { data: site.credentials })).status()).toBe(200);

  expect(await page.evaluate(() => window.statusOf('/api/layout'))).toBe(200);
  expect(await page.evaluate(() => window.statusOf('/api/auth/refresh', 'POST'))).toBe('TypeError');
  expect(await page.evaluate(() => window.statusOf('/api/admin/settings'))).toBe('TypeError');
  expect(await throughFrame(page, { src: 'about:blank' })).toBe('TypeError');
  expect(await throughFrame(page, { srcdoc: '<p>' })).toBe('TypeError');
  expect(await throughFrame(page, { src: '/preview/nothing' })).toBe('TypeError');
  expect(await throughFrame(page, { src: '/login' })).toBe('SecurityError');
  for (const path of ['/pricing', '/nowhere']) expect(await throughWindow(page, path)).toBe('TypeError');
  for (const path of [
    '/admin',
    '/login',
    '/api/docs',
    '/robots.txt',
    '/preview/nothing',
    '/%zz',
    `/api/${'x'.repeat(9000)}`,
  ]) {
    expect({ path, status: await throughWindow(page, path) }).toEqual({ path, status: 'SecurityError' });
    expect({ path, status: await throughWindow(page, path, true) }).toEqual({ path, status: 'SecurityError' });
  }

  // The session is as it was. The site still works: the router's pages ask the open routes.
  expect((await context.request.post('/api/auth/refresh')).status()).toBe(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const refusals = /Content Security Policy|"kind":"policy"|status of 404/;
  expect(quietConsole.splice(0).filter((line) => !refusals.test(line))).toEqual([]);
});
