interface DescribedPage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

const longestSummary = 200;
const sections = [
  ['Product', /^\/features\//],
  ['Articles', /^\/blog\//],
  ['Pages', /^\//],
] as const;

/** The site for language models, by https://llmstxt.org: its pages with what each is about. */
export function llmsTxt(siteName: string, pages: readonly DescribedPage[], publicUrl: string): string {
  const ordered = pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const sectionOf = (path: string) => sections.find(([, pattern]) => pattern.test(path))?.[0];
  const lists = sections.toReversed().flatMap(([name]) => {
    const entries = ordered.filter(({ path }) => sectionOf(path) === name).map((page) => entryOf(page, publicUrl));
    return entries.length > 0 ? [`## ${name}\n\n${entries.join('\n')}`] : [];
  });
  const home = pages.find(({ path }) => path === '/');
  const about = home && oneLine(home.summary);
  return [`# ${oneLine(siteName)}`, ...(about ? [`> ${about}`] : []), ...lists].join('\n\n') + '\n';
}

function entryOf({ path, title, summary }: DescribedPage, publicUrl: string): string {
  const name = oneLine(title).replace(/[[\]\\]/g, '\\$&');
  const about = oneLine(summary);
  return `- [${name}](${publicUrl}${path})${about ? `: ${about}` : ''}`;
}

/** Cut between words. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestSummary ? line : `${line.slice(0, longestSummary).replace(/ \S*$/, '')}…`;
}
