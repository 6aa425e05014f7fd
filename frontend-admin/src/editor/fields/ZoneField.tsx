import { useState } from 'react';
import { Select } from '@mantine/core';
import type { FieldInputProps, ZoneDeclaration } from '../model/field-declarations';
import { allZones } from '../model/wall-time';
import { fieldFrame } from './frame/field-frame';
import { isText, useField } from '../model/field-form';
import { FieldNote } from './frame/FieldNote';

/** A time zone, found by typing. One that this browser does not know stays until someone chooses another. */
export function ZoneField({ path, declaration: { label, help } }: FieldInputProps<ZoneDeclaration>) {
  const { value, error, write } = useField(path, isText);
  const [zones] = useState(allZones);
  const known = value && !zones.includes(value) ? [value, ...zones] : zones;
  return (
    <Select
      {...fieldFrame({ path, label, error })}
      data={known}
      value={value ?? null}
      searchable
      clearable
      nothingFoundMessage="No such time zone"
      description={<FieldNote help={help} />}
      onChange={write}
    />
  );
}
