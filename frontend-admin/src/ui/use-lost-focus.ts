import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus goes when a change of `state` took away what had it. */
export function useLostFocus<T extends HTMLElement>(state: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}
