import { modKey } from '../../ui/mod-key';
import type { Shortcuts } from '../../ui/ShortcutsDialog';

export const editorShortcuts: Shortcuts = [
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
  ['Esc', 'Close a dialog or menu; leave the fields of a card for the text'],
  ['?', 'Show this list'],
];
