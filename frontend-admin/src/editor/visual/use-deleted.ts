import { useEffect, useRef, useState } from 'react';

/** An entry that can still be brought back. */
export interface Deleted {
  readonly list: string;
  readonly index: number;
  readonly row: unknown;
  /** "Question 3" */
  readonly name: string;
}

const undoForMs = 10_000;

/** Keeps the last deleted entry for as long as it can be brought back. */
export function useDeleted() {
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const forget = () => {
    clearTimeout(timer.current);
    setDeleted(null);
  };
  const keep = (entry: Deleted) => {
    clearTimeout(timer.current);
    setDeleted(entry);
    timer.current = setTimeout(forget, undoForMs);
  };
  return { deleted, keep, forget };
}
