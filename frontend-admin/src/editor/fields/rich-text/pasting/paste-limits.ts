import type { NotificationContent } from '@20x/kit';
import type { Node } from '@tiptap/pm/model';

/** More of these at once would freeze the tab, or could not be saved. */
const most = { characters: 400_000, lines: 2_000, markup: 2_000_000 };
/** A paragraph or a list belongs to one section, which may have 100,000 characters with its markup. */
const mostInOne = 80_000;

export const pasteRefusal: NotificationContent = {
  title: 'Too long to paste',
  description:
    'Paste at most 2,000 lines or 400,000 characters at a time, and at most 80,000 in one paragraph or list. ' +
    'For a whole file, use Import in the list of posts.',
  variant: 'destructive',
};

export function isTooLong(data: DataTransfer): boolean {
  const text = data.getData('text/plain');
  // Images inside the markup are not taken.
  const html = data.getData('text/html').replace(/"data:[^"]*"/g, '');
  return text.length > most.characters || html.length > most.markup || linesOf(text, html) > most.lines;
}

export const isTooLongText = ({ textContent }: Node): boolean => textContent.length > mostInOne;

/** A line has two elements in the markup of some programs, such as an entry of a list with a paragraph. */
const linesOf = (text: string, html: string): number =>
  Math.max(count(text, /\n+/g), count(html, /<(?:p|li|h[1-6]|br|div)\b/gi) / 2);
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
