import type { ComponentType } from 'react';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { isEntity } from '@20x/shared/structured-data/graph';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import classes from './SchemaGenerator.module.css';
import {
  isLong,
  placeholders,
  shapeOf,
  startOf,
  type FormFacts,
  type NestedFormProps,
  type Shape,
  type ValueOptions,
} from './value-options';

interface ValueFieldProps {
  readonly name: string;
  readonly label: string;
  /** Default: none. */
  readonly why: string | undefined;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** What holds while it is empty. */
  readonly basis: unknown;
  readonly where: string;
  readonly facts: FormFacts;
  readonly options: ValueOptions;
  readonly Form: ComponentType<NestedFormProps>;
  readonly onChange: (value: unknown) => void;
}

/** One value, with what is wrong with it: a text, a thing with a form of its own, or a reference to one. */
export function ValueField(props: ValueFieldProps) {
  const { label, value, where, facts, options, Form, onChange } = props;
  const shape = shapeOf(value, options);
  const issues = facts.issues.filter((issue) => issue.where === where);
  const shapes = shapesOf(options, shape);
  const picker = shapes.length > 1 ? <ShapeField {...{ label, shapes, shape, onChange }} /> : null;
  if (shape?.as === 'thing') {
    return (
      <fieldset className={classes.nested}>
        <legend>
          {label} ({shape.type})
        </legend>
        {picker}
        <IssueLines issues={issues} />
        <Form
          thing={isEntity(value) ? value : { '@type': shape.type }}
          {...{ type: shape.type, where, facts, onChange }}
        />
      </fieldset>
    );
  }
  return (
    <div className={classes.fields}>
      {picker}
      {shape?.as === 'text' ? <TextValue {...props} issues={issues} /> : null}
      {shape?.as === 'reference' ? <ReferenceValue {...props} issues={issues} /> : null}
      {shape === null ? <IssueLines issues={issues} /> : null}
    </div>
  );
}

const keyOf = (shape: Shape | null) => (shape?.as === 'thing' ? shape.type : (shape?.as ?? ''));

/** What can be chosen, with what is there already and fits nowhere. */
function shapesOf(
  { simple, types, references, first }: ValueOptions,
  current: Shape | null,
): readonly (Shape | null)[] {
  const shapes: (Shape | null)[] = [
    ...(first === null ? [null] : []),
    ...(simple === null ? [] : [{ as: 'text' } as const]),
    ...types.map((type) => ({ as: 'thing', type }) as const),
    ...(references.length > 0 ? [{ as: 'reference' } as const] : []),
  ];
  return shapes.some((shape) => keyOf(shape) === keyOf(current)) ? shapes : [...shapes, current];
}

const shapeWords = (shape: Shape | null) => {
  if (shape === null) return 'Not set';
  if (shape.as === 'thing') return shape.type;
  return shape.as === 'text' ? 'Text or address' : 'Another item on this page';
};

interface ShapeFieldProps {
  readonly label: string;
  readonly shapes: readonly (Shape | null)[];
  readonly shape: Shape | null;
  readonly onChange: (value: unknown) => void;
}

const ShapeField = ({ label, shapes, shape, onChange }: ShapeFieldProps) => (
  <NativeSelect
    label={`${label}: enter as`}
    value={keyOf(shape)}
    data={shapes.map((one) => ({ value: keyOf(one), label: shapeWords(one) }))}
    onChange={({ currentTarget }) => {
      const chosen = shapes.find((one) => keyOf(one) === currentTarget.value) ?? null;
      onChange(chosen?.as === 'text' ? '' : startOf(chosen));
    }}
  />
);

type SimpleProps = ValueFieldProps & { readonly issues: readonly DataIssue[] };

/** An error is shown in place of the hint; what only costs something stands below it. */
function frame({ label, why, isRequired, issues }: SimpleProps) {
  const error = issues.find(({ level }) => level === 'error')?.message;
  const warnings = issues.filter(({ level }) => level !== 'error');
  return {
    label,
    withAsterisk: isRequired,
    description:
      why || warnings.length > 0 ? (
        <>
          {why}
          {warnings.map(({ message }) => (
            <span key={message} className={classes.warning}>
              {message}
            </span>
          ))}
        </>
      ) : null,
    error,
  };
}

function TextValue(props: SimpleProps) {
  const { name, value, basis, options, onChange } = props;
  if (options.simple === 'flag' || typeof value === 'boolean') {
    return (
      <NativeSelect
        {...frame(props)}
        value={typeof value === 'boolean' ? String(value) : ''}
        data={[
          { value: '', label: 'Not set' },
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? undefined : currentTarget.value === 'true')
        }
      />
    );
  }
  const shared = {
    ...frame(props),
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    placeholder: isPlain(basis) ? String(basis) : placeholders[options.simple ?? 'text'],
    spellCheck: isLong(name),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(currentTarget.value === '' ? undefined : currentTarget.value),
  };
  return isLong(name) ? <Textarea {...shared} autosize minRows={2} maxRows={12} /> : <TextInput {...shared} />;
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const ReferenceValue = (props: SimpleProps) => {
  const id = isEntity(props.value) ? String(props.value['@id']) : '';
  const known = props.options.references.map((one) => ({ value: one.id, label: one.label }));
  return (
    <NativeSelect
      {...frame(props)}
      value={id}
      data={known.some(({ value }) => value === id) ? known : [{ value: id, label: id || 'Choose' }, ...known]}
      onChange={({ currentTarget }) => props.onChange({ '@id': currentTarget.value })}
    />
  );
};

const IssueLines = ({ issues }: { readonly issues: readonly DataIssue[] }) =>
  issues.map(({ level, message }) => (
    <p key={message} className={level === 'error' ? classes.error : classes.warning}>
      {message}
    </p>
  ));
