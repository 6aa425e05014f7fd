import { ApiProperty } from '@nestjs/swagger';
import { Integer, IntegerOrNull, TextOrNull, Time } from '../../core/http/answer-fields.ts';
import { PageResponse } from '../../core/http/pagination.ts';
import { revisionReasons, type RevisionReason } from '../documents/content-revision.entity.ts';
import { transitionKinds, type TransitionKind } from './content-transition.entity.ts';
import { PlannedTimes, RevisionInfo } from '../documents/document.dto.ts';

/** A revision, or a step of the document's life. */
const historyKinds = ['revision', ...transitionKinds] as const;
export type HistoryKind = 'revision' | TransitionKind;

export class HistoryEntry {
  @ApiProperty({ enum: historyKinds, enumName: 'HistoryKind' }) kind!: HistoryKind;
  @Integer('The revision that was written or that the step refers to.') number!: number;
  @ApiProperty({ enum: revisionReasons, enumName: 'RevisionReason', nullable: true, description: 'Of a revision.' })
  reason!: RevisionReason | null;
  @TextOrNull('The revision’s name.') name!: string | null;
  @IntegerOrNull('The revision that was restored.') restoredFrom!: number | null;
  @TextOrNull('The new address that goes live with this revision.') slug!: string | null;
  @Time() at!: string;
  @TextOrNull('Username; null for starter content.') by!: string | null;
  @TextOrNull('The note about the step, or why it failed.') note!: string | null;
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
