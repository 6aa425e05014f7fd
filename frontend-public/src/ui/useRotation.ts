import { useEffect, useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

interface Rotation {
  readonly index: number;
  /** False when the visitor paused, or wants less motion and has not pressed play. */
  readonly rotating: boolean;
  show(index: number): void;
  togglePause(): void;
  /** Stops the rotation while a pointer or the focus is inside. */
  hold(held: boolean): void;
}

/** Advances through `count` slides and wraps. Stands still while held, paused, or when motion is not wanted. */
export function useRotation(count: number, intervalMs: number): Rotation {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const current = count > 0 ? index % count : 0;
  const rotating = count > 1 && !(paused ?? reducedMotion);

  useEffect(() => {
    if (!rotating || held) return;
    const timer = setTimeout(() => setIndex((current + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [rotating, held, current, count, intervalMs]);

  return {
    index: current,
    rotating,
    show: setIndex,
    togglePause: () => setPaused(rotating),
    hold: setHeld,
  };
}
