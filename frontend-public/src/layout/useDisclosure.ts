import { useEffect, useRef, useState, type RefObject } from 'react';

interface Disclosure<T extends HTMLElement> {
  readonly open: boolean;
  /** Goes on the element around button and panel. */
  readonly root: RefObject<T | null>;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** A panel that a button shows: closed by Escape (the focus returns to the button), and when a press or the focus goes elsewhere. */
export function useDisclosure<T extends HTMLElement>(): Disclosure<T> {
  const [open, setOpen] = useState(false);
  const root = useRef<T>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);
  return { open, root, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}
