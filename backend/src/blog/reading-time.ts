import type { Block } from '../content/blocks/block-types.ts';
import { isWords } from '../core/fields/field-spec.ts';
import { valuesIn } from '../core/fields/field-walk.ts';
import { PostContent } from './post-content.dto.ts';

/** Words a minute of an adult who reads to understand. */
const pace = 230;

/** Whole minutes, at least one, that the words of the blocks take to read. */
export function readingMinutes(blocks: readonly Block[] | null | undefined): number {
  const read = [...valuesIn(PostContent, { blocks })].filter(({ spec }) => isWords(spec));
  const words = read.reduce((sum, { value }) => sum + wordsIn(value), 0);
  return Math.max(1, Math.round(words / pace));
}

function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + wordsIn(entry), 0);
  if (typeof value !== 'string') return 0;
  return value.replace(/<[^>]*>|&\w+;/g, ' ').match(/[\p{L}\p{N}]+([’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
