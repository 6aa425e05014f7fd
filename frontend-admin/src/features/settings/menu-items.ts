import { isRecord } from '@20x/shared/hidden';
import { defaultMenu } from '@20x/shared/menu';

export type MenuItem = Readonly<Record<string, unknown>>;

export type Menu =
  | { readonly status: 'empty' }
  | { readonly status: 'items'; readonly items: readonly MenuItem[] }
  | { readonly status: 'broken'; readonly reason: string };

const orderOf = ({ order }: MenuItem) => (typeof order === 'number' ? order : 0);

/** Reads the menu's JSON text, in the order in which visitors see the items. */
export function readMenu(text: string): Menu {
  if (text.trim() === '') return { status: 'empty' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { status: 'broken', reason: error instanceof Error ? error.message : 'This is not JSON.' };
  }
  if (!Array.isArray(value) || !value.every(isRecord)) {
    return { status: 'broken', reason: 'Give a list of items: [{ "href": "/blog", "label": "Blogs", "order": 1 }].' };
  }
  return { status: 'items', items: value.toSorted((one, other) => orderOf(one) - orderOf(other)) };
}

/** The items as the setting's text; their position becomes their order. No items restore the default. */
export function writeMenu(items: readonly MenuItem[]): string {
  if (items.length === 0) return '';
  return JSON.stringify(
    items.map((item, index) => ({ ...item, order: index + 1 })),
    null,
    2,
  );
}

export const defaultMenuText = writeMenu(defaultMenu.map((item) => ({ ...item })));
