import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform, type ClassConstructor } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { isRecord } from '@20x/shared/hidden';
import { draftListLimit, listOf, listRules, shape } from '../../core/fields/field-rules.ts';
import { field } from '../../core/fields/field.ts';
import type { Shown } from '../../core/fields/field-spec.ts';
import { schemaUnion } from '../../core/fields/schema-union.ts';
import { blockTypes } from './block-types.ts';

const block = schemaUnion('Block', 'type', () => blockTypes);

/** A block of an unknown type; its refusal names the field. */
class UnknownBlock {
  @ValidateBy({
    name: 'type',
    validator: { validate: () => false, defaultMessage: () => 'This type of section does not exist.' },
  })
  type?: unknown;
}

/** The sections of a page in their order: at most 200, each with the fields of its type. */
export const Blocks = (options: Partial<Shown> = {}) =>
  field({
    facts: { kind: 'blocks', types: () => blockTypes, item: 'section', max: draftListLimit },
    options: { label: 'Sections', ...options },
    schema: { type: 'array', items: block, maxItems: draftListLimit },
    rules: [
      Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toBlock) : value), {
        toClassOnly: true,
      }),
      ...listRules(draftListLimit),
      shape('blocks', 'Use a list of objects.', listOf(isRecord)),
      IsOptional(),
      ValidateNested({ each: true, message: 'Use a list of objects.' }),
    ],
  });

/** The sections that visitors get, in an answer. */
export const LiveBlocks = () => ApiProperty({ type: 'array', items: block });

function toBlock(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { type } = entry as { type?: unknown };
  const blockClass = typeof type === 'string' && Object.hasOwn(blockTypes, type) ? blockTypes[type] : undefined;
  if (!blockClass) return Object.assign(new UnknownBlock(), { type });
  return plainToInstance(blockClass as ClassConstructor<object>, entry);
}
