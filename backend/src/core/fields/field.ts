import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { atPublish, listOf } from './field-rules.ts';
import { hasSpec, type FieldFacts, type KindFacts, type Shown } from './field-spec.ts';

export interface FieldOptions extends Shown {
  /** What the API's document says. Default: what editors read of the field. */
  readonly description?: string;
}

/** Of fields that a publication can ask for. */
export interface Requirable {
  /** Publishing refuses an empty value, and a list without an entry that visitors see. Default: false. */
  readonly required?: boolean;
}

type Schema = Parameters<typeof ApiProperty>[0];

interface Field {
  /** What the field holds, whatever its class says of it. */
  readonly facts: KindFacts;
  /** What its class says of it. */
  readonly options: FieldOptions;
  /** How it is written, for the API's document. */
  readonly note?: string | undefined;
  readonly schema: Schema;
  readonly rules: readonly PropertyDecorator[];
}

/** One field: its facts for everything that reads them, its OpenAPI schema and its rules. */
export function field({ facts: held, options: { description, ...shown }, note, schema, rules }: Field) {
  const facts: FieldFacts = { ...held, ...shown };
  const { form } = facts;
  const passes = form && (form.isList ? listOf(form.passes) : form.passes);
  return (target: object, property: string) =>
    applyDecorators(
      hasSpec(facts),
      ApiProperty({
        required: false,
        nullable: true,
        description: sentences([description ?? readOf(facts, property), note]),
        ...schema,
      } as Schema),
      ...rules,
      ...(form && passes ? [atPublish(form.name, form.message, passes)] : []),
    )(target, property);
}

/** What editors read of a field; a label only where it says more than the name of the property. */
function readOf({ kind, label, help, fallback, editorsOnly }: FieldFacts, property: string): string | undefined {
  const isNamedSo = label.replaceAll(/\W/g, '').toLowerCase() === property.toLowerCase();
  return sentences([
    isNamedSo ? undefined : label,
    help,
    fallback && `Default: ${kind === 'flag' ? fallback === 'on' : fallback}`,
    editorsOnly ? 'For editors: visitors’ answers leave it out.' : undefined,
  ]);
}

const sentences = (texts: readonly (string | undefined)[]): string | undefined =>
  texts
    .filter(Boolean)
    .map((text) => text?.replace(/(?<![.!?])$/, '.'))
    .join(' ') || undefined;
