/** The first `most` UTF-16 units of a text, one less where that would cut a character in two. */
export const cutTo = (most: number, text: string): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
