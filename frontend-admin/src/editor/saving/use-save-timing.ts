import { useEffect, useRef, useState } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import type { SaveFailure } from '../failure';
import { AutosaveSchedule } from './autosave-schedule';
import { useIsOnline } from './use-connection';
import type { Activity } from './use-writes';

/** Whether the work is safe, in one word. */
export type SaveStatus =
  | 'saved'
  /** Changed; it is on this device and will be saved. */
  | 'pending'
  | 'saving'
  | 'publishing'
  | 'offline'
  | 'signed-out'
  | 'paused'
  | 'conflict'
  | 'refused';

interface SaveTimingOptions {
  readonly autosaves: boolean;
  /** Somebody has taken over. */
  readonly isPaused: boolean;
  readonly isDirty: boolean;
  /** A conflict waits for the person. */
  readonly isBlocked: boolean;
  readonly failure: SaveFailure | null;
  saveNow(autosave: boolean): void;
}

/** When the editor saves by itself: after a pause, when the connection is back, when the person signed in again. */
export function useSaveTiming(options: SaveTimingOptions) {
  const { autosaves, isPaused, isDirty, isBlocked, failure } = options;
  const isOnline = useIsOnline();
  const isSignedOut = useAppSelector(selectSession).status === 'expired';
  const latest = useRef({ ...options, isOnline, isSignedOut });
  useEffect(() => {
    latest.current = { ...options, isOnline, isSignedOut };
  });
  /** A save by hand that the ended session refused. */
  const owed = useRef(false);
  const [schedule] = useState(() => new AutosaveSchedule());
  useEffect(
    () =>
      schedule.run(() => {
        const now = latest.current;
        const isFree = !now.isBlocked && !now.isPaused && now.isOnline && !now.isSignedOut;
        if (now.isDirty && isFree) now.saveNow(true);
      }),
    [schedule],
  );
  useEffect(() => {
    if (!isOnline || isSignedOut || !latest.current.isDirty) return;
    if (owed.current) latest.current.saveNow(false);
    else if (autosaves && !isPaused) schedule.resume();
    owed.current = false;
  }, [autosaves, isPaused, isOnline, isSignedOut, schedule]);

  return {
    changed: () => {
      if (autosaves) schedule.changed();
    },
    started: () => {
      schedule.started();
    },
    succeeded: () => {
      schedule.succeeded();
    },
    failed: (reason: SaveFailure, isQuiet: boolean) => {
      const isEnded = reason.kind === 'failed' && reason.isSignedOut === true;
      if (isEnded && !isQuiet) owed.current = true;
      if (autosaves) schedule.failed(reason.kind === 'failed' && reason.mayPass === true);
    },
    statusOf: (activity: Activity): SaveStatus => {
      if (activity !== 'idle') return activity;
      if (!isDirty) return 'saved';
      if (isBlocked) return 'conflict';
      if (isSignedOut) return 'signed-out';
      if (!isOnline || (failure?.kind === 'failed' && failure.isUnreachable)) return 'offline';
      if (failure) return 'refused';
      return isPaused ? 'paused' : 'pending';
    },
  };
}
