import { Fragment, useRef, type ComponentType } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { RowsDeclaration } from '../field-declarations';
import { DeletedRows } from './DeletedRows';
import type { FieldInputProps } from './FieldInput';
import { useFieldErrors } from './field-form';
import { ListLegend } from './ListLegend';
import { refusalsBelow } from './refusals';
import { Row } from './Row';
import classes from './RowList.module.css';
import { useDragSort } from './use-drag-sort';
import { useRowList } from './use-row-list';

interface RowListProps {
  readonly path: string;
  readonly declaration: RowsDeclaration;
  readonly Input: ComponentType<FieldInputProps>;
}

/** A repeatable list: add, duplicate, move, hide, delete with undo, by pointer and by keyboard. */
export function RowList({ path, declaration, Input }: RowListProps) {
  const { item, label, limit, help } = declaration;
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useRowList({ root, path, item });
  const { rows, keys, deleted, onAction, onToggle } = list;
  const { handleFor, markOf } = useDragSort(list.move);
  const errors = useFieldErrors();
  const error = errors[path];
  return (
    <fieldset ref={root} className={classes.root} data-field={path} tabIndex={-1}>
      <ListLegend
        label={label}
        count={rows.length}
        limit={limit}
        {...(rows.length > 1 ? { areAllOpen: list.areAllOpen, onToggleAll: list.toggleAll } : {})}
      />
      {help ? <Text className={classes.help}>{help}</Text> : null}
      {typeof error === 'string' ? <Text className={classes.error}>{error}</Text> : null}
      <ol className={classes.rows}>
        {keys.slice(0, rows.length).map((key, index) => (
          <Fragment key={key}>
            <DeletedRows entries={deleted.filter((entry) => entry.index === index)} item={item} onUndo={list.undo} />
            <Row
              list={path}
              index={index}
              rowKey={key}
              count={rows.length}
              declaration={declaration}
              isOpen={list.isOpen(key)}
              refusals={refusalsBelow(errors, `${path}.${index}`)}
              mark={markOf(index)}
              handleFor={handleFor}
              onToggle={onToggle}
              onAction={onAction}
              Input={Input}
            />
          </Fragment>
        ))}
        <DeletedRows entries={deleted.filter((entry) => entry.index >= rows.length)} item={item} onUndo={list.undo} />
      </ol>
      <Button
        variant="default"
        className={classes.add}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          list.insert(rows.length, [{}]);
        }}
      >
        Add {item}
      </Button>
      <VisuallyHidden role="status">{list.message}</VisuallyHidden>
    </fieldset>
  );
}
