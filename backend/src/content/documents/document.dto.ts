import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Matches, MaxLength, Min } from 'class-validator';
import {
  FlagOrNull,
  Integer,
  IntegerOrNull,
  TextOrNull,
  Time,
  TimeOrNull,
  Uuid,
  Version,
} from '../../core/http/answer-fields.ts';
import { PageQuery, PageResponse } from '../../core/http/pagination.ts';
import { ProblemFieldError } from '../../core/http/problem.dto.ts';
import { revisionReasons, type RevisionReason } from './content-revision.entity.ts';
import { contentSchema } from './content-type.ts';
import { IsStorableText } from './storable-text.ts';

/** Derived from the document's pointers, never stored. */
const contentStatuses = ['draft', 'published', 'changed', 'scheduled', 'unpublished', 'trash'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** One immutable state of a document: which, why, when and by whom. */
export class RevisionInfo {
  @Integer('Increases within the document; numbers are never reused.') number!: number;
  @ApiProperty({ enum: revisionReasons, enumName: 'RevisionReason' }) reason!: RevisionReason;
  @Time() createdAt!: string;
  @TextOrNull('Username; null for starter content.') author!: string | null;
  @TextOrNull('The revision’s name; named revisions are kept.') name!: string | null;
  @IntegerOrNull('The revision that was restored.') restoredFrom!: number | null;
}

/** The revision that visitors see. */
export class LiveRevision extends RevisionInfo {
  @Time('When it went live.') publishedAt!: string;
  @TextOrNull('Who published it; null for starter content.') publishedBy!: string | null;
}

/** The times of a schedule. */
export class PlannedTimes {
  @TimeOrNull() publishAt!: string | null;
  @TimeOrNull() unpublishAt!: string | null;
  @ApiProperty() zone!: string;
}

/** What will happen by itself. */
export class DocumentSchedule {
  @TimeOrNull() publishAt!: string | null;
  @IntegerOrNull('The revision that goes live; later edits are not included.') publishRevision!: number | null;
  @TimeOrNull() unpublishAt!: string | null;
  @ApiProperty({ description: 'The IANA time zone of the times.' }) zone!: string;
  @ApiProperty({ description: 'Who scheduled it; it runs with that person’s permissions at that time.' }) by!: string;
}

/** What every editor shows about its document. */
export class DocumentState {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ description: 'Public path when it is live.' }) path!: string;
  @TextOrNull('The address that goes live with the draft; null when it does not change.') nextSlug!: string | null;
  @TextOrNull() nextPath!: string | null;
  @ApiProperty({ description: 'Part of the site: cannot be removed or moved.' }) fixed!: boolean;
  @ApiProperty({ description: 'Visitors see starter content while nothing is published.' }) alwaysShown!: boolean;
  @ApiProperty({ description: 'It is a part of every page, such as the menu, and has no page of its own.' })
  onEveryPage!: boolean;
  @ApiProperty({ description: 'Other pages show it within themselves, such as a snippet.' }) isPart!: boolean;
  @Version() version!: number;
  @ApiProperty({ enum: contentStatuses, enumName: 'ContentStatus' }) status!: ContentStatus;
  @ApiProperty({ type: RevisionInfo, description: 'The revision being edited.' }) draft!: RevisionInfo;
  @ApiProperty({
    type: LiveRevision,
    nullable: true,
    description: 'The live revision; null when nothing is published.',
  })
  published!: LiveRevision | null;
  @TimeOrNull() firstPublishedAt!: string | null;
  @TimeOrNull('When it was moved to the trash.') deletedAt!: string | null;
  @ApiProperty({ type: DocumentSchedule, nullable: true }) schedule!: DocumentSchedule | null;
}

/** The same with the content that is being edited. */
export class EditedDocument extends DocumentState {
  @ApiProperty({
    type: [ProblemFieldError],
    description: 'What prevents the publication, by field. The draft is saved anyway.',
  })
  errors!: ProblemFieldError[];
  @ApiProperty({ allOf: [contentSchema] }) content!: object;
}

/** A value of a field that lists filter by. */
export class Facet {
  @ApiProperty({ description: 'Name of the field.' }) field!: string;
  @ApiProperty() value!: string;
  @ApiProperty({ description: 'As people read it: the title of a document that was picked.' }) label!: string;
}

/** One line of a list of documents. */
export class DocumentSummary {
  @Uuid() id!: string;
  @ApiProperty() type!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() path!: string;
  @TextOrNull('The path after the draft is published; null when it does not change.') nextPath!: string | null;
  @ApiProperty({ description: 'The title of the draft.' }) title!: string;
  @ApiProperty({ enum: contentStatuses, enumName: 'ContentStatus' }) status!: ContentStatus;
  @Integer() version!: number;
  @Time('When the draft was last saved.') updatedAt!: string;
  @TextOrNull() updatedBy!: string | null;
  @TimeOrNull('When the live revision was published.') publishedAt!: string | null;
  @TimeOrNull() publishAt!: string | null;
  @TimeOrNull() unpublishAt!: string | null;
  @ApiProperty({ description: 'Part of the site: cannot be removed or moved.' }) fixed!: boolean;
  @ApiProperty({ description: 'Visitors see starter content while nothing is published.' }) alwaysShown!: boolean;
  @TimeOrNull() deletedAt!: string | null;
  @TextOrNull('The picture of the draft.') cover!: string | null;
  @ApiProperty({ description: 'The day has come on which someone should check it again.' }) isDue!: boolean;
  @TextOrNull('The name of the draft’s icon.') icon!: string | null;
  @FlagOrNull('Whether the menu lists it, by the live revision if there is one; null for types that menus do not list.')
  inMenu!: boolean | null;
  @ApiProperty({ type: [Facet], description: 'What the draft says in the fields that lists filter by.' })
  facets!: Facet[];
}

/** A page of documents. */
export class DocumentList extends PageResponse(DocumentSummary) {
  @ApiProperty({ description: 'There are more than `total`; they are not counted.' }) isMore!: boolean;
}

/** A value that documents have, and how many of them. */
export class FacetCount extends Facet {
  @Integer() documents!: number;
}

/** The values by which a list can be filtered, the most frequent first, at most 500 for each field. */
export class FacetCounts {
  @ApiProperty({ type: [FacetCount] }) data!: FacetCount[];
}

const documentOrders = ['position', 'updated', 'published', 'title'] as const;
export type DocumentOrder = (typeof documentOrders)[number];

export class DocumentQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 200, description: 'Text in the title or the address.' })
  @IsOptional()
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  @IsStorableText()
  search?: string;

  @ApiPropertyOptional({
    enum: contentStatuses,
    enumName: 'ContentStatus',
    description: 'Default: everything except the trash.',
  })
  @IsOptional()
  @IsIn(contentStatuses, { message: `Choose one of ${contentStatuses.join(', ')}.` })
  status?: ContentStatus;

  @ApiPropertyOptional({ enum: ['true'], description: 'Only documents that someone should check again by now.' })
  @IsOptional()
  @IsIn(['true'], { message: 'Use true or leave it out.' })
  due?: 'true';

  @ApiPropertyOptional({ maxLength: 200, description: 'Names of more types to list with it, separated by commas.' })
  @IsOptional()
  @Matches(/^[a-z-]{1,40}(,[a-z-]{1,40})*$/, { message: 'Send names of content types, separated by commas.' })
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  also?: string;

  @ApiPropertyOptional({
    maxLength: 2000,
    example: 'category:Shift%20planning,tags:Metrics',
    description: 'Only documents with these values. Each value is percent-encoded; commas separate them.',
  })
  @IsOptional()
  @Matches(/^[A-Za-z]{1,40}:[^,:]+(,[A-Za-z]{1,40}:[^,:]+)*$/, {
    message: 'Send fields with percent-encoded values, such as category:News,tags:Shift%20planning.',
  })
  @MaxLength(2000, { message: 'Use at most 2,000 characters.' })
  @IsStorableText()
  facets?: string;

  @ApiPropertyOptional({
    enum: documentOrders,
    enumName: 'DocumentOrder',
    description:
      'By place in the list, which is the default of types that have an order; what was saved last first, the default of others; what went live last first; or by title.',
  })
  @IsOptional()
  @IsIn(documentOrders, { message: `Choose one of ${documentOrders.join(', ')}.` })
  sort?: DocumentOrder;
}

const seenVersion = 'Send the version from the last answer.';

/** Names the state that the editor has seen. */
export class SeenVersion {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Min(1, { message: seenVersion })
  @IsInt({ message: seenVersion })
  version!: number;
}
