import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import type { SaveFailure } from './failure';
import { AutosaveSchedule } from './autosave-schedule';
import { connection, useIsReachable } from '../../ui/connection';
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
  /** Someone has taken over. */
  readonly isPaused: boolean;
  readonly isDirty: boolean;
  /** A conflict waits for the person. */
  readonly isBlocked: boolean;
  readonly failure: SaveFailure | null;
  saveNow(autosave: boolean): void;
}

/** When the editor saves by itself: after a pause, when the connection is back, when the person signed in again. */
export function useSaveTiming({ autosaves, isPaused, isDirty, isBlocked, failure, saveNow }: SaveTimingOptions) {
  const isOnline = useIsOnline();
  const isReachable = useIsReachable();
  const isSignedOut = useAppSelector(selectSession).status === 'expired';
  /** A save by hand that got no answer, or that the ended session refused. */
  const owed = useRef(false);
  const [schedule] = useState(() => new AutosaveSchedule());
  const saveByItself = useEffectEvent(() => {
    if (isDirty && !isBlocked && !isPaused && isOnline && !isSignedOut) saveNow(true);
  });
  useEffect(() => schedule.run(() => saveByItself()), [schedule]);
  const saveWhatIsOwed = useEffectEvent(() => {
    if (!isDirty) return;
    if (owed.current) saveNow(false);
    else if (autosaves && !isPaused) schedule.resume();
    owed.current = false;
  });
  useEffect(() => {
    if (isOnline && isReachable && !isSignedOut) saveWhatIsOwed();
  }, [autosaves, isPaused, isOnline, isReachable, isSignedOut]);

  return {
    changed: () => {
      if (autosaves) schedule.changed();
    },
    /** Saves what has changed without a pause. */
    flush: () => {
      if (autosaves) schedule.flush();
    },
    started: () => {
      schedule.started();
    },
    succeeded: () => {
      connection.found();
      schedule.succeeded();
    },
    failed: (reason: SaveFailure, isQuiet: boolean) => {
      const isLost = reason.kind === 'failed' && reason.isUnreachable === true;
      const isEnded = reason.kind === 'failed' && reason.isSignedOut === true;
      if ((isLost || isEnded) && !isQuiet) owed.current = true;
      if (isLost) connection.lost();
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
