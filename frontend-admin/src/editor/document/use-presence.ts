import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '@20x/shared/new-id';
import type { Presence, PresentEditor } from '../../api/generated';
import type { DocumentCalls } from './use-document-calls';

const heartbeatMs = 15_000;
/** A window that is out of sight for longer goes silent: it must not keep the session from ending. */
const longestOutOfSightMs = 3_600_000;

interface TakeOver {
  readonly by: string;
  readonly at: Date;
}

export interface PresenceState extends Presence {
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
export function usePresence(calls: DocumentCalls, exists: boolean, isSignedIn: boolean): PresenceState {
  const [windowId] = useState(newId);
  const seenAt = useRef(-Infinity);
  const [presence, setPresence] = useState<Presence>({ version: 0, others: [], isInOtherWindow: false });
  const [known, setKnown] = useState<Known | null>(null);

  const hear = useCallback((now: Presence) => {
    setPresence(now);
    const { others } = now;
    setKnown((before) => before ?? { takeOver: newestTakeOver(others), found: others.map(({ username }) => username) });
  }, []);

  useEffect(() => {
    if (!exists || !isSignedIn) return undefined;
    let isCurrent = true;
    seenAt.current = Date.now();
    const beat = () => {
      if (document.visibilityState !== 'hidden') seenAt.current = Date.now();
      if (Date.now() - seenAt.current > longestOutOfSightMs) return;
      calls.announcePresence(windowId).then(
        (now) => (isCurrent ? hear(now) : undefined),
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
  }, [calls, windowId, exists, isSignedIn, hear]);

  useEffect(() => {
    const leave = () => {
      // A page goes out of sight after it was left, and is not there for that.
      seenAt.current = -Infinity;
      if (exists) calls.endPresence(windowId);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [calls, windowId, exists]);

  const { others } = presence;
  const newest = newestTakeOver(others);
  const taker = others.find(({ tookOverAt }) => tookOverAt !== null && tookOverAt === newest);
  const isTakenOver = known !== null && newest > known.takeOver;
  return {
    ...presence,
    found: isTakenOver ? [] : others.filter(({ username }) => known?.found.includes(username)),
    takenOver: isTakenOver && taker ? { by: taker.username, at: new Date(newest) } : null,
    takeOver: async () => {
      const now = await calls.takeOver(windowId);
      setPresence(now);
      setKnown({ takeOver: newestTakeOver(now.others), found: [] });
    },
    dismissFound: () => {
      setKnown((before) => before && { ...before, found: [] });
    },
  };
}
