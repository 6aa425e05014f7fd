import { TextInput } from '@mantine/core';
import type { DayDeclaration } from '../field-declarations';
import { fieldFrame } from './field-frame';
import { isText, useField } from './field-form';
import { FieldNote } from './FieldNote';

interface DayFieldProps {
  readonly path: string;
  readonly declaration: DayDeclaration;
}

export function DayField({ path, declaration: { label, help } }: DayFieldProps) {
  const { value, error, write } = useField(path, isText);
  return (
    <TextInput
      {...fieldFrame({ path, label, error })}
      type="date"
      value={value ?? ''}
      description={<FieldNote help={help} />}
      onChange={(event) => {
        write(event.currentTarget.value || null);
      }}
    />
  );
}
