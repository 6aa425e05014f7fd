import { Fragment, type ReactNode, type RefObject } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import { DeletedRows } from './DeletedRows';
import { useFieldErrors } from '../../model/field-form';
import { useRowStates, type EntryState } from '../../model/live-content';
import { ListLegend } from './ListLegend';
import type { RowAction } from './row-actions';
import classes from './RowList.module.css';
import { useDragSort, type DragHandle, type DragMark } from '../../../ui/use-drag-sort';
import type { RowListState } from './use-row-list';
import type { RowKey } from './use-rows';

/** What a list passes to each of its rows. */
export interface ListedRow extends EntryState {
  readonly rowKey: RowKey;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly mark: DragMark;
  readonly handleFor: (index: number) => DragHandle;
  readonly onToggle: (key: RowKey) => void;
  readonly onAction: (index: number, action: RowAction) => void;
}

interface ListFrameProps {
  readonly root: RefObject<HTMLFieldSetElement | null>;
  readonly declaration: {
    readonly label: string;
    readonly help?: string;
    readonly limit: number | undefined;
    readonly shows?: number;
  };
  readonly list: RowListState;
  readonly onAdd: () => void;
  readonly renderRow: (row: ListedRow) => ReactNode;
  /** Stands where there is no row. */
  readonly empty?: ReactNode;
}

/** What surrounds the rows of every list: its name and count, what was refused, what was deleted, and the way to add. */
export function ListFrame({ root, declaration, list, onAdd, renderRow, empty }: ListFrameProps) {
  const { label, limit, help } = declaration;
  const { path, item, rows, keys, deleted, onAction, onToggle } = list;
  const { handleFor, markOf } = useDragSort(list.move);
  const error = useFieldErrors()[path];
  const states = useRowStates(path, rows, declaration.shows);
  const count = rows.length;
  return (
    <fieldset ref={root} className={classes.root} data-field={path} tabIndex={-1}>
      <ListLegend
        label={label}
        count={count}
        hidden={states.filter(({ isHidden }) => isHidden).length}
        limit={limit}
        {...(count > 1 ? { areAllOpen: list.areAllOpen, onToggleAll: list.toggleAll } : {})}
      />
      {help ? <Text className={classes.help}>{help}</Text> : null}
      {typeof error === 'string' ? <Text className={classes.error}>{error}</Text> : null}
      {count === 0 && deleted.length === 0 ? empty : null}
      <ol className={classes.rows}>
        {states.map((state, index) => {
          const rowKey = keys[index] ?? index;
          return (
            <Fragment key={rowKey}>
              <DeletedRows entries={deleted.filter((entry) => entry.index === index)} item={item} onUndo={list.undo} />
              {renderRow({
                ...state,
                rowKey,
                index,
                count,
                isOpen: list.isOpen(rowKey),
                mark: markOf(index),
                handleFor,
                onToggle,
                onAction,
              })}
            </Fragment>
          );
        })}
        <DeletedRows entries={deleted.filter((entry) => entry.index >= count)} item={item} onUndo={list.undo} />
      </ol>
      <Button variant="default" className={classes.add} leftSection={<Plus />} onClick={onAdd}>
        Add {item}
      </Button>
      <VisuallyHidden role="status">{list.message}</VisuallyHidden>
    </fieldset>
  );
}
