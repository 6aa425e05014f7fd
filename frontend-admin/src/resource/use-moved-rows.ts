import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ResourceRow, RowOrder } from './declarations';

/** Moves rows, also by keys, and leaves the focus where it is when a row goes elsewhere. */
export function useMovedRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly ResourceRow[],
  onMove: RowOrder['onMove'],
) {
  const focused = useRef<Element | null>(null);
  // An element that the browser takes out and puts in elsewhere loses the focus.
  useEffect(() => {
    const { current } = focused;
    focused.current = null;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  }, [rows]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    focused.current = document.activeElement;
    onMove?.(from, to);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const id = (event.target as Element).closest<HTMLElement>('a[data-row]')?.dataset.row;
    const from = rows.findIndex((row) => row.id === id);
    if (!onMove || !event.altKey || step === 0 || from < 0) return;
    event.preventDefault();
    move(from, from + step);
  });
  useEffect(() => {
    const { current } = list;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    current?.addEventListener('keydown', listener);
    return () => current?.removeEventListener('keydown', listener);
  }, [list]);
  return move;
}
