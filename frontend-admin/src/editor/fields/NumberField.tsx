import { NumberInput } from '@mantine/core';
import type { FieldInputProps, NumberDeclaration } from '../model/field-declarations';
import { fieldFrame } from './frame/field-frame';
import { isNumber, useField } from '../model/field-form';
import { FieldNote } from './frame/FieldNote';

/** A number, or nothing. What is out of bounds is drawn in when the field is left. */
export function NumberField({ path, declaration }: FieldInputProps<NumberDeclaration>) {
  const { value, error, write } = useField(path, isNumber);
  const { label, help, min, max, fallback } = declaration;
  return (
    <NumberInput
      {...fieldFrame({ path, label, error })}
      value={value ?? ''}
      min={min}
      max={max}
      placeholder={fallback}
      hideControls
      description={<FieldNote help={help} />}
      onChange={(next) => {
        write(typeof next === 'number' ? next : null);
      }}
    />
  );
}
