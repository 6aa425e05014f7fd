import { memo } from 'react';
import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { Hint } from '../ui/Hint';
import type { RowsDeclaration } from './field-declarations';
import { TextField } from './TextField';
import classes from './RowList.module.css';

export type RowAction = 'up' | 'down' | 'duplicate' | 'delete';

interface RowProps {
  /** Path of the list. */
  readonly path: string;
  readonly index: number;
  readonly count: number;
  readonly declaration: RowsDeclaration;
  readonly onAction: (index: number, action: RowAction) => void;
}

const actions = [
  { action: 'up', icon: ArrowUp, verb: 'Move up', keys: 'Alt+↑' },
  { action: 'down', icon: ArrowDown, verb: 'Move down', keys: 'Alt+↓' },
  { action: 'duplicate', icon: Copy, verb: 'Duplicate', keys: 'Ctrl+D' },
  { action: 'delete', icon: Trash2, verb: 'Delete', keys: null },
] as const;

export const Row = memo(function Row({ path, index, count, declaration, onAction }: RowProps) {
  const { item, fields } = declaration;
  const isBlocked = (action: RowAction) =>
    (action === 'up' && index === 0) || (action === 'down' && index === count - 1);
  return (
    <li className={classes.row} data-row={index}>
      <div className={classes.head}>
        <span className={classes.number}>
          {item.charAt(0).toUpperCase() + item.slice(1)} {index + 1}
        </span>
        <div className={classes.actions}>
          {actions.map(({ action, icon: Icon, verb, keys }) => (
            <Hint key={action} label={keys ? `${verb} (${keys})` : verb}>
              <ActionIcon
                variant="subtle"
                color="gray"
                data-control={action}
                aria-label={`${verb} ${item} ${index + 1}`}
                aria-disabled={isBlocked(action) || undefined}
                data-disabled={isBlocked(action) || undefined}
                onClick={() => {
                  if (!isBlocked(action)) onAction(index, action);
                }}
              >
                <Icon size={16} strokeWidth={1.5} aria-hidden />
              </ActionIcon>
            </Hint>
          ))}
        </div>
      </div>
      <div className={classes.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <TextField key={name} path={`${path}.${index}.${name}`} declaration={field} />
        ))}
      </div>
    </li>
  );
});
