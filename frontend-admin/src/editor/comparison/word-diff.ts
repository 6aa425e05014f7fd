import { diffComm } from 'node-diff3';

export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Readers see no markup: texts are compared as they read. */
const asRead = (text: string) =>
  /<[a-z][^>]*>/i.test(text)
    ? text
        .replace(/<\/(p|h\d|li|tr|blockquote|pre|div)>/gi, '\n')
        .replace(/<[^>]+>/g, '')
        .trim()
    : text;

const words = (text: string) => asRead(text).match(/\s*\S+\s*/g) ?? [];

/** What happened to a text, word by word. */
export const wordDiff = (from: string, to: string): readonly WordChange[] => changesBetween(words(from), words(to));

/** What happened to a list of words or lines. */
export function changesBetween(from: readonly string[], to: readonly string[]): readonly WordChange[] {
  const changes: WordChange[] = [];
  const add = (kind: WordChange['kind'], list: readonly string[]) => {
    if (list.length > 0) changes.push({ kind, text: list.join('') });
  };
  for (const part of diffComm([...from], [...to])) {
    if (part.common) add('same', part.common);
    else {
      add('removed', part.buffer1);
      add('added', part.buffer2);
    }
  }
  return changes;
}
