import { useRef, useState, type PointerEvent } from 'react';

const threshold = 50;

/** Follows a finger or pointer to the right; past 50 px the swipe counts. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const distance = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current));
  const end = (event: PointerEvent) => {
    const swiped = distance(event) >= threshold;
    start.current = null;
    setOffset(0);
    if (swiped) onSwipe();
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (!(event.target as Element).closest('button')) start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        setOffset(distance(event));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
