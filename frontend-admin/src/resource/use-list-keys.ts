import type { RefObject } from 'react';
import { useHotkeys } from '@mantine/hooks';
import type { Shortcuts } from '../ui/ShortcutsDialog';

interface ListKeys {
  /** Null while no row is open. */
  readonly onClose: (() => void) | null;
  /** Opens a row beside the list. Default: rows lead to pages of their own alone. */
  readonly onPeek?: ((id: string) => void) | undefined;
  /** Whether the open row goes along with the focus. */
  readonly isFollowing: boolean;
  readonly onHelp: () => void;
}

/** What the keys do, for the list of shortcuts. */
export const listShortcuts = (can: { readonly peek: boolean; readonly select: boolean }): Shortcuts => [
  ['J', 'Next row (also ↓ on a row)'],
  ['K', 'Previous row (also ↑ on a row)'],
  ['Enter', 'Open the row'],
  ...(can.peek ? ([['Space', 'Show the row beside the list']] as const) : []),
  ...(can.select ? ([['X', 'Select the row']] as const) : []),
  ['Esc', 'Close the row, a dialog or a menu'],
  ['?', 'Show this list'],
];

const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role=dialog]') !== null;

/** The keys of a list. Not heard in fields, menus and dialogs. */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const { onClose, onPeek, isFollowing, onHelp } = keys;
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
  const focusedLink = () => links().find((link) => link === document.activeElement);
  const step = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (isInDialog(event)) return;
    event.preventDefault();
    const all = links();
    const from = all.findIndex((link) => link === (focusedLink() ?? all.find((one) => one.ariaCurrent === 'true')));
    const next = all[Math.min(Math.max(from + by, 0), all.length - 1)];
    next?.focus();
    if (isFollowing && next?.dataset.row) onPeek?.(next.dataset.row);
  };
  // Elsewhere these keys scroll the page.
  const onRow = (act: (link: HTMLAnchorElement, event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    const link = focusedLink();
    if (link) act(link, event);
  };
  const here = { preventDefault: false };
  useHotkeys([
    ['j', step(1)],
    ['k', step(-1)],
    ['ArrowDown', onRow((_, event) => step(1)(event)), here],
    ['ArrowUp', onRow((_, event) => step(-1)(event)), here],
    [
      'space',
      onRow(({ dataset: { row } }, event) => {
        if (!onPeek || !row) return;
        event.preventDefault();
        onPeek(row);
      }),
      here,
    ],
    ['x', onRow((link) => link.closest('[role=row]')?.querySelector<HTMLElement>('input[type=checkbox]')?.click())],
    ['shift+?', onHelp],
    ['?', onHelp],
    [
      'Escape',
      (event) => {
        if (!isInDialog(event)) onClose?.();
      },
      here,
    ],
  ]);
}
