import { Kbd } from '@mantine/core';
import { Dialog } from './Dialog';
import classes from './ShortcutsDialog.module.css';

/** Keys, joined by +, and what they do. */
export type Shortcuts = readonly (readonly [keys: string, what: string])[];

interface ShortcutsDialogProps {
  readonly shortcuts: Shortcuts;
  readonly onClose: () => void;
}

/** The shortcuts of a screen. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <dl className={classes.root}>
        {shortcuts.map(([keys, what]) => (
          <div key={keys} className={classes.row}>
            <dt>{what}</dt>
            <dd>
              {keys.split('+').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
