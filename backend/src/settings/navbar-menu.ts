import { isPlainAddress } from '../core/http/fields.ts';

const itemLimit = 20;
const labelLimit = 60;

interface MenuItem {
  readonly href: string;
  readonly label: string;
  readonly order: number;
}

/** What visitors see while there is no menu, or none that can be read. */
export const defaultMenu: readonly MenuItem[] = [
  { href: '/blog', label: 'Blogs', order: 1 },
  { href: '/about', label: 'About', order: 2 },
  { href: '/contact', label: 'Contact', order: 3 },
];

/** The menu as visitors see it. */
export const menuItems = (json: string | null | undefined): readonly MenuItem[] =>
  json && menuProblem(json) === null ? (JSON.parse(json) as MenuItem[]) : defaultMenu;

/** Why the text is not a menu, in one sentence for the editor; null when it is one. */
export function menuProblem(json: string): string | null {
  const items = parse(json);
  if (!Array.isArray(items)) return 'Give a JSON list of {href, label, order}.';
  if (items.length > itemLimit) return `Use at most ${itemLimit} menu items.`;
  const wrong = items.findIndex((item) => !isMenuItem(item));
  if (wrong < 0) return null;
  return `Menu item ${wrong + 1} needs a label of 1 to ${labelLimit} characters, a link and a number as its order.`;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isMenuItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { href, label, order, ...rest } = item as Record<string, unknown>;
  return (
    Object.keys(rest).length === 0 &&
    isPlainAddress(href) &&
    href !== '' &&
    typeof label === 'string' &&
    label.trim() !== '' &&
    label.length <= labelLimit &&
    typeof order === 'number'
  );
}
