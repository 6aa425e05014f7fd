import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, MaxLength, Min } from 'class-validator';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';
import { ProblemFieldError } from '../core/http/problem.dto.ts';
import { revisionReasons, type RevisionReason } from './content-revision.entity.ts';
import { IsStorableText } from './storable-text.ts';

/** Derived from the document's pointers, never stored. */
const contentStatuses = ['draft', 'published', 'changed', 'scheduled', 'unpublished', 'trash'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** One immutable state of a document: which, why, when and by whom. */
export class RevisionInfo {
  @ApiProperty({ type: 'integer', description: 'Grows within the document; a number is never given twice.' })
  number!: number;
  @ApiProperty({ enum: revisionReasons, enumName: 'RevisionReason' }) reason!: RevisionReason;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Username; null for shipped content.' })
  author!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What an editor calls it; named revisions are kept.' })
  name!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision that a restored one was taken from.' })
  restoredFrom!: number | null;
}

/** What will happen by itself. */
export class DocumentSchedule {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishAt!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'What will go live, whatever is saved until then.' })
  publishRevision!: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) unpublishAt!: string | null;
  @ApiProperty({ description: 'The IANA zone in which the times were given.' }) zone!: string;
  @ApiProperty({ description: 'Who scheduled it; it runs with what that person may do then.' }) by!: string;
}

/** What every editor shows about its document. */
export class DocumentState {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ description: 'Where visitors find it when it is live.' }) path!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The address that goes live with the draft; null: it stays.',
  })
  nextSlug!: string | null;
  @ApiProperty({ type: String, nullable: true }) nextPath!: string | null;
  @ApiProperty({ description: 'A part of the site: neither removed nor moved.' }) fixed!: boolean;
  @ApiProperty({ description: 'Visitors find a built-in page there while nothing is published.' })
  alwaysShown!: boolean;
  @ApiProperty({ type: 'integer', description: 'Send back with every write; a stale one is refused with 412.' })
  version!: number;
  @ApiProperty({ enum: contentStatuses, enumName: 'ContentStatus' }) status!: ContentStatus;
  @ApiProperty({ type: RevisionInfo, description: 'The state that is being edited.' }) draft!: RevisionInfo;
  @ApiProperty({ type: RevisionInfo, nullable: true, description: 'What visitors see; null when nothing is live.' })
  published!: RevisionInfo | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) firstPublishedAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Since when it lies in the trash.' })
  deletedAt!: string | null;
  @ApiProperty({ type: DocumentSchedule, nullable: true }) schedule!: DocumentSchedule | null;
}

/** The same with what is being written; a content type adds `content`. */
export class EditedDocument extends DocumentState {
  @ApiProperty({
    type: [ProblemFieldError],
    description:
      'Fields of the content that are not written as they must be when it is published, such as half an address.',
  })
  malformed!: ProblemFieldError[];
}

/** One line of a list of documents. */
export class DocumentSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() type!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() path!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where it will be once the draft is published; null: there.',
  })
  nextPath!: string | null;
  @ApiProperty({ description: 'The title of the draft.' }) title!: string;
  @ApiProperty({ enum: contentStatuses, enumName: 'ContentStatus' }) status!: ContentStatus;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ format: 'date-time', description: 'When the draft was saved last.' }) updatedAt!: string;
  @ApiProperty({ type: String, nullable: true }) updatedBy!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When what is live went live.' })
  publishedAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishAt!: string | null;
  @ApiProperty({ description: 'A part of the site: neither removed nor moved.' }) fixed!: boolean;
  @ApiProperty({ description: 'Visitors find a built-in page there while nothing is published.' })
  alwaysShown!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) deletedAt!: string | null;
}

/** Documents, the one that was saved last first. */
export class DocumentList extends PageResponse(DocumentSummary) {}

export class DocumentQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 200, description: 'Words of the title or the address.' })
  @IsOptional()
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  @IsStorableText()
  search?: string;

  @ApiPropertyOptional({
    enum: contentStatuses,
    enumName: 'ContentStatus',
    description: 'Without one: everything but the trash.',
  })
  @IsOptional()
  @IsIn(contentStatuses, { message: `Choose one of ${contentStatuses.join(', ')}.` })
  status?: ContentStatus;
}

const seenVersion = 'Send the version that the last answer carried.';

/** Names the state that the editor has seen. */
export class SeenVersion {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Min(1, { message: seenVersion })
  @IsInt({ message: seenVersion })
  version!: number;
}
