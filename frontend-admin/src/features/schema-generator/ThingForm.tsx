import { useState } from 'react';
import { Text } from '@mantine/core';
import type { Entity } from '@20x/shared/structured-data/graph';
import { placeIn } from '@20x/shared/structured-data/places';
import { typeRules } from '@20x/shared/structured-data/rules';
import { Disclosure } from '../../ui/Disclosure';
import { withValue } from './own-text';
import { PropertyField } from './PropertyField';
import classes from './SchemaGenerator.module.css';
import type { FormFacts } from './value-options';

interface ThingFormProps {
  readonly thing: Entity;
  readonly type: string;
  /** Its place in the graph, such as `FAQPage › mainEntity 1`. */
  readonly where: string;
  /** The automatic thing that it extends, whose values hold while a field is empty. Default: none. */
  readonly basis?: Entity | undefined;
  readonly facts: FormFacts;
  readonly onChange: (thing: Entity) => void;
}

/** Not what every object has, such as `toString`. */
const valueIn = (thing: Entity | undefined, name: string) =>
  thing && Object.hasOwn(thing, name) ? thing[name] : undefined;

/** The values of a thing by the rules of its type: the required ones first, the recommended ones behind a button. */
export function ThingForm({ thing, type, where, basis, facts, onChange }: ThingFormProps) {
  const { required = [], recommended = {} } = typeRules[type] ?? {};
  const advised = Object.keys(recommended);
  const others = Object.keys(thing).filter(
    (name) => !name.startsWith('@') && !required.includes(name) && !advised.includes(name),
  );
  const [isOpen, setOpen] = useState(() => advised.some((name) => name in thing));
  const field = (name: string) => (
    <PropertyField
      key={name}
      name={name}
      type={type}
      why={advised.includes(name) ? recommended[name] : undefined}
      isRequired={required.includes(name) && valueIn(basis, name) === undefined}
      value={thing[name]}
      basis={valueIn(basis, name)}
      where={placeIn(where, name)}
      facts={facts}
      Form={ThingForm}
      onChange={(value) => onChange({ '@type': type, ...withValue(thing, name, value) })}
    />
  );
  return (
    <div className={classes.fields}>
      {type in typeRules ? null : (
        <Text c="var(--ink3)">There are no rules for this type. Add values in Free JSON.</Text>
      )}
      {required.map(field)}
      {others.map(field)}
      {advised.length > 0 ? (
        <div>
          <Disclosure label={`Recommended (${advised.length})`} isOpen={isOpen} onToggle={setOpen}>
            <div className={classes.fields}>{advised.map(field)}</div>
          </Disclosure>
        </div>
      ) : null}
    </div>
  );
}
