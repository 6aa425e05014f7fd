import { NativeSelect } from '@mantine/core';
import type { ChoiceDeclaration, FieldInputProps } from '../model/field-declarations';
import { fieldFrame } from './frame/field-frame';
import { isText, useField } from '../model/field-form';
import { FieldNote } from './frame/FieldNote';

/** One of a few words; a word that is not among them stays until someone chooses another. */
export function ChoiceField({ path, declaration }: FieldInputProps<ChoiceDeclaration>) {
  const { value = '', error, write } = useField(path, isText);
  const { label, help, choices, none } = declaration;
  const isUnknown = value !== '' && !Object.hasOwn(choices, value);
  return (
    <NativeSelect
      {...fieldFrame({ path, label, error })}
      value={value}
      description={<FieldNote help={help} />}
      data={[
        ...(none !== undefined || value === '' ? [{ value: '', label: none ?? 'Choose…' }] : []),
        ...(isUnknown ? [{ value, label: `${value} (unknown)` }] : []),
        ...Object.entries(choices).map(([name, text]) => ({ value: name, label: text })),
      ]}
      onChange={(event) => {
        write(event.currentTarget.value || null);
      }}
    />
  );
}
