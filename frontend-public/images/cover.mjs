import { rosterColumns, rosterPattern, rosterRows } from '../src/ui/roster-pattern.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = { day: '07–19', evening: '15–23', night: '19–07' };
const grounds = ['green', 'night', 'slate'];

/** What a post's cover and its image for social networks are drawn from. */
export const coverOf = ({ slug, title, tags: [tag = 'Blog'] }, index) => ({
  slug,
  title,
  tag,
  ground: grounds[index % grounds.length],
});

/** The body of a post's image for social networks: tag, title and logo at the left; its roster runs out of it at the right. */
export function socialMarkup({ slug, title, tag }, logo) {
  const cells = Array.from(
    { length: rosterColumns * (rosterRows + 1) },
    (_, index) =>
      `<span style="grid-area:${Math.floor(index / rosterColumns) + 1}/${(index % rosterColumns) + 1}">${days[index] ?? ''}</span>`,
  );
  const shifts = rosterPattern(slug).map(
    ({ column, row, kind, open }) =>
      `<i class="${kind}${open ? ' open' : ''}" style="--row:${row + 2};--column:${column + 1}">${hours[kind]}</i>`,
  );
  return `<div class="roster">${[...cells, ...shifts].join('')}</div>
    <div class="text" style="--size:${sizeOf(title)}px"><p class="tag">${escaped(tag)}</p><h1>${unbroken(escaped(title))}</h1>${logo}</div>`;
}

const sizeOf = ({ length }) => [112, 84, 68][length <= 24 ? 0 : length <= 40 ? 1 : 2];

const unbroken = (html) => html.replace(/[\w]+-[\w]+/g, '<span style="white-space:nowrap">$&</span>');

const escaped = (text) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
