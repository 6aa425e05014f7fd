/** Words a minute of an adult who reads to understand. */
const pace = 230;
/** Fields that are addresses, names of things or code, not words to read. */
const silent = new Set([
  'id',
  'type',
  'anchor',
  'background',
  'href',
  'url',
  'image',
  'poster',
  'scene',
  'icon',
  'slugs',
]);

/** Whole minutes, at least one, that the words of the blocks take to read. */
export function readingMinutes(blocks: readonly object[] | null | undefined): number {
  const words = (blocks ?? []).reduce((sum, block) => sum + wordsIn(block), 0);
  return Math.max(1, Math.round(words / pace));
}

function wordsIn(value: unknown): number {
  if (typeof value === 'string')
    return value.replace(/<[^>]*>|&\w+;/g, ' ').match(/[\p{L}\p{N}]+([’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, inner]) => (silent.has(key) ? sum : sum + wordsIn(inner)), 0);
}
