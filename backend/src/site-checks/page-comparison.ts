import type { PageFacts } from './page-reading.ts';
import type { SiteFinding } from './site-rules.ts';

type Pages = ReadonlyMap<string, PageFacts>;

/** What is only wrong with a page because of the others. `expected`: the pages that visitors should find a way to. */
export function comparePages(pages: Pages, expected: ReadonlySet<string>): SiteFinding[] {
  return [...alike(pages, 'title'), ...alike(pages, 'description'), ...orphans(pages, expected)];
}

function alike(pages: Pages, what: 'title' | 'description'): SiteFinding[] {
  const byText = new Map<string, string[]>();
  for (const [path, facts] of pages) {
    const text = facts[what].toLowerCase();
    if (facts.isListed && text !== '') byText.set(text, [...(byText.get(text) ?? []), path]);
  }
  return [...byText].flatMap(([text, paths]) =>
    paths.length < 2
      ? []
      : paths.map((path) => ({
          rule: `duplicate-${what}` as const,
          path,
          subject: text.slice(0, 300),
          message: sameAs(
            paths.filter((other) => other !== path),
            what,
          ),
        })),
  );
}

function sameAs(others: readonly string[], what: string): string {
  const named =
    others.length > 3 ? `${others.slice(0, 3).join(', ')} and ${others.length - 3} more` : others.join(', ');
  return `${named} ${others.length === 1 ? 'has' : 'have'} the same ${what}. Write one that fits only this page.`;
}

function orphans(pages: Pages, expected: ReadonlySet<string>): SiteFinding[] {
  const reached = new Map<string, Set<string>>();
  for (const [path, { reaches }] of pages)
    for (const target of reaches) reached.set(target, (reached.get(target) ?? new Set()).add(path));
  return [...pages].flatMap(([path, { isListed }]): SiteFinding[] => {
    const from = reached.get(path) ?? new Set<string>();
    const isReached = path === '/' || [...from].some((other) => other !== path);
    if (isReached || !isListed || !expected.has(path)) return [];
    const message = 'No other page links to this page. Link to it from a page about the same subject.';
    return [{ rule: 'orphan-page', path, subject: '', message }];
  });
}
