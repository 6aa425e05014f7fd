import type { ComponentType } from 'react';
import { Text } from '@mantine/core';
import type { FieldInputProps, GroupDeclaration } from '../model/field-declarations';
import { FieldGrid } from './FieldGrid';
import { FoldedGroup } from './FoldedGroup';
import classes from './GroupField.module.css';

interface GroupFieldProps {
  readonly path: string;
  readonly declaration: GroupDeclaration;
  readonly Input: ComponentType<FieldInputProps>;
}

/** Fields that belong together, as one object. */
export function GroupField({ path, declaration, Input }: GroupFieldProps) {
  const { label, help, fields, summary, place } = declaration;
  if (summary) {
    return (
      <FoldedGroup path={path} label={label} summary={summary}>
        {help ? <Text className={classes.help}>{help}</Text> : null}
        <FieldGrid path={path} fields={fields} Input={Input} />
      </FoldedGroup>
    );
  }
  // The heading of its section names it already.
  if (label === place) {
    return (
      <div data-field={path} tabIndex={-1}>
        {help ? <Text className={classes.help}>{help}</Text> : null}
        <FieldGrid path={path} fields={fields} Input={Input} />
      </div>
    );
  }
  return (
    <fieldset className={classes.root} data-field={path} tabIndex={-1}>
      <legend className={classes.legend}>{label}</legend>
      {help ? <Text className={classes.help}>{help}</Text> : null}
      <FieldGrid path={path} fields={fields} Input={Input} />
    </fieldset>
  );
}
