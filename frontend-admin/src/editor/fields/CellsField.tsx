import { Text, TextInput, VisuallyHidden } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { asList } from '../model/content-comparison';
import type { CellsDeclaration, FieldInputProps } from '../model/field-declarations';
import { isText, useField, useFieldErrors, useFieldForm } from '../model/field-form';
import classes from './CellsField.module.css';
import { cellsIn, withPasted } from './lists/pasted-cells';
import list from './lists/RowList.module.css';

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? entry : '')) : [];

/** The cells of one row, each under the name of its column. A cell that lost its column stays until it is emptied. */
export function CellsField({ path, declaration: { label, help, columns } }: FieldInputProps<CellsDeclaration>) {
  const form = useFieldForm();
  const names = textsIn(form.useValue([...path.split('.').slice(0, -columns.up), columns.field].join('.')));
  const cells = textsIn(form.useValue(path));
  const error = useFieldErrors()[path];
  const used = cells.findLastIndex((cell) => cell !== '') + 1;
  const write = (index: number, text: string) => {
    const all = textsIn(form.read(path));
    const padded = Array.from({ length: Math.max(all.length, index + 1) }, (_, position) => all[position] ?? '');
    form.write(path, padded.with(index, text));
  };
  /** Of a spreadsheet: its cells come into this row and those below it. */
  const paste = (column: number, text: string): boolean => {
    const pasted = cellsIn(text);
    if (!pasted) return false;
    const parts = path.split('.');
    const [rowsPath, row, name = ''] = [parts.slice(0, -2).join('.'), Number(parts.at(-2)), parts.at(-1)];
    const columnsPath = [...parts.slice(0, -columns.up), columns.field].join('.');
    const table = { columns: textsIn(form.read(columnsPath)), rows: asList(form.read(rowsPath)) };
    const next = withPasted(table, { name, row, column }, pasted);
    form.write(columnsPath, next.columns);
    form.write(rowsPath, next.rows);
    return true;
  };
  return (
    <fieldset className={list.root} data-field={path} tabIndex={-1}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {help ? <Text c="dimmed">{help}</Text> : null}
      {names.length === 0 && used === 0 ? <Text c="dimmed">Name the columns first.</Text> : null}
      <div className={classes.cells}>
        {Array.from({ length: Math.max(names.length, used) }, (_, index) => (
          <Cell
            key={index}
            path={`${path}.${index}`}
            label={names[index] ?? 'Without a column'}
            fallbackLabel={`Column ${index + 1}`}
            onType={(text) => {
              write(index, text);
            }}
            onPaste={(event) => {
              if (paste(index, event.clipboardData.getData('text/plain'))) event.preventDefault();
            }}
          />
        ))}
      </div>
      {typeof error === 'string' ? <Text className={list.error}>{error}</Text> : null}
    </fieldset>
  );
}

interface CellProps {
  readonly path: string;
  readonly label: string;
  readonly fallbackLabel: string;
  readonly onType: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

function Cell({ path, label, fallbackLabel, onType, onPaste }: CellProps) {
  const { value = '', error } = useField(path, isText);
  return (
    <TextInput
      label={label.trim() || fallbackLabel}
      data-field={path}
      value={value}
      error={error}
      autoComplete="off"
      onPaste={onPaste}
      onChange={(event) => {
        onType(event.currentTarget.value);
      }}
    />
  );
}
