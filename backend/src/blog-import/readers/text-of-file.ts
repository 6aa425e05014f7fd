import { UnreadableFile } from '../model/imported-post.ts';

/** The text of a file in UTF-8. */
export function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch {
    throw new UnreadableFile('The file is not text in UTF-8. Export it again, or save it as UTF-8.');
  }
}

/** The day in a time or a day; null: there is none. */
export function dayIn(text: string): string | null {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text.trim()) ?? [];
  if (day !== '' && !Number.isNaN(Date.parse(day)) && !day.startsWith('0000')) return day;
  const time = Date.parse(text);
  return text.trim() === '' || day !== '' || Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/** The name of a file without its folders and its ending. */
export const stemOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');

/** Without what the database cannot hold, and JSON and YAML can spell: zero bytes and halves of surrogate pairs. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();
