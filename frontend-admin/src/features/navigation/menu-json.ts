import { isRecord } from '@20x/shared/hidden';
import { menuOrder } from '@20x/shared/menu';

/** A menu item as a row of the form. */
export interface MenuRow {
  readonly label: string;
  readonly href: string;
  readonly published?: boolean;
}

/** What is wrong with a text, and where. */
interface MenuProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

type Reading = { readonly rows: readonly MenuRow[] } | { readonly problems: readonly MenuProblem[] };

const allowed = ['label', 'href', 'order', 'published'];
const most = 20;
/** Of one text, so that a hostile one does not fill the screen. */
const mostProblems = 5;

/** The rows as {label, href, order}, with `published` where one is hidden. */
export function menuAsJson(rows: readonly unknown[]): string {
  const entries = rows.filter(isRecord).map(({ label, href, published }, index) => ({
    ...{ label: label ?? '', href: href ?? '', order: index + 1 },
    ...(published === false && { published }),
  }));
  return JSON.stringify(entries, null, 2);
}

/** The rows that a text describes, in their order; else everything that is wrong with it. */
export function readMenuJson(text: string): Reading {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    return { problems: [syntaxProblem(text, error)] };
  }
  if (!Array.isArray(entries)) return { problems: [{ message: 'Enter a list: [ … ].', line: 1, column: 1 }] };
  if (entries.length > most)
    return { problems: [{ message: `Use at most ${most} items, not ${entries.length}.`, line: 1, column: 1 }] };
  const starts = entryStarts(text);
  const problems = entries.flatMap((entry, index): MenuProblem[] => {
    const message = wrongEntry(entry);
    return message === null ? [] : [{ message: `Item ${index + 1}: ${message}`, ...placeOf(text, starts[index] ?? 0) }];
  });
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems) };
  const rows = (entries as readonly Readonly<Record<string, unknown>>[]).toSorted(
    (one, other) => menuOrder(one.order) - menuOrder(other.order),
  );
  return { rows: rows.map(toRow) };
}

const toRow = ({ label, href, published }: Readonly<Record<string, unknown>>): MenuRow => ({
  ...{ label: String(label), href: String(href) },
  ...(published === false && { published }),
});

function wrongEntry(entry: unknown): string | null {
  if (!isRecord(entry)) return 'Use {"label": …, "href": …, "order": …}.';
  const unknown = Object.keys(entry).find((name) => !allowed.includes(name));
  if (unknown !== undefined)
    return `Remove “${unknown.slice(0, 40)}”. Only label, href, order and published are known.`;
  const { label, href, order, published } = entry;
  if (typeof label !== 'string' || label.trim() === '') return 'Add a label in quotation marks.';
  if (typeof href !== 'string' || href.trim() === '') return 'Add a link as "href", in quotation marks.';
  if (order !== undefined && typeof order !== 'number') return 'Use a number as the order.';
  if (published !== undefined && typeof published !== 'boolean') return 'Use true or false for published.';
  return null;
}

/** Browsers name the place in words of their own, and none at the end of the text. */
function syntaxProblem(text: string, error: unknown): MenuProblem {
  const words = error instanceof Error ? error.message : '';
  const [, line, column] = /line (\d+) column (\d+)/.exec(words) ?? [];
  const [, position] = /position (\d+)/.exec(words) ?? [];
  const place = line
    ? { line: Number(line), column: Number(column) }
    : placeOf(text, position === undefined ? text.length : Number(position));
  return { message: 'This is not valid JSON. Check commas, quotation marks and brackets here.', ...place };
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where each entry of the list begins in a valid text. */
function entryStarts(text: string): number[] {
  const starts: number[] = [];
  let depth = 0;
  let isAwaited = false;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s[\]{},"]+/g)) {
    if (isAwaited && token !== ']') starts.push(index);
    isAwaited = depth === 1 ? token === ',' : depth === 0 && token === '[';
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
  }
  return starts;
}
