import type { Block } from '../../content/blocks/block-types.ts';
import { endComment } from '../html/kept-blocks.ts';

/** The sections of a post in a file; two texts in a row do not become one. */
export function joinedSections(blocks: readonly Block[], write: (block: Block) => string): string {
  const parts = blocks.flatMap((block, index) => {
    const isNextText = block.type === 'richText' && blocks[index - 1]?.type === 'richText';
    return [...(isNextText ? [endComment] : []), write(block)];
  });
  return parts.join('\n\n');
}
