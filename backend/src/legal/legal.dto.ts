import { ApiProperty } from '@nestjs/swagger';
import { LiveBlocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';
import { DayOrNull, Integer, TextOrNull, Time } from '../core/http/answer-fields.ts';

/** One publication. */
export class LegalVersionSummary {
  @Integer('Number of the publication, from 1.') number!: number;
  @Time() publishedAt!: string;
  @DayOrNull() effectiveDate!: string | null;
  @TextOrNull() changeSummary!: string | null;
}

/** What visitors read: blocks without what is hidden, variables filled in. */
export class LegalPage {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @Time() updatedAt!: string;
  @DayOrNull() effectiveDate!: string | null;
  @TextOrNull() changeSummary!: string | null;
  @LiveBlocks() blocks!: Block[];
  @ApiProperty({ type: PageSeo }) seo!: PageSeo;
  @RevisionMark() revision!: string;
  @ApiProperty({ type: [LegalVersionSummary], description: 'Every version, newest first; the first is this one.' })
  versions!: LegalVersionSummary[];
}

/** A publication as it was when it was made: names, addresses and the table of cookies are those of that day. */
export class LegalVersion extends LegalVersionSummary {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @LiveBlocks() blocks!: Block[];
  @Integer('The number of the current version.') latest!: number;
}
