/** Longer ones are cut: nobody types them, and the index refuses them. */
const longestWord = 40;

/** The words of a text as the index holds them and as people type them: letters and digits only. */
export const wordsIn = (text: string): string[] =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));

/** Words that can be completed or corrected. */
export const isCorrectable = (word: string): boolean => /^[\p{L}\p{M}]{4,}$/u.test(word);

/** Insertions, deletions, replacements and swaps of neighbors that lead from one word to the other. */
export function typosBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const changed = at(row - 1, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Infinity;
      next.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped));
    }
  }
  return at(one.length, other.length);
}

/** People mistype long words more often. */
export const mostTypos = (word: string): number => (word.length < 6 ? 1 : 2);
