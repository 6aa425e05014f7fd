import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect, test, visit } from '../../support/test.ts';

interface SeenPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Search engines may list it. */
  readonly isListed: boolean;
  /** What is wrong with the document as the server sent it. */
  readonly faults: readonly string[];
  readonly headings: number;
  readonly ids: readonly string[];
  /** Paths and anchors of this site that the page leads to. */
  readonly links: readonly { readonly path: string; readonly anchor: string }[];
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // The menu has a heading, and comes before that of the page.
  rules: { 'heading-level': ['error', { minInitialRank: 'any' }] },
});

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector ?? ''}`));
}

async function see(page: Page, path: string): Promise<SeenPage> {
  const response = await visit(page, path);
  expect([path, response.status(), response.request().redirectedFrom()]).toEqual([path, 200, null]);
  const faults = await faultsOf(await response.text());
  const read = await page.evaluate(() => ({
    path: location.pathname,
    isListed: document.querySelector('meta[name="robots"][content*="noindex"]') === null,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    headings: document.querySelectorAll('h1').length,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => ({ path: pathname, anchor: decodeURIComponent(hash.slice(1)) })),
  }));
  return { ...read, faults };
}

const repeated = (texts: readonly string[]) => [...new Set(texts.filter((text, n) => texts.indexOf(text) !== n))];

test('RT-01 ERR-01 SEO-01 every internal link from / leads to a page: valid, quiet, unique, with one h1', async ({
  page,
  request,
}) => {
  const seen = new Map<string, SeenPage>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const found = await see(page, path);
    seen.set(path, found);
    waiting.push(...found.links.map((link) => link.path).filter((next) => !seen.has(next)));
  }
  const pages = [...seen.values()];
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ faults }) => faults.length > 0)).toEqual([]);
  for (const unlinked of ['/nowhere', '/login', '/admin', '/preview/ended', '/search?q=nurse', '/contact?sent=1'])
    expect([unlinked, await faultsOf(await (await request.get(unlinked)).text())]).toEqual([unlinked, []]);
  const sitemap = await (await request.get('/sitemap-1.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages.flatMap(({ path, isListed }) => (isListed ? path : [])).toSorted()).toEqual(listed.toSorted());
  expect(pages.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ title, description }) => title === '' || description === '').map(({ path }) => path)).toEqual(
    [],
  );
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
  const broken = pages.flatMap(({ path, links }) =>
    links
      .filter(({ path: target, anchor }) => anchor !== '' && !seen.get(target)?.ids.includes(anchor))
      .map(({ path: target, anchor }) => `${path} → ${target}#${anchor}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});
