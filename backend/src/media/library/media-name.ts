const longestName = 120;

/** A name for people from a file name: without folders, control characters and the ending. */
export function nameFrom(fileName = ''): string {
  const [last = ''] = fileName.split(/[/\\]/).slice(-1);
  const plain = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.\w{1,5}$/, '')
    .trim();
  return [...plain].slice(0, longestName).join('').trim() || 'Untitled';
}
