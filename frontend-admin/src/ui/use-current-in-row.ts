import { useEffect, useRef } from 'react';

/** Scrolls a row of links sideways, so that the current one is in sight. Returns the ref of the row. */
export function useCurrentInRow(current: string | undefined) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = ref.current;
    const link = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row || !link) return;
    const { left, right } = row.getBoundingClientRect();
    row.scrollLeft += Math.max(link.right - right, 0) + Math.min(link.left - left, 0);
  }, [current]);
  return ref;
}
