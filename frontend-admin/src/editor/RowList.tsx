import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { RowsDeclaration } from './field-declarations';
import { useEditorContext } from './EditorContext';
import { Row, type RowAction } from './Row';
import classes from './RowList.module.css';
import { useRows, type DeletedRow } from './use-rows';

interface RowListProps {
  readonly path: string;
  readonly declaration: RowsDeclaration;
}

const rowActionOf = (event: KeyboardEvent): RowAction | null => {
  if (event.altKey && event.key === 'ArrowUp') return 'up';
  if (event.altKey && event.key === 'ArrowDown') return 'down';
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'd') return 'duplicate';
  return null;
};

/** A repeatable list: add, duplicate, move, delete with undo, all by button and by keyboard. */
export function RowList({ path, declaration }: RowListProps) {
  const { form } = useEditorContext();
  const { rows, deleted, add, duplicate, move, remove, restore } = useRows(path);
  const root = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<string | null>(null);
  const [message, setMessage] = useState('');
  const { item, label, limit, help } = declaration;

  useEffect(() => {
    if (!focusNext.current) return;
    root.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const firstField = (index: number) => `[data-row="${index}"] input, [data-row="${index}"] textarea`;
  /** The same control of the row that now stands at the position. */
  const sameControl = (index: number) => {
    const control = document.activeElement?.getAttribute('data-control');
    return control ? `[data-row="${index}"] [data-control="${control}"]` : firstField(index);
  };

  function act(index: number, action: RowAction) {
    const number = index + 1;
    if (action === 'up' || action === 'down') {
      const target = action === 'up' ? index - 1 : index + 1;
      const control = sameControl(target);
      if (!move(index, action === 'up' ? -1 : 1)) return;
      focusNext.current = control;
      setMessage(`Moved to position ${target + 1} of ${rows.length}.`);
    } else if (action === 'duplicate') {
      duplicate(index);
      focusNext.current = firstField(index + 1);
      setMessage(`Copied ${item} ${number}.`);
    } else {
      focusNext.current = `[data-undo="${remove(index)}"]`;
      setMessage(`Deleted ${item} ${number}. Undo is possible for 10 seconds.`);
    }
  }

  // One function for all rows and all renders: a row that did not change is not rendered again.
  const latestAct = useRef(act);
  useEffect(() => {
    latestAct.current = act;
  });
  const onAction = useCallback((index: number, action: RowAction) => {
    latestAct.current(index, action);
  }, []);

  useEffect(() => {
    const list = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = rowActionOf(event);
      const row = (event.target as HTMLElement).closest('[data-row]');
      if (!action || !row) return;
      event.preventDefault();
      onAction(Number(row.getAttribute('data-row')), action);
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [onAction]);

  function undo(entry: DeletedRow) {
    focusNext.current = firstField(restore(entry));
    setMessage(`The ${item} is back.`);
  }

  return (
    <fieldset ref={root} className={classes.root} data-field={path}>
      <legend className={classes.legend}>
        {label}{' '}
        <span className={classes.count} data-over={rows.length > limit || undefined}>
          {rows.length} of {limit}
        </span>
      </legend>
      {help ? <Text className={classes.help}>{help}</Text> : null}
      {form.errors[path] ? (
        <Text className={classes.error} id={`error-${path}`}>
          {form.errors[path]}
        </Text>
      ) : null}
      <ol className={classes.rows}>
        {rows.map((_, index) => (
          <Fragment key={index}>
            <DeletedRows entries={deleted.filter((entry) => entry.index === index)} item={item} onUndo={undo} />
            <Row path={path} index={index} count={rows.length} declaration={declaration} onAction={onAction} />
          </Fragment>
        ))}
        <DeletedRows entries={deleted.filter((entry) => entry.index >= rows.length)} item={item} onUndo={undo} />
      </ol>
      <Button
        variant="default"
        className={classes.add}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          add();
          focusNext.current = firstField(rows.length);
        }}
      >
        Add {item}
      </Button>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </fieldset>
  );
}

interface DeletedRowsProps {
  readonly entries: readonly DeletedRow[];
  readonly item: string;
  readonly onUndo: (entry: DeletedRow) => void;
}

/** Stands where the rows were, for as long as they can be brought back. */
function DeletedRows({ entries, item, onUndo }: DeletedRowsProps) {
  return entries.map((entry) => (
    <li key={entry.id} className={classes.undo}>
      <span>
        {item.charAt(0).toUpperCase() + item.slice(1)} {entry.index + 1} deleted.
      </span>
      <Button
        variant="subtle"
        data-undo={entry.id}
        onClick={() => {
          onUndo(entry);
        }}
      >
        Undo
      </Button>
    </li>
  ));
}
