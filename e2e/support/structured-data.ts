import type { Page } from '@playwright/test';
import { entitiesIn } from '../../shared/src/structured-data/graph.ts';
import { allIssues, imagesIn } from '../../shared/src/structured-data/page-issues.ts';

const scripts = 'script[type="application/ld+json"]';

/** The structured data of a page as visitors get it, and what the dated rules find wrong with it. */
export async function structuredDataOf(page: Page, path: string) {
  // Of the site, whose images show nowhere else.
  await page.goto('/robots.txt');
  const html = await (await page.request.get(path)).text();
  const rendered = await page.evaluate(
    ([markup, selector]) => {
      const document = new DOMParser().parseFromString(markup, 'text/html');
      return {
        texts: [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
        text: `${document.title}\n${document.querySelector('main')?.textContent ?? ''}`,
      };
    },
    [html, scripts] as const,
  );
  const [text = ''] = rendered.texts;
  const graph = entitiesIn(text) ?? [];
  const sizes = new Map<string, { width: number; height: number }>();
  for (const address of imagesIn(graph)) sizes.set(address, await sizeOf(page, address));
  // Starter pages with [brackets] to fill in are not listed.
  const shown = { text: rendered.text, isUnlisted: false, sizeOf: (address: string) => sizes.get(address) };
  const issues = allIssues(text, graph, shown);
  return { text, scripts: rendered.texts.length, issues: issues.filter(({ level }) => level !== 'note') };
}

/** Fails where there is no image. */
const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, address);
