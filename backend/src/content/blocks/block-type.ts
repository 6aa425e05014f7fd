import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import type { Class } from '../../core/fields/field-spec.ts';

/** How the library shows a type of block. */
export interface BlockFacts {
  readonly title: string;
  /** What it is good for, in a line. */
  readonly description: string;
  readonly group: 'Page openers' | 'Product' | 'Proof' | 'Help people decide' | 'Text' | 'Media';
  /** Name of a lucide icon. */
  readonly icon: string;
  /** What a new one starts with. Default: nothing. */
  readonly initial?: object;
  /** Running text: it follows its neighbors in one column instead of being a band of the page. Default: false. */
  readonly flow?: true;
}

interface BlockTypeFacts extends BlockFacts {
  readonly type: string;
}

const facts = new WeakMap<Class, BlockTypeFacts>();

/** Declares a type of block: its class has a field `type` of this value. */
export const BlockType =
  (type: string, shown: BlockFacts) =>
  <Block extends Class>(block: Block): void => {
    facts.set(block, { type, ...shown });
    const isOfType = applyDecorators(ApiProperty({ enum: [type] }), Equals(type, { message: `Use ${type}.` }));
    isOfType(block.prototype as object, 'type');
  };

export function blockFactsOf(block: Class): BlockTypeFacts {
  const found = facts.get(block);
  if (!found) throw new Error(`${block.name} has no @BlockType.`);
  return found;
}
