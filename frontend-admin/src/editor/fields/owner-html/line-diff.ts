import { diffComm } from 'node-diff3';

export interface LineChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly line: string;
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** What happened to a text, line by line. */
export function lineDiff(from: string, to: string): readonly LineChange[] {
  const as = (kind: LineChange['kind'], lines: readonly string[] = []) => lines.map((line) => ({ kind, line }));
  return diffComm(linesOf(from), linesOf(to)).flatMap((part) =>
    part.common ? as('same', part.common) : [...as('removed', part.buffer1), ...as('added', part.buffer2)],
  );
}
