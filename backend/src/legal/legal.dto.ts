import { ApiProperty } from '@nestjs/swagger';
import { LiveBlocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';

/** One publication. */
export class LegalVersionSummary {
  @ApiProperty({ type: 'integer', description: 'Number of the publication, from 1.' }) number!: number;
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true }) effectiveDate!: string | null;
  @ApiProperty({ type: String, nullable: true }) changeSummary!: string | null;
}

/** What visitors read: blocks without what is hidden, variables filled in. */
export class LegalPage {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true }) effectiveDate!: string | null;
  @ApiProperty({ type: String, nullable: true }) changeSummary!: string | null;
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
  @ApiProperty({ type: 'integer', description: 'The number of the current version.' }) latest!: number;
}
