import { clockTime } from '../../ui/clock';
import type { SaveStatus } from './use-save-timing';
import classes from './SaveState.module.css';

interface SaveStateProps {
  readonly status: SaveStatus;
  readonly savedAt: Date | null;
  /** Why it was not saved. */
  readonly reason?: string | null;
  /** This browser keeps nothing: private mode, or its storage is full. Default: false. */
  readonly isJournalBlocked?: boolean;
}

/** One line that always shows whether the work is safe. Readers hear where it ends up, not every step on the way. */
export function SaveState({ status, savedAt, reason, isJournalBlocked = false }: SaveStateProps) {
  const saved = savedAt ? `Saved ${clockTime(savedAt)}` : '';
  const texts: Readonly<Record<SaveStatus, string>> = {
    saved,
    pending: 'Unsaved changes',
    saving: 'Saving…',
    publishing: 'Publishing…',
    offline: isJournalBlocked ? 'Offline, not saved' : 'Offline, kept on this device',
    'signed-out': 'Not saved: signed out',
    paused: isJournalBlocked ? 'Not saved: someone took over' : 'Kept on this device: someone took over',
    conflict: 'Not saved: changed by someone else',
    refused: reason ? `Not saved: ${reason}` : 'Not saved',
  };
  const isSettled = status !== 'pending' && status !== 'saving' && status !== 'publishing';
  return (
    <span
      role="status"
      aria-live={isSettled ? 'polite' : 'off'}
      className={classes.root}
      data-status={status}
      title={texts[status]}
    >
      {texts[status]}
    </span>
  );
}
