import { useEffect, useState } from 'react';
import type { PresentEditor } from '../../api/generated';
import type { DocumentCalls } from './use-document-calls';

const heartbeatMs = 15_000;

/** Tells the server that this editor is open, and learns who else has it open. Silent while it does not work. */
export function usePresence(calls: DocumentCalls, isActive: boolean): readonly PresentEditor[] {
  const [others, setOthers] = useState<readonly PresentEditor[]>([]);
  useEffect(() => {
    if (!isActive) return undefined;
    let isCurrent = true;
    const beat = () => {
      if (document.visibilityState === 'hidden') return;
      calls.announcePresence().then(
        (presence) => {
          if (isCurrent) setOthers(presence.others);
        },
        () => undefined,
      );
    };
    beat();
    const timer = setInterval(beat, heartbeatMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [calls, isActive]);
  return others;
}
