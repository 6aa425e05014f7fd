/** Words a minute of an adult who reads to understand. */
const pace = 230;

/** The words of a text or of some HTML, without its markup. */
export const countWords = (text: string): number =>
  text.replace(/<[^>]*>|&\w+;/g, ' ').match(/[\p{L}\p{N}]+([’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Whole minutes, at least one. */
export const minutesToRead = (words: number): number => Math.max(1, Math.round(words / pace));
