import { isRecord } from '@20x/shared/hidden';
import { defaultMenu, menuEntries, menuOrder, notAMenu } from '@20x/shared/menu';

export type MenuItem = Readonly<Record<string, unknown>>;

export type Menu =
  | { readonly status: 'empty' }
  | { readonly status: 'items'; readonly items: readonly MenuItem[] }
  | { readonly status: 'broken'; readonly reason: string };

/** Reads the menu's JSON text, in the order in which visitors see the items. */
export function readMenu(text: string): Menu {
  if (text.trim() === '') return { status: 'empty' };
  const entries = menuEntries(text);
  if (typeof entries === 'string') return { status: 'broken', reason: entries };
  if (!entries.every(isRecord)) return { status: 'broken', reason: notAMenu };
  return {
    status: 'items',
    items: entries.toSorted((one, other) => menuOrder(one.order) - menuOrder(other.order)),
  };
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

/** The items as text; the saved text when it says the same, so that only a real change counts as one. */
export function menuTextLike(saved: string, items: readonly MenuItem[]): string {
  const text = writeMenu(items);
  const menu = readMenu(saved);
  return menu.status === 'items' && writeMenu(menu.items) === text ? saved : text;
}

export const defaultMenuText = writeMenu(defaultMenu.map((item) => ({ ...item })));
