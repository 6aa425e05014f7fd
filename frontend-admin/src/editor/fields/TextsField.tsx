import { useRef, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { TextInput } from '@mantine/core';
import type { HiddenEntry } from '@20x/kit';
import type { FieldInputProps, TextsDeclaration } from '../model/field-declarations';
import { hiddenText, isHiddenText, textOfEntry } from '../model/hidden-entry';
import { useField } from '../model/field-form';
import { LineList } from './lists/LineList';
import { SuggestedInput } from './SuggestedInput';
import { capitalized } from '../model/plain-words';
import { useRowList } from './lists/use-row-list';

/** A list of short texts: Enter adds the next, Backspace in an empty one removes it, several lines become several. */
export function TextsField({ path, declaration }: FieldInputProps<TextsDeclaration>) {
  const { item, cells, suggests } = declaration;
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useRowList({ root, path, item, cells });
  return (
    <LineList
      root={root}
      declaration={declaration}
      list={list}
      verb="Add"
      onAdd={() => {
        list.insert(list.rows.length, ['']);
      }}
      renderLine={(index) => (
        <OneText
          path={`${path}.${index}`}
          label={`${capitalized(item)} ${index + 1}`}
          suggestsFrom={suggests ? path : null}
          onInsertAfter={(texts) => {
            list.insert(index + 1, texts);
          }}
          onRemove={() => {
            list.onAction(index, 'delete');
          }}
        />
      )}
    />
  );
}

const isTextEntry = (value: unknown): value is string | HiddenEntry => textOfEntry(value) !== undefined;

interface OneTextProps {
  readonly path: string;
  readonly label: string;
  /** The field whose values in other documents are offered; null: none are. */
  readonly suggestsFrom: string | null;
  readonly onInsertAfter: (texts: readonly string[]) => void;
  readonly onRemove: () => void;
}

function OneText({ path, label, suggestsFrom, onInsertAfter, onRemove }: OneTextProps) {
  const { value: entry = '', error, write: writeEntry } = useField(path, isTextEntry);
  const text = textOfEntry(entry) ?? '';
  const write = (next: string) => {
    writeEntry(isHiddenText(entry) ? hiddenText(next) : next);
  };
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
  const input = {
    ...{ flex: 1, miw: 0, 'aria-label': label, 'data-field': path, autoComplete: 'off' },
    ...{ value: text, error, onKeyDown, onPaste },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      write(event.currentTarget.value);
    },
  };
  return suggestsFrom === null ? <TextInput {...input} /> : <SuggestedInput {...input} field={suggestsFrom} />;
}
