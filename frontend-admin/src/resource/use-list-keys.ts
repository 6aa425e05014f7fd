import type { RefObject } from 'react';
import { useHotkeys } from '@mantine/hooks';
import type { Shortcuts } from '../ui/ShortcutsDialog';

interface ListKeys {
  /** Null while no row is open. */
  readonly onClose: (() => void) | null;
  /** Opens a row beside the list. Default: rows lead to pages of their own alone. */
  readonly onPeek?: ((id: string) => void) | undefined;
  /** Whether the rows are cards side by side. */
  readonly isGrid: boolean;
  /** Whether the open row goes along with the focus. */
  readonly isFollowing: boolean;
  readonly onHelp: () => void;
}

interface ListAbilities {
  readonly peek: boolean;
  readonly select: boolean;
  readonly grid: boolean;
  readonly move: boolean;
}

/** What the keys do, for the list of shortcuts. */
export const listShortcuts = (can: ListAbilities): Shortcuts => [
  ['J', `Next row (also ${can.grid ? '→' : '↓'} on a row)`],
  ['K', `Previous row (also ${can.grid ? '←' : '↑'} on a row)`],
  ...(can.grid ? ([['↓', 'The row below (↑ above)']] as const) : []),
  ['Enter', 'Open the row'],
  ...(can.peek && !can.grid ? ([['Space', 'Show the row beside the list']] as const) : []),
  ...(can.select ? ([['X', `Select the row${can.grid ? ' (also Space)' : ''}`]] as const) : []),
  ...(can.move ? ([['Alt+↑', 'Move the row up (Alt+↓ down)']] as const) : []),
  ['Esc', 'Close the row, a dialog or a menu'],
  ['?', 'Show this list'],
];

const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role=dialog]') !== null;

/** How many cards are side by side. */
function cardsInLine(links: readonly HTMLElement[]): number {
  const topOf = (link: HTMLElement | undefined) => link?.getBoundingClientRect().top;
  return Math.max(links.filter((link) => topOf(link) === topOf(links[0])).length, 1);
}

/** The keys of a list. Not heard in fields, menus and dialogs. */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const { onClose, onPeek, isGrid, isFollowing, onHelp } = keys;
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
  const focusedLink = () => links().find((link) => link === document.activeElement);
  const step = (by: number) => (event: KeyboardEvent) => {
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
  /** In a grid, to the same place of the line above or below. */
  const stepLine = (direction: 1 | -1) => (event: KeyboardEvent) => {
    step(direction * (isGrid ? cardsInLine(links()) : 1))(event);
  };
  const select = (link: HTMLAnchorElement) =>
    link.closest('[role=row], li')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  const here = { preventDefault: false };
  useHotkeys([
    ['j', step(1)],
    ['k', step(-1)],
    ['ArrowDown', onRow((_, event) => stepLine(1)(event)), here],
    ['ArrowUp', onRow((_, event) => stepLine(-1)(event)), here],
    ['ArrowRight', onRow((_, event) => isGrid && step(1)(event)), here],
    ['ArrowLeft', onRow((_, event) => isGrid && step(-1)(event)), here],
    [
      'space',
      onRow((link, event) => {
        const { row } = link.dataset;
        if (!isGrid && (!onPeek || !row)) return;
        event.preventDefault();
        if (isGrid) select(link);
        else if (row) onPeek?.(row);
      }),
      here,
    ],
    ['x', onRow(select)],
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
