import { expect, request, test as base, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { SiteData } from './site-data.ts';
import { workersSite, type Site } from './site.ts';

export interface Api {
  readonly request: APIRequestContext;
  readonly token: string;
  get<T>(path: string): Promise<T>;
  put<T>(path: string, data: unknown): Promise<T>;
  post<T>(path: string, data: unknown): Promise<T>;
}

/** The administrator's API, signed in with a session of its own. */
async function signIn({ baseUrl, credentials }: Site): Promise<Api> {
  const context = await request.newContext({ baseURL: baseUrl });
  const login = await context.post('/api/auth/login', { data: credentials });
  expect(login.status(), await login.text()).toBeLessThan(300);
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = async <T>(response: Awaited<ReturnType<APIRequestContext['get']>>) => {
    expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  };
  return {
    request: context,
    token,
    get: async <T>(path: string) => answer<T>(await context.get(path, { headers })),
    put: async <T>(path: string, data: unknown) => answer<T>(await context.put(path, { headers, data })),
    post: async <T>(path: string, data: unknown) => answer<T>(await context.post(path, { headers, data })),
  };
}

/** The same session as the form gives, without two screens that no test but the login's own looks at. */
async function signInPage(page: Page, { credentials }: Site): Promise<void> {
  const login = await page.request.post('/api/auth/login', { data: credentials });
  const { token } = (await login.json()) as { token: string };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
}

/** A page of another browser in which the administrator is signed in; close its context. */
export async function openOtherBrowser(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.baseUrl });
  const page = await context.newPage();
  await signInPage(page, site);
  return page;
}

interface WorkerFixtures {
  /** What the worker's tests visit; no other worker's do. */
  site: Site;
}

interface Fixtures {
  /** What the browser itself says about a failure that the test provokes. Default: nothing. */
  tolerated: RegExp | null;
  /** Fails the test when the page prints anything to the console, throws, or is not hydrated as it was rendered. */
  quietConsole: string[];
  api: Api;
  /** A browser page in which the administrator is signed in; it shows nothing of the site yet. */
  adminPage: Page;
  /** What visitors see, to be changed at will; everything is as before when the test ends. Only for tests that run alone. */
  data: SiteData;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  site: [async ({}, use) => use(workersSite()), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.baseUrl),
  tolerated: [null, { option: true }],
  quietConsole: [
    async ({ page, tolerated }, use) => {
      const messages: string[] = [];
      watchConsole(page, messages, tolerated ? [tolerated] : []);
      await page.addInitScript(throwReactReports);
      await use(messages);
      expect(messages, 'the browser console stays empty').toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ site }, use) => {
    const api = await signIn(site);
    await use(api);
    await api.request.dispose();
  },
  adminPage: async ({ page, site }, use) => {
    await signInPage(page, site);
    await use(page);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  data: async ({}, use) => {
    const data = await SiteData.open();
    await use(data);
    await data.restore();
  },
});

/** React's reports, hydration warnings among them, are silent marks (ERR-01); here they are thrown. */
function throwReactReports() {
  new PerformanceObserver((list) => {
    for (const mark of list.getEntriesByName('react-error'))
      reportError(new Error(`react: ${String((mark as PerformanceMark).detail)}`));
  }).observe({ type: 'mark', buffered: true });
}

/**
 * The browser itself reports failed requests as console errors; a test that provokes one says so with `allowed`.
 */
export function watchConsole(page: Page, messages: string[], allowed: RegExp[] = []) {
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (!allowed.some((pattern) => pattern.test(text))) messages.push(text);
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  // What the site keeps from the console it sends to the server (ERR-01).
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-reports')) messages.push(`reported: ${request.postData()}`);
  });
}

/** Opens a page and waits until the server-rendered document has become interactive. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await page.locator('#root[data-hydrated]').waitFor();
  return response!;
}

export { expect };

/** Saves the draft by key: the button is disabled as soon as the editor has saved by itself. */
export const saveNow = (page: Page) => page.keyboard.press('ControlOrMeta+s');
