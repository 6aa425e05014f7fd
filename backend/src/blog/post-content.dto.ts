import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/page-seo.dto.ts';
import { Group, ImageUrl, Text, Texts } from '../core/http/fields.ts';
import { Day } from '../core/http/time-fields.ts';

/** An article of the blog. */
export class PostContent {
  @Text({ max: 150, required: true }) title?: string | null;
  @Text({ max: 320, required: true }) excerpt?: string | null;
  @Text({ max: 60 }) category?: string | null;
  @Texts({ max: 10 }) tags?: string[] | null;
  @ImageUrl({ description: 'Without one the site shows its own.' }) cover?: string | null;
  @Text({ max: 150 }) coverAlt?: string | null;
  @Texts({ max: 6, description: 'Bylines; none reads as the editorial team.' }) authors?: string[] | null;
  @Day({ required: true }) publishedOn?: string | null;
  @Day() lastReviewedOn?: string | null;
  @Blocks() blocks?: Block[] | null;
  @Group(() => PageSeo) seo?: PageSeo | null;
}
