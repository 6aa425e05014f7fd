import { wordsIn } from './words.ts';

/** Words that name nothing. They may stand within a phrase. */
const small = new Set(
  'a an and as at by for from how in is it of on or the to what when why with your you our we'.split(' '),
);
/** Tokens of a phrase, with the small words in it. */
const longestPhrase = 6;
/** A single word is a phrase if it is long without its ending and names one page alone. */
const shortestStem = 5;

interface Token {
  readonly stem: string;
  readonly isSmall: boolean;
  readonly start: number;
  readonly end: number;
}

/** A word without the commonest endings: "schedules" and "scheduling" name the same. */
const stemOf = (word: string): string => {
  const plain = word.toLowerCase();
  return plain.length > 5 ? plain.replace(/(?:ing|ies|es|ed|er|ers|e|y|s)$/, '') : plain.replace(/s$/, '');
};

export const stemsIn = (title: string): ReadonlySet<string> =>
  new Set(
    wordsIn(title)
      .filter((word) => !small.has(word.toLowerCase()))
      .map(stemOf),
  );

/** Lists of words without anything but spaces and hyphens between them. */
function runsIn(text: string): Token[][] {
  const runs: Token[][] = [];
  let last = -1;
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const token = { stem: stemOf(word), isSmall: small.has(word.toLowerCase()), start, end: start + word.length };
    if (last >= 0 && /^[ -]+$/.test(text.slice(last, start))) runs.at(-1)?.push(token);
    else runs.push([token]);
    last = token.end;
  }
  return runs;
}

/**
 * The words of a text that name a page best: two or more words of its title in a row, or one that no other title has.
 * Null: there are none. `isRare`: whether one title alone has a word.
 */
export function phraseFor(text: string, title: ReadonlySet<string>, isRare: (stem: string) => boolean): string | null {
  let best: { readonly words: number; readonly start: number; readonly end: number } | null = null;
  for (const run of runsIn(text))
    for (const [index, first] of run.entries()) {
      if (!title.has(first.stem)) continue;
      const named = new Set<string>();
      for (const token of run.slice(index, index + longestPhrase)) {
        if (!token.isSmall && !title.has(token.stem)) break;
        if (token.isSmall) continue;
        named.add(token.stem);
        const isEnough = named.size > 1 || (first.stem.length >= shortestStem && isRare(first.stem));
        if (isEnough && named.size > (best?.words ?? 0))
          best = { words: named.size, start: first.start, end: token.end };
      }
    }
  return best && text.slice(best.start, best.end);
}
