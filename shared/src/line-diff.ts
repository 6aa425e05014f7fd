import { diffComm } from 'node-diff3';

export interface LineChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly line: string;
}

/** Comparing takes as long as the lines of both multiplied. */
const mostLines = 1_000;
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** What happened to a text, line by line. Of very long texts all lines count as new. */
export function lineDiff(from: string, to: string): readonly LineChange[] {
  const as = (kind: LineChange['kind'], lines: readonly string[] = []) => lines.map((line) => ({ kind, line }));
  const [before, after] = [linesOf(from), linesOf(to)];
  if (before.length + after.length > mostLines) return [...as('removed', before), ...as('added', after)];
  return diffComm(before, after).flatMap((part) =>
    part.common ? as('same', part.common) : [...as('removed', part.buffer1), ...as('added', part.buffer2)],
  );
}
