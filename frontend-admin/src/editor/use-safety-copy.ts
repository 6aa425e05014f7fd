import { useCallback, useEffect, useRef, useState } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import { isSameValue, type Content } from './content-comparison';
import { dropSafetyCopy, findSafetyCopy, keepSafetyCopy, type SafetyCopy } from './safety-copy';

const writeAfterMs = 1000;

/** Keeps unsaved work on this device within a second, and finds what an earlier visit left behind. */
export function useSafetyCopy(name: string, initial: Content) {
  const { user } = useAppSelector(selectSession);
  // Held from the start: signing out must not move the copy to another name.
  const [key] = useState(() => `${user?.id ?? ''}:${name}`);
  const [found, setFound] = useState<SafetyCopy | null>(() => {
    const copy = findSafetyCopy(key);
    return copy && !isSameValue(copy.content, initial) ? copy : null;
  });
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; copy: SafetyCopy } | null>(null);

  const flush = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    keepSafetyCopy(key, pending.current.copy);
    pending.current = null;
  }, [key]);

  const keep = useCallback(
    (base: Content, content: Content) => {
      clearTimeout(pending.current?.timer);
      const copy = { at: new Date().toISOString(), base, content };
      pending.current = { copy, timer: setTimeout(flush, writeAfterMs) };
    },
    [flush],
  );

  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    dropSafetyCopy(key);
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  /** Offers a version that is no longer in the form, so that nothing is lost. */
  const putAside = useCallback((base: Content, content: Content) => {
    setFound({ at: new Date().toISOString(), base, content });
  }, []);
  const dismiss = useCallback(() => {
    setFound(null);
    drop();
  }, [drop]);

  return { found, keep, drop, putAside, dismiss };
}
