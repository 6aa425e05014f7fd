import type { ReactNode, RefObject } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { GripVertical, Plus, X } from 'lucide-react';
import { isHidden } from '@20x/shared/hidden';
import { IconButton } from '../../../ui/IconButton';
import { DeletedRows } from './DeletedRows';
import { useFieldErrors } from '../../model/field-form';
import classes from './LineList.module.css';
import { ListLegend } from './ListLegend';
import rows from './RowList.module.css';
import { hideControl, type RowControl } from './row-actions';
import { useDragSort } from '../../../ui/use-drag-sort';
import type { RowListState } from './use-row-list';

const remove: RowControl = { action: 'delete', icon: X, verb: 'Delete' };

interface LineListProps {
  readonly root: RefObject<HTMLFieldSetElement | null>;
  readonly declaration: {
    readonly label: string;
    readonly help?: string;
    readonly limit?: number;
    readonly hides?: boolean;
  };
  readonly list: RowListState;
  /** "Add" or "Pick" */
  readonly verb: string;
  readonly onAdd: () => void;
  readonly renderLine: (index: number) => ReactNode;
}

/** A list whose entries are one line each: sorted by its handles, and each can be deleted; in some lists also hidden. */
export function LineList({ root, declaration, list, verb, onAdd, renderLine }: LineListProps) {
  const { label, limit, help, hides = false } = declaration;
  const { path, item, keys, deleted } = list;
  const { handleFor, markOf } = useDragSort(list.move);
  const error = useFieldErrors()[path];
  const count = list.rows.length;
  return (
    <fieldset ref={root} className={rows.root} data-field={path} tabIndex={-1}>
      <ListLegend label={label} count={count} hidden={list.rows.filter(isHidden).length} limit={limit} />
      {help ? <Text className={rows.help}>{help}</Text> : null}
      {typeof error === 'string' ? <Text className={rows.error}>{error}</Text> : null}
      <ol className={classes.lines}>
        {keys.map((key, index) => (
          <li
            key={key}
            className={`${rows.sorted} ${classes.line}`}
            data-row={`${path}.${index}`}
            data-mark={markOf(index)}
            data-hidden={isHidden(list.rows[index]) || undefined}
          >
            <span className={rows.handle} aria-hidden {...handleFor(index)}>
              <GripVertical />
            </span>
            {renderLine(index)}
            {(hides ? [hideControl(isHidden(list.rows[index])), remove] : [remove]).map(({ action, icon, verb }) => (
              <IconButton
                key={action}
                data-control={action}
                label={`${verb} ${item} ${index + 1}`}
                hint={verb}
                icon={icon}
                onClick={() => list.onAction(index, action)}
              />
            ))}
          </li>
        ))}
        <DeletedRows entries={deleted} item={item} onUndo={list.undo} />
      </ol>
      <Button variant="default" className={rows.add} leftSection={<Plus />} onClick={onAdd}>
        {verb} {item}
      </Button>
      <VisuallyHidden role="status">{list.message}</VisuallyHidden>
    </fieldset>
  );
}
