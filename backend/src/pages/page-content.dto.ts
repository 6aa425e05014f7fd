import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageTitle, Seo, type PageSeo } from '../content/documents/page-seo.dto.ts';

/** A page as a list of blocks. */
export class PageContent {
  @PageTitle() title?: string | null;

  @Blocks() blocks?: Block[] | null;
  @Seo() seo?: PageSeo | null;
}
