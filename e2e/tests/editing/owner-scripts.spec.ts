import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInByForm } from '../../support/sign-in.ts';
import { expect, test, visit } from '../../support/test.ts';

declare global {
  interface Window {
    opened: Window | null;
  }
}

/** What a script of the page can do with all that it finds: it asks as the admin area would. */
const attempts = (page: Page) =>
  page.evaluate(async () => {
    const stored = localStorage.getItem('auth_token');
    const headers = { authorization: `Bearer ${stored}` };
    const document = await fetch('/admin', { cache: 'force-cache' });
    return {
      stored: stored?.split('.').length,
      refresh: (await fetch('/api/auth/refresh', { method: 'POST' })).status,
      refreshWithToken: (await fetch('/api/auth/refresh', { method: 'POST', headers })).status,
      readWithToken: (await fetch('/api/auth/me', { headers })).status,
      key: document.headers.get('server-timing'),
    };
  });

/** What it sees of another page in a frame, or in a window of its own. */
const throughFrame = (page: Page, path: string) =>
  page.evaluate(async (src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.URL ?? 'nothing';
  }, path);

async function throughWindow(page: Page, path: string, isWritten: boolean) {
  const popup = page.waitForEvent('popup');
  await page.evaluate(
    ([address, isOwn]) => {
      window.opened = window.open(isOwn ? 'about:blank' : address);
      if (!isOwn) return;
      // Browsers take a window that the page wrote to for one of its own.
      window.opened!.document.open();
      window.opened!.document.close();
      window.opened!.location.href = address;
    },
    [path, isWritten] as const,
  );
  const other = await popup;
  await other.waitForURL((url) => url.protocol === 'http:');
  await other.waitForLoadState();
  const isClosed = await page.evaluate(() => window.opened!.closed);
  await other.close();
  return isClosed ? 'nothing' : 'all';
}

test('THR-28 an owner’s script in a page that was opened before signing in can do nothing as the administrator', async ({
  page,
  context,
  site,
  data,
  quietConsole,
}) => {
  const about = await data.published('page', 'about');
  const seo = { ...(about.seo as object), bodyHtml: '<script>window.ownerRuns = true;</script>' };
  await data.publish('page', 'about', { ...about, seo });
  // Of every page: also of a not-found page below the login.
  const code = 'window.siteRuns = true;';
  const html = `<script>${code}</script>`;
  const script = { id: 'chat', name: 'Chat', purpose: 'Answers questions.', category: 'functional', html };
  const inPolicy = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  await data.publish('site-scripts', 'site-scripts', { others: [script] });
  await data.show();
  const lost = await context.newPage();
  expect(await (await lost.goto('/login/x'))!.text()).toContain(inPolicy);
  await lost.getByRole('region', { name: 'Cookie choices' }).getByRole('button', { name: 'Accept' }).click();
  await lost.waitForFunction('window.siteRuns');
  await visit(page, '/about');
  expect(await page.evaluate('window.ownerRuns')).toBe(true);

  const admin = await context.newPage();
  await signInByForm(admin, site.credentials);
  expect(await attempts(page)).toEqual({
    stored: 3,
    refresh: 401,
    refreshWithToken: 401,
    readWithToken: 401,
    key: null,
  });
  for (const [from, path] of [page, lost].flatMap((one) =>
    ['/admin', '/login', '/api/docs'].map((to) => [one, to] as const),
  )) {
    expect({ path, seen: await throughFrame(from, path) }).toEqual({ path, seen: 'nothing' });
    for (const isWritten of [false, true]) {
      expect({ path, seen: await throughWindow(from, path, isWritten) }).toEqual({ path, seen: 'nothing' });
    }
  }
  expect(await (await lost.reload())!.text()).not.toContain(inPolicy);

  // Nor does the form for signing in ever come to a document in which such scripts run.
  for (const path of ['/admin/x.map', '/admin/%zz', '/website/admin/x.map']) {
    await lost.goto(path);
    await expect(lost.locator('#root[data-hydrated]')).toBeAttached();
    await expect(lost.getByRole('heading', { level: 1 })).toHaveText('This shift is uncovered.');
    expect(new URL(lost.url()).pathname).toBe(path);
  }

  // The session is as it was, also in a new document.
  await admin.reload();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const refusals = /Content Security Policy|"kind":"policy"|status of 401/;
  expect(quietConsole.splice(0).filter((line) => !refusals.test(line))).toEqual([]);
});
