import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { atPublish, listOf } from './field-rules.ts';
import { hasSpec, type FieldFacts, type Shown } from './field-spec.ts';

export interface FieldOptions extends Shown {
  /** For the OpenAPI document. */
  readonly description?: string | undefined;
}

type Schema = Parameters<typeof ApiProperty>[0];

interface Field {
  readonly facts: FieldFacts;
  readonly schema: Schema;
  readonly rules: readonly PropertyDecorator[];
}

/** One field: its facts for everything that reads them, its OpenAPI schema and its rules. */
export function field({ facts, schema, rules }: Field) {
  const { form } = facts;
  const passes = form && (form.isList ? listOf(form.passes) : form.passes);
  return applyDecorators(
    hasSpec(facts),
    ApiProperty({ required: false, nullable: true, ...schema } as Schema),
    ...rules,
    ...(form && passes ? [atPublish(form.name, form.message, passes)] : []),
  );
}

/** The facts alone: what only the API's document needs is left out. */
export const shownOf = <Options extends FieldOptions>({ description: _, ...shown }: Options) => shown;
