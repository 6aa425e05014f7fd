import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ActionIcon, Button, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { GripVertical, Plus, X } from 'lucide-react';
import { Hint } from '../../ui/Hint';
import type { TextsDeclaration } from '../field-declarations';
import { useFieldErrors } from './field-form';
import { ListLegend } from './ListLegend';
import { capitalized } from './row-actions';
import rows from './RowList.module.css';
import classes from './TextsField.module.css';
import { useDragSort } from './use-drag-sort';
import { useRowList } from './use-row-list';
import { DeletedRows } from './DeletedRows';
import { isText, useField } from './field-form';

interface TextsFieldProps {
  readonly path: string;
  readonly declaration: TextsDeclaration;
}

/** A list of short texts: Enter adds the next, Backspace in an empty one removes it, several lines become several. */
export function TextsField({ path, declaration }: TextsFieldProps) {
  const { item, label, limit, help } = declaration;
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useRowList({ root, path, item });
  const { handleFor, markOf } = useDragSort(list.move);
  const error = useFieldErrors()[path];
  const count = list.rows.length;
  return (
    <fieldset ref={root} className={rows.root} data-field={path} tabIndex={-1}>
      <ListLegend label={label} count={count} limit={limit} />
      {help ? <Text className={rows.help}>{help}</Text> : null}
      {typeof error === 'string' ? <Text className={rows.error}>{error}</Text> : null}
      <ol className={classes.texts}>
        {list.keys.slice(0, count).map((key, index) => (
          <li key={key} className={classes.text} data-row={`${path}.${index}`} data-mark={markOf(index)}>
            <span className={rows.handle} aria-hidden {...handleFor(index)}>
              <GripVertical size={16} strokeWidth={1.5} />
            </span>
            <OneText
              path={`${path}.${index}`}
              label={`${capitalized(item)} ${index + 1}`}
              onInsertAfter={(texts) => {
                list.insert(index + 1, texts);
              }}
              onRemove={() => {
                list.onAction(index, 'delete');
              }}
            />
            <Hint label="Delete">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete ${item} ${index + 1}`}
                onClick={() => {
                  list.onAction(index, 'delete');
                }}
              >
                <X size={16} strokeWidth={1.5} aria-hidden />
              </ActionIcon>
            </Hint>
          </li>
        ))}
        <DeletedRows entries={list.deleted} item={item} onUndo={list.undo} />
      </ol>
      <Button
        variant="default"
        className={rows.add}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          list.insert(count, ['']);
        }}
      >
        Add {item}
      </Button>
      <VisuallyHidden role="status">{list.message}</VisuallyHidden>
    </fieldset>
  );
}

interface OneTextProps {
  readonly path: string;
  readonly label: string;
  readonly onInsertAfter: (texts: readonly string[]) => void;
  readonly onRemove: () => void;
}

function OneText({ path, label, onInsertAfter, onRemove }: OneTextProps) {
  const { value: text = '', error, write } = useField(path, isText);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      onInsertAfter(['']);
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      onRemove();
    }
  }
  function onPaste(event: ClipboardEvent) {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .map((line) => line.trim());
    const filled = lines.filter(Boolean);
    const [first] = filled;
    if (text !== '' || first === undefined || filled.length < 2) return;
    event.preventDefault();
    write(first);
    onInsertAfter(filled.slice(1));
  }
  return (
    <TextInput
      className={classes.input}
      aria-label={label}
      data-field={path}
      value={text}
      error={error}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onChange={(event) => {
        write(event.currentTarget.value);
      }}
    />
  );
}
