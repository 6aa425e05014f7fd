import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { Text } from '../core/fields/fields.ts';
import { Seo, type PageSeo } from '../content/documents/page-seo.dto.ts';

/** A page as a list of blocks. */
export class PageContent {
  @Text({
    max: 120,
    required: true,
    label: 'Title',
    help: 'What the page is called in lists and in the browser.',
    role: 'title',
  })
  title?: string | null;

  @Blocks() blocks?: Block[] | null;
  @Seo() seo?: PageSeo | null;
}
