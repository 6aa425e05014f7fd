import { markupMeaning } from '@20x/kit/rich-text/same-markup';
import { isSameValue } from '../model/content-comparison';
import { pairRows, type Versions } from './row-pairs';

const tags = /<(\/?)([a-z][a-z\d]*)\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const single = new Set(['br', 'hr', 'img']);

/**
 * Three-way merge of texts by their paragraphs, headings, lists …; null: both changed the same ones, or a text is empty or
 * no markup.
 */
export function mergeMarkup({ base, mine, theirs }: Versions<string>): string | null {
  const [before, own, other] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  if (!before || !own || !other) return null;
  const common = new Set(before.filter((part) => own.includes(part) && other.includes(part)));
  // A server and a browser write the same paragraph differently.
  const keyOf = (part: string) => (common.has(part) ? part : markupMeaning(part));
  const entriesOf = (parts: readonly string[]) => parts.map((part) => [keyOf(part), part] as const);
  const texts = new Map(entriesOf(before));
  const changed = entriesOf(own).filter(([key, part]) => texts.get(key) !== part);
  [...entriesOf(other), ...changed].forEach(([key, part]) => texts.set(key, part));
  const places = pairRows({ base: before.map(keyOf), mine: own.map(keyOf), theirs: other.map(keyOf) });
  const keys = places?.map((place) => {
    if ('row' in place) return place.row;
    return isSameValue(place.base, place.mine) ? place.theirs : place.mine;
  });
  return keys?.map((key) => texts.get(key as string)).join('') ?? null;
}

/** The elements of a text, which joined are the text again; null: it has none, or they are not complete. */
function partsOf(text: string): readonly string[] | null {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(tags)) {
    if (depth === 0 && text.slice(start, index).trim() !== '') return null;
    if (!single.has(name.toLowerCase())) depth += slash ? -1 : 1;
    if (depth < 0) return null;
    if (depth > 0) continue;
    const end = index + tag.length;
    parts.push(text.slice(start, end));
    start = end;
  }
  const rest = text.slice(start);
  if (depth > 0 || parts.length === 0 || rest.trim() !== '') return null;
  return [...parts.slice(0, -1), parts.at(-1) + rest];
}
