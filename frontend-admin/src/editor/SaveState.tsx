import { clockTime } from './clock';
import type { Activity } from './use-editor-form';
import classes from './SaveState.module.css';

interface SaveStateProps {
  readonly activity: Activity;
  readonly isDirty: boolean;
  readonly isRefused: boolean;
  readonly savedAt: Date | null;
}

/** One line that always tells whether the work is safe. */
export function SaveState({ activity, isDirty, isRefused, savedAt }: SaveStateProps) {
  const text = () => {
    if (activity !== 'idle') return activity === 'saving' ? 'Saving…' : 'Publishing…';
    if (isRefused && isDirty) return 'Not saved';
    if (isDirty) return 'Unsaved changes';
    return savedAt ? `Saved ${clockTime(savedAt)}` : '';
  };
  return (
    <span role="status" className={classes.root} data-dirty={isDirty || undefined}>
      {text()}
    </span>
  );
}
