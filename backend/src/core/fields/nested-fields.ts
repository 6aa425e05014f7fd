import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { isRecord } from '@20x/shared/hidden';
import { draftListLimit, listOf, listRules, requiredEntry, shape } from './field-rules.ts';
import { field, type FieldOptions } from './field.ts';
import type { ListOptions } from './list-fields.ts';
import type { KindFacts } from './field-spec.ts';

type ClassOf<T extends object> = new () => T;

const rowId = /^[A-Za-z0-9_-]{1,40}$/;

/** An entry of a list: known by its id wherever it moves, and it can be hidden from visitors and stays in the draft. */
export abstract class Row {
  @ApiPropertyOptional({
    type: String,
    maxLength: 40,
    description:
      'Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections.',
  })
  @shape(
    'id',
    'Use 1 to 40 letters, digits, hyphens and underscores.',
    (id) => typeof id === 'string' && rowId.test(id),
  )
  id?: string;

  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'Hidden only when false.' })
  @shape('flag', 'Use true or false.', (value) => typeof value === 'boolean')
  published?: boolean | null;
}

/** A repeatable group of fields. */
export const Rows = <T extends Row>(row: () => ClassOf<T>, options: ListOptions & Pick<KindFacts, 'shows'>) =>
  field({
    facts: { kind: 'rows', of: row, max: draftListLimit },
    options,
    schema: { type: () => [row()], maxItems: draftListLimit },
    rules: [
      ...listRules(options.max ?? draftListLimit),
      shape('rows', 'Use a list of objects.', listOf(isRecord)),
      ValidateNested({ each: true, message: 'Use a list of objects.' }),
      Type(row),
      ...(options.required ? [requiredEntry(options.item)] : []),
    ],
  });

/** One nested group of fields. */
export const Group = <T extends object>(group: () => ClassOf<T>, options: FieldOptions) =>
  field({
    facts: { kind: 'group', of: group },
    options,
    schema: { type: () => group() },
    rules: [
      shape('group', 'Use an object.', isRecord),
      IsOptional(),
      ValidateNested({ message: 'Use an object.' }),
      Type(group),
    ],
  });
