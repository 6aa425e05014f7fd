import type { ComponentType } from 'react';
import { Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { valuesAt } from '@20x/shared/structured-data/places';
import { listProperties } from '@20x/shared/structured-data/value-rules';
import { IconButton } from '../../ui/IconButton';
import classes from './SchemaGenerator.module.css';
import { optionsOf, propertyWords, startOf, type FormFacts, type NestedFormProps } from './value-options';
import { ValueField } from './ValueField';

interface PropertyFieldProps {
  readonly name: string;
  /** The type of the thing. */
  readonly type: string;
  /** The reason to fill it in. Default: none. */
  readonly why: string | undefined;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** What holds while it is empty. Default: nothing. */
  readonly basis: unknown;
  readonly where: string;
  readonly facts: FormFacts;
  /** The form of a thing within. */
  readonly Form: ComponentType<NestedFormProps>;
  /** Undefined: it is empty. */
  readonly onChange: (value: unknown) => void;
}

/** One property: a value, or as many as people add. */
export function PropertyField(props: PropertyFieldProps) {
  const { name, type, why, isRequired, value, basis, where, facts, Form, onChange } = props;
  const label = propertyWords(name);
  const shared = { name, isRequired, facts, Form, options: optionsOf(type, name, facts.references) };
  if (!Array.isArray(value) && !listProperties.includes(name)) {
    return <ValueField {...shared} {...{ label, why, value, basis, where, onChange }} />;
  }
  const values: readonly unknown[] = value === undefined ? [undefined] : [value].flat();
  const write = (next: readonly unknown[]) => {
    const [only] = next;
    onChange(next.length > 1 ? next.map((one) => one ?? '') : only);
  };
  return (
    <fieldset className={classes.values}>
      <legend>{label}</legend>
      {why ? <p className={classes.why}>{why}</p> : null}
      {valuesAt(where, values.length > 1 ? values : values[0]).map(([place, one], index) => (
        <div key={index} className={classes.value}>
          <ValueField
            {...shared}
            label={values.length > 1 ? `${label} ${index + 1}` : label}
            why={undefined}
            value={one}
            basis={basis}
            where={place}
            onChange={(changed) => write(values.with(index, changed))}
          />
          {value === undefined ? null : (
            <IconButton
              label={`Remove ${label.toLowerCase()} ${index + 1}`}
              icon={Trash2}
              onClick={() => write(values.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus />}
        className={classes.add}
        onClick={() => write([...values, startOf(shared.options.first) ?? ''])}
      >
        Add another
      </Button>
    </fieldset>
  );
}
