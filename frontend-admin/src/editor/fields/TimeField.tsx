import { TextInput } from '@mantine/core';
import type { TimeDeclaration } from '../field-declarations';
import { fieldFrame } from './field-frame';
import { isText, useField } from './field-form';
import { FieldNote } from './FieldNote';

interface TimeFieldProps {
  readonly path: string;
  readonly declaration: TimeDeclaration;
}

export function TimeField({ path, declaration: { label, help } }: TimeFieldProps) {
  const { value, error, write } = useField(path, isText);
  return (
    <TextInput
      {...fieldFrame({ path, label, error })}
      type="time"
      value={value ?? ''}
      description={<FieldNote help={help} />}
      onChange={(event) => {
        write(event.currentTarget.value || null);
      }}
    />
  );
}
