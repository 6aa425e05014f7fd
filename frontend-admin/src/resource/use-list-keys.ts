import type { RefObject } from 'react';
import { useHotkeys } from '@mantine/hooks';

const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role=dialog]') !== null;

/** j and k walk over the rows' links, Enter follows one, Escape closes the open row. Not heard in fields and dialogs. */
export function useListKeys(list: RefObject<HTMLElement | null>, onClose: (() => void) | null): void {
  const step = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (isInDialog(event)) return;
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
    const focused = links.findIndex((link) => link === document.activeElement);
    const from = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true');
    links[Math.min(Math.max(from + by, 0), links.length - 1)]?.focus();
  };
  useHotkeys([
    ['j', step(1)],
    ['k', step(-1)],
    [
      'Escape',
      (event) => {
        if (!isInDialog(event)) onClose?.();
      },
      { preventDefault: false },
    ],
  ]);
}
