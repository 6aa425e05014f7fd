import type { Block } from '../content/blocks/block-types.ts';
import { Blocks } from '../content/blocks/blocks.ts';
import { Text } from '../core/fields/fields.ts';

/** Sections that several pages share. */
export class SnippetContent {
  @Text({ max: 120, required: true, label: 'Name', help: 'For editors. Pages don’t show it.', role: 'title' })
  title?: string | null;

  @Blocks() blocks?: Block[] | null;
}
