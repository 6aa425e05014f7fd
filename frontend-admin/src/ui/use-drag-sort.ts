import { useCallback, useRef, useState, type PointerEvent } from 'react';
import { useCallbackRef } from '@mantine/hooks';

interface Drag {
  readonly from: number;
  /** Where the row would be if it were dropped now. */
  readonly to: number;
}

/** Pixels from the edge of the window where it begins to scroll. */
const scrollEdge = 72;
const scrollStep = 14;

/**
 * Moves rows by a handle, with a mouse, a pen or a finger. The rows are the children of the handle's list that carry
 * `data-row`; buttons and keys do the same without dragging.
 */
export function useDragSort(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const current = useRef<Drag | null>(null);
  // Event handlers call it, and useEffectEvent is for effects only.
  const moveRow = useCallbackRef(move);
  const handleFor = useCallback(
    (index: number) => {
      const settle = (next: Drag | null) => {
        current.current = next;
        setDrag(next);
      };
      return {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          settle({ from: index, to: index });
        },
        onPointerMove: (event: PointerEvent<HTMLElement>) => {
          if (!current.current) return;
          const { from } = current.current;
          const to = positionAt(event.currentTarget, event.clientY, from);
          if (to !== current.current.to) settle({ from, to });
          if (event.clientY < scrollEdge) window.scrollBy(0, -scrollStep);
          if (event.clientY > window.innerHeight - scrollEdge) window.scrollBy(0, scrollStep);
        },
        onPointerUp: () => {
          const done = current.current;
          settle(null);
          if (done && done.from !== done.to) moveRow(done.from, done.to);
        },
        onPointerCancel: () => {
          settle(null);
        },
      };
    },
    [moveRow],
  );

  /** How a row shows what is going on: it is held, or the held row would come before or after it. */
  const markOf = (index: number): 'held' | 'before' | 'after' | undefined => {
    if (!drag) return undefined;
    if (index === drag.from) return 'held';
    if (index !== drag.to) return undefined;
    return drag.to < drag.from ? 'before' : 'after';
  };
  return { handleFor, markOf };
}

export type DragHandle = ReturnType<ReturnType<typeof useDragSort>['handleFor']>;
export type DragMark = ReturnType<ReturnType<typeof useDragSort>['markOf']>;

function positionAt(handle: HTMLElement, y: number, from: number): number {
  const list = handle.closest('[data-row]')?.parentElement;
  const rows = [...(list?.children ?? [])].filter((child) => child.hasAttribute('data-row'));
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle, index) => index !== from && middle < y).length;
}
