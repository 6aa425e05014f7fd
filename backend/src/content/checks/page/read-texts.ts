import type { CheckedPage } from './checked-page.ts';
import { proseOf } from './markup.ts';

interface ReadText {
  readonly field: string;
  readonly text: string;
}

/** What visitors read, field by field. */
export const readTexts = ({ texts, markups }: CheckedPage): ReadText[] => [
  ...texts.map(({ path, value }) => ({ field: path, text: value })),
  ...markups.map(({ path, root }) => ({ field: path, text: proseOf(root) })),
];

/** `[Company name]`, but neither `[1]`, `[sic]` nor a Markdown link. */
const placeholder = /\[(?!sic\])[A-Za-z][^\][\n]{1,60}\](?!\()|\blorem ipsum\b/gi;

interface Placeholder {
  readonly field: string;
  readonly words: string;
}

/** What someone still has to fill in, in texts and metadata; code and raw HTML are left out. */
export function placeholdersIn(page: CheckedPage): Placeholder[] {
  const metadata = page.fields
    .filter(({ path, kind }) => path.startsWith('seo.') && kind === 'text')
    .map(({ path, value }) => ({ field: path, text: value }));
  return [...readTexts(page), ...metadata].flatMap(({ field, text }) =>
    placeholdersInText(text).map((words) => ({ field, words })),
  );
}

export const placeholdersInText = (text: string): string[] => [...new Set(text.match(placeholder))];
