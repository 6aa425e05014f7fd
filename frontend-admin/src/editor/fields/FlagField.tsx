import { Switch } from '@mantine/core';
import type { FlagDeclaration } from '../model/field-declarations';
import { isFlag, useField } from '../model/field-form';

interface FlagFieldProps {
  readonly path: string;
  readonly declaration: FlagDeclaration;
}

export function FlagField({ path, declaration: { label, help, fallback = 'off' } }: FlagFieldProps) {
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
