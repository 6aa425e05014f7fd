import { Switch } from '@mantine/core';
import type { FieldInputProps, FlagDeclaration } from '../model/field-declarations';
import { isFlag, useField } from '../model/field-form';

export function FlagField({ path, declaration: { label, help, fallback = 'off' } }: FieldInputProps<FlagDeclaration>) {
  const { value, error, write } = useField(path, isFlag);
  return (
    <Switch
      data-field={path}
      label={label}
      description={help}
      error={error}
      checked={value ?? fallback === 'on'}
      onChange={(event) => {
        write(event.currentTarget.checked);
      }}
    />
  );
}
