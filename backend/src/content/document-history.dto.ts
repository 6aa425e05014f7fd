import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '../core/http/pagination.ts';
import { revisionReasons, type RevisionReason } from './content-revision.entity.ts';
import { transitionKinds, type TransitionKind } from './content-transition.entity.ts';
import { RevisionInfo } from './document.dto.ts';

/** A revision, or a step of the document's life. */
const historyKinds = ['revision', ...transitionKinds] as const;
export type HistoryKind = 'revision' | TransitionKind;

/** The times of a schedule. */
export class PlannedTimes {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) unpublishAt!: string | null;
  @ApiProperty() zone!: string;
}

export class HistoryEntry {
  @ApiProperty({ enum: historyKinds, enumName: 'HistoryKind' }) kind!: HistoryKind;
  @ApiProperty({ type: 'integer', description: 'The revision that was written or that the step was about.' })
  number!: number;
  @ApiProperty({ enum: revisionReasons, enumName: 'RevisionReason', nullable: true, description: 'Of a revision.' })
  reason!: RevisionReason | null;
  @ApiProperty({ type: String, nullable: true, description: 'What an editor calls the revision.' })
  name!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision that a restored one was taken from.' })
  restoredFrom!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of a revision with which another address goes live.' })
  slug!: string | null;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Username; null for shipped content.' })
  by!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What was said about the step, or why it failed.' })
  note!: string | null;
  @ApiProperty({ type: PlannedTimes, nullable: true, description: 'Of a schedule.' }) when!: PlannedTimes | null;
  @ApiProperty({ description: 'Visitors see this revision now.' }) live!: boolean;
  @ApiProperty({ description: 'This revision is being edited now.' }) draft!: boolean;
}

/** Newest first. */
export class HistoryList extends PageResponse(HistoryEntry) {}

export class Revision extends RevisionInfo {
  @ApiProperty({ type: 'object', additionalProperties: true }) content!: object;
}
