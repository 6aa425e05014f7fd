import { Kbd, Modal } from '@mantine/core';
import { modKey } from '../../ui/mod-key';
import classes from './ShortcutsDialog.module.css';

const shortcuts: readonly (readonly [keys: string, what: string])[] = [
  [`${modKey}+S`, 'Save the draft'],
  [`${modKey}+Shift+Enter`, 'Publish…'],
  [`${modKey}+Shift+P`, 'Preview'],
  [`${modKey}+K`, 'Find a screen, page or command'],
  [`${modKey}+Z`, 'Undo'],
  [`${modKey}+Shift+Z`, 'Redo'],
  ['Alt+↑', 'Move the row up'],
  ['Alt+↓', 'Move the row down'],
  [`${modKey}+D`, 'Duplicate the row'],
  [`${modKey}+B`, 'Sidebar; bold in rich text'],
  ['Esc', 'Close what is open'],
  ['?', 'This list'],
];

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts">
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
    </Modal>
  );
}
