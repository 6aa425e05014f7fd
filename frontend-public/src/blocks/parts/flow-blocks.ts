import type { Block } from '@20x/kit';
import { flowBlockTypes } from '@20x/shared/block-facts.generated';

export type FlowBlock = Extract<Block, { type: (typeof flowBlockTypes)[number] }>;

export const isFlow = (block: Block): block is FlowBlock => (flowBlockTypes as readonly string[]).includes(block.type);
