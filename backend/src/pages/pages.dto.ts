import { ApiProperty } from '@nestjs/swagger';
import { LiveBlocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';
import { Time } from '../core/http/answer-fields.ts';

export class PageSummary {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @Time() updatedAt!: string;
}

/** A published page; what is hidden is left out. */
export class Page extends PageSummary {
  @LiveBlocks() blocks!: Block[];
  @ApiProperty({ type: PageSeo }) seo!: PageSeo;
  @RevisionMark() revision!: string;
}
