import { ApiProperty } from '@nestjs/swagger';
import { IntegerOrNull, Time } from '../core/http/answer-fields.ts';

const outcomes = ['waiting', 'accepted', 'refused', 'unreachable'] as const;

/** A page that changed. */
export class IndexNowEntry {
  @ApiProperty() path!: string;
  @Time('When it was sent; while it waits, when it changed.') at!: string;
  @ApiProperty({ enum: outcomes, enumName: 'IndexNowOutcome' }) outcome!: (typeof outcomes)[number];
  @IntegerOrNull('The HTTP status of the answer; null: there is none.') status!: number | null;
}

export class IndexNowState {
  @ApiProperty({ description: 'Where search engines check that the addresses come from this site.' })
  keyAddress!: string;
  @ApiProperty({ type: [IndexNowEntry], description: 'The newest 20.' }) addresses!: IndexNowEntry[];
}
