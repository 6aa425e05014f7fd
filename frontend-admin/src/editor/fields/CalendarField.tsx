import { TextInput } from '@mantine/core';
import type { DayDeclaration, FieldInputProps, TimeDeclaration } from '../model/field-declarations';
import { fieldFrame } from './frame/field-frame';
import { isText, useField } from '../model/field-form';
import { FieldNote } from './frame/FieldNote';

/** A day, or a time on the clock, as the browser asks for them. */
export function CalendarField({
  path,
  declaration: { kind, label, help },
}: FieldInputProps<DayDeclaration | TimeDeclaration>) {
  const { value, error, write } = useField(path, isText);
  return (
    <TextInput
      {...fieldFrame({ path, label, error })}
      type={kind === 'day' ? 'date' : 'time'}
      value={value ?? ''}
      description={<FieldNote help={help} />}
      onChange={(event) => {
        write(event.currentTarget.value || null);
      }}
    />
  );
}
