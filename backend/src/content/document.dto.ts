import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';

/** Derived from the document's pointers, never stored. */
const contentStatuses = ['draft', 'published', 'changed', 'scheduled', 'unpublished', 'trash'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** One immutable state of a document: which, when and by whom. */
export class RevisionInfo {
  @ApiProperty({ type: 'integer', description: 'Counts up from 1 within the document.' }) number!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Username; null for shipped content.' })
  author!: string | null;
}

/** What every editor shows about its document; a content type adds `content`. */
export abstract class DocumentState {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', description: 'Send back with every write; a stale one is refused with 412.' })
  version!: number;
  @ApiProperty({ enum: contentStatuses, enumName: 'ContentStatus' }) status!: ContentStatus;
  @ApiProperty({ type: RevisionInfo, description: 'The state that is being edited.' }) draft!: RevisionInfo;
  @ApiProperty({ type: RevisionInfo, nullable: true, description: 'What visitors see; null when nothing is live.' })
  published!: RevisionInfo | null;
}

const seenVersion = 'Send the version that the last answer carried.';

/** Names the state that the editor has seen. */
export class SeenVersion {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Min(1, { message: seenVersion })
  @IsInt({ message: seenVersion })
  version!: number;
}
