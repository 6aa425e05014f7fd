import type { Block } from '@20x/kit';

export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

export interface BlockProps<Type extends Block['type']> {
  readonly block: BlockOf<Type>;
  /** Its title is the page's h1. Default: false. */
  readonly lead?: boolean;
}
