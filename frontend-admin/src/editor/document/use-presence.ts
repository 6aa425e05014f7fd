import { useCallback, useEffect, useState } from 'react';
import type { PresentEditor } from '../../api/generated';
import type { DocumentCalls } from './use-document-calls';

const heartbeatMs = 15_000;

interface TakeOver {
  readonly by: string;
  readonly at: Date;
}

export interface PresenceState {
  readonly others: readonly PresentEditor[];
  /** Those who were here when this editor was opened, and are still; empty as soon as the person has answered. */
  readonly found: readonly PresentEditor[];
  /** Who has taken the document over since, and is still here. */
  readonly takenOver: TakeOver | null;
  takeOver(): Promise<void>;
  dismissFound(): void;
}

/** What the person knows of the others. */
interface Known {
  readonly takeOver: string;
  readonly found: readonly string[];
}

const newestTakeOver = (others: readonly PresentEditor[]) =>
  others.map(({ tookOverAt }) => tookOverAt ?? '').reduce((one, other) => (one > other ? one : other), '');

/** Tells the server that this editor is open, and learns who else has it open. Silent while it does not work. */
export function usePresence(calls: DocumentCalls, isActive: boolean): PresenceState {
  const [others, setOthers] = useState<readonly PresentEditor[]>([]);
  const [known, setKnown] = useState<Known | null>(null);

  const hear = useCallback((now: readonly PresentEditor[]) => {
    setOthers(now);
    setKnown((before) => before ?? { takeOver: newestTakeOver(now), found: now.map(({ username }) => username) });
  }, []);

  useEffect(() => {
    if (!isActive) return undefined;
    let isCurrent = true;
    const beat = () => {
      if (document.visibilityState === 'hidden') return;
      calls.announcePresence().then(
        (presence) => {
          if (isCurrent) hear(presence.others);
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
  }, [calls, isActive, hear]);

  const newest = newestTakeOver(others);
  const taker = others.find(({ tookOverAt }) => tookOverAt !== null && tookOverAt === newest);
  const isTakenOver = known !== null && newest > known.takeOver;
  return {
    others,
    found: isTakenOver ? [] : others.filter(({ username }) => known?.found.includes(username)),
    takenOver: isTakenOver && taker ? { by: taker.username, at: new Date(newest) } : null,
    takeOver: async () => {
      const presence = await calls.takeOver();
      setOthers(presence.others);
      setKnown({ takeOver: newestTakeOver(presence.others), found: [] });
    },
    dismissFound: () => {
      setKnown((before) => before && { ...before, found: [] });
    },
  };
}
