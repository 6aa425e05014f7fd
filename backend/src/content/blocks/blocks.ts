import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { plainToInstance, Transform, type ClassConstructor } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { HasKind } from '../../core/http/field-kinds.ts';
import { atPublish, draftListLimit, isRecord, listOf, listRules, shape } from '../../core/http/field-rules.ts';
import { schemaUnion } from '../../core/http/schema-union.ts';
import { blockTypes, type Block } from './block-types.ts';

const block = schemaUnion('Block', 'type', blockTypes);

/** Stands for a block of a type that there is not, so that the refusal names the field. */
class UnknownBlock {
  @ValidateBy({
    name: 'type',
    validator: { validate: () => false, defaultMessage: () => 'There is no such type of block.' },
  })
  type?: unknown;
}

/** The sections of a page in their order: at most 200, each with the fields of its type. */
export const Blocks = () =>
  applyDecorators(
    HasKind({ kind: 'blocks', types: blockTypes }),
    ApiPropertyOptional({ type: 'array', items: block, nullable: true, maxItems: draftListLimit }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toBlock) : value), {
      toClassOnly: true,
    }),
    ...listRules(draftListLimit),
    shape('blocks', 'Give a list of objects.', listOf(isRecord)),
    atPublish('ids', 'Give every block an id of its own.', hasOwnIds),
    IsOptional(),
    ValidateNested({ each: true, message: 'Give a list of objects.' }),
  );

/** The sections that visitors get, in an answer. */
export const LiveBlocks = () => ApiProperty({ type: 'array', items: block });

function toBlock(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { type } = entry as { type?: unknown };
  if (typeof type === 'string' && Object.hasOwn(blockTypes, type)) {
    const blockClass: ClassConstructor<object> = blockTypes[type as keyof typeof blockTypes];
    return plainToInstance(blockClass, entry);
  }
  return Object.assign(new UnknownBlock(), { type });
}

function hasOwnIds(blocks: unknown): boolean {
  if (!Array.isArray(blocks)) return true;
  const ids = blocks.map((entry) => (entry as Partial<Block> | null)?.id);
  return new Set(ids).size === ids.length;
}
