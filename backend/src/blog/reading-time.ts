import { countWords, minutesToRead } from '@20x/shared/reading-time';
import type { Block } from '../content/blocks/block-types.ts';
import { isWords } from '../core/fields/field-spec.ts';
import { valuesIn } from '../core/fields/field-walk.ts';
import { PostContent } from './post-content.dto.ts';

/** Whole minutes, at least one, that the words of the blocks take to read. */
export function readingMinutes(blocks: readonly Block[] | null | undefined): number {
  const read = [...valuesIn(PostContent, { blocks })].filter(({ spec }) => isWords(spec));
  const words = read.reduce((sum, { value }) => sum + wordsIn(value), 0);
  return minutesToRead(words);
}

function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + wordsIn(entry), 0);
  return typeof value === 'string' ? countWords(value) : 0;
}
