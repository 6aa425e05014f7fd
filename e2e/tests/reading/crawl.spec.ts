import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/test.ts';

interface SeenPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  readonly ids: readonly string[];
  /** Paths and anchors of this site that the page leads to. */
  readonly links: readonly { readonly path: string; readonly anchor: string }[];
}

async function see(page: Page, path: string): Promise<SeenPage> {
  const response = await visit(page, path);
  expect([path, response.status(), response.request().redirectedFrom()]).toEqual([path, 200, null]);
  return page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    headings: document.querySelectorAll('h1').length,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => ({ path: pathname, anchor: decodeURIComponent(hash.slice(1)) })),
  }));
}

const repeated = (texts: readonly string[]) => [...new Set(texts.filter((text, n) => texts.indexOf(text) !== n))];

test('RT-01 ERR-01 SEO-01 every internal link from / leads to a page: quiet, unique, with one h1', async ({ page }) => {
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
