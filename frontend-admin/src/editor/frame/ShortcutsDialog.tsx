import { Kbd } from '@mantine/core';
import { Dialog } from '../../ui/Dialog';
import { modKey } from '../../ui/mod-key';
import classes from './ShortcutsDialog.module.css';

const shortcuts: readonly (readonly [keys: string, what: string])[] = [
  [`${modKey}+S`, 'Save the draft'],
  [`${modKey}+Shift+Enter`, 'Publish'],
  [`${modKey}+Shift+P`, 'Preview'],
  [`${modKey}+K`, 'Find a screen, page or command'],
  [`${modKey}+Z`, 'Undo'],
  [`${modKey}+Shift+Z`, 'Redo'],
  ['Alt+↑', 'Move the row up'],
  ['Alt+↓', 'Move the row down'],
  [`${modKey}+D`, 'Duplicate the row'],
  [`${modKey}+F`, 'Find and replace in a post'],
  [`${modKey}+/`, 'Actions for the block with the cursor'],
  [`${modKey}+B`, 'Show or hide the sidebar; bold in rich text'],
  ['Esc', 'Close a dialog or menu'],
  ['?', 'Show this list'],
];

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
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
