import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '../../core/http/pagination.ts';
import { revisionReasons, type RevisionReason } from '../documents/content-revision.entity.ts';
import { transitionKinds, type TransitionKind } from './content-transition.entity.ts';
import { PlannedTimes, RevisionInfo } from '../documents/document.dto.ts';

/** A revision, or a step of the document's life. */
const historyKinds = ['revision', ...transitionKinds] as const;
export type HistoryKind = 'revision' | TransitionKind;

export class HistoryEntry {
  @ApiProperty({ enum: historyKinds, enumName: 'HistoryKind' }) kind!: HistoryKind;
  @ApiProperty({ type: 'integer', description: 'The revision that was written or that the step refers to.' })
  number!: number;
  @ApiProperty({ enum: revisionReasons, enumName: 'RevisionReason', nullable: true, description: 'Of a revision.' })
  reason!: RevisionReason | null;
  @ApiProperty({ type: String, nullable: true, description: 'The revision’s name.' })
  name!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision that was restored.' })
  restoredFrom!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'The new address that goes live with this revision.' })
  slug!: string | null;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Username; null for starter content.' })
  by!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The note about the step, or why it failed.' })
  note!: string | null;
  @ApiProperty({ type: PlannedTimes, nullable: true, description: 'The times of a schedule.' })
  when!: PlannedTimes | null;
  @ApiProperty({ description: 'This revision is live.' }) live!: boolean;
  @ApiProperty({ description: 'This revision is the draft.' }) draft!: boolean;
}

/** Newest first. */
export class HistoryList extends PageResponse(HistoryEntry) {}

export class Revision extends RevisionInfo {
  @ApiProperty({ type: 'object', additionalProperties: true }) content!: object;
}
