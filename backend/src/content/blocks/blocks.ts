import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform, type ClassConstructor } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { isRecord } from '@20x/shared/hidden';
import { listOf, listRules, shape } from '../../core/fields/field-rules.ts';
import { field } from '../../core/fields/field.ts';
import type { Shown } from '../../core/fields/field-spec.ts';
import { schemaUnion } from '../../core/fields/schema-union.ts';
import { blockTypes, isBlockType } from './block-types.ts';
import { UnknownBlock } from './unknown-block.ts';

/** Sections that a document may have, hidden ones included. */
const blockLimit = 400;

const block = schemaUnion('Block', 'type', () => blockTypes);

/** The sections of a page in their order: at most 400, each with the fields of its type. */
export const Blocks = (options: Partial<Shown> = {}) =>
  field({
    facts: { kind: 'blocks', types: () => blockTypes, item: 'section', max: blockLimit },
    options: { label: 'Sections', ...options },
    schema: { type: 'array', items: block, maxItems: blockLimit },
    rules: [
      Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toBlock) : value), {
        toClassOnly: true,
      }),
      ...listRules(blockLimit, blockLimit),
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
  if (!isBlockType(type)) return new UnknownBlock(entry);
  return plainToInstance(blockTypes[type] as ClassConstructor<object>, entry);
}
