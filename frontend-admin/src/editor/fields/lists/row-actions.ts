import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2, type LucideIcon } from 'lucide-react';

export type RowAction = 'up' | 'down' | 'duplicate' | 'hide' | 'delete';

export interface RowControl {
  readonly action: RowAction;
  readonly icon: LucideIcon;
  readonly verb: string;
  readonly keys?: string;
}

const moves: readonly RowControl[] = [
  { action: 'up', icon: ArrowUp, verb: 'Move up', keys: 'Alt+↑' },
  { action: 'down', icon: ArrowDown, verb: 'Move down', keys: 'Alt+↓' },
];
const duplicate: RowControl = { action: 'duplicate', icon: Copy, verb: 'Duplicate', keys: 'Ctrl+D' };
const hide: RowControl = { action: 'hide', icon: Eye, verb: 'Hide' };
const show: RowControl = { action: 'hide', icon: EyeOff, verb: 'Show' };
const remove: RowControl = { action: 'delete', icon: Trash2, verb: 'Delete' };

export const hideControl = (isHidden: boolean): RowControl => (isHidden ? show : hide);

/** What can be done with a row. `isFixed`: the server takes neither a change nor a copy of it. */
export const rowControls = (isHidden: boolean, isFixed = false): readonly RowControl[] =>
  isFixed ? [...moves, remove] : [...moves, duplicate, hideControl(isHidden), remove];

/** The action that a key means. */
export function rowActionOf(event: KeyboardEvent): RowAction | null {
  if (event.altKey && event.key === 'ArrowUp') return 'up';
  if (event.altKey && event.key === 'ArrowDown') return 'down';
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'd') return 'duplicate';
  return null;
}
