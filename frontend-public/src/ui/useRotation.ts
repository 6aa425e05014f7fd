import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from './useReducedMotion';

interface Rotation {
  readonly index: number;
  /** False when the visitor paused, or wants less motion and has not pressed play. */
  readonly rotating: boolean;
  /** Goes on the element inside which a pointer or the focus holds the rotation. */
  readonly root: RefObject<HTMLElement | null>;
  readonly show: (index: number) => void;
  readonly togglePause: () => void;
}

/** Advances through `count` slides and wraps. Pauses while held, on request, or when motion is not wanted. */
export function useRotation(count: number, intervalMs: number): Rotation {
  const reducedMotion = useReducedMotion();
  const root = useRef<HTMLElement>(null);
  const isHeld = useHold(root);
  const [chosen, setChosen] = useState(0);
  const [paused, setPaused] = useState<boolean | null>(null);
  const index = chosen % Math.max(count, 1);
  const rotating = count > 1 && !(paused ?? reducedMotion);

  useEffect(() => {
    if (!rotating || isHeld) return;
    const timer = setTimeout(() => setChosen((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [rotating, isHeld, index, count, intervalMs]);

  return { index, rotating, root, show: setChosen, togglePause: () => setPaused(rotating) };
}

/** Whether a mouse or the focus is inside. */
function useHold(root: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listeners = {
      mouseenter: () => setHovered(true),
      mouseleave: () => setHovered(false),
      focusin: () => setFocused(true),
      focusout: () => setFocused(false),
    };
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener);
    };
  }, [root]);
  return hovered || focused;
}
