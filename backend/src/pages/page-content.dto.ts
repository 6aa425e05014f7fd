import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/page-seo.dto.ts';
import { Group, Text } from '../core/http/fields.ts';

/** A page as a list of blocks. */
export class PageContent {
  @Text({ max: 120, required: true }) title?: string | null;
  @Blocks() blocks?: Block[] | null;
  @Group(() => PageSeo) seo?: PageSeo | null;
}
