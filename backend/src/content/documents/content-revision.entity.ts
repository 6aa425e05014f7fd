import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** Why a revision was written. */
export const revisionReasons = ['created', 'saved', 'autosaved', 'restored'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

/** One immutable state of a document. A change is always a new revision; a trigger refuses to rewrite one, but for its name. */
@Entity('content_revision')
@Unique('content_revision__document_number', ['documentId', 'number'])
@Unique('content_revision__document_id', ['documentId', 'id'])
@Check('content_revision__restored_from', `restored_from is null or reason = 'restored'`)
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'content_revision__document', onDelete: 'CASCADE' })
export class ContentRevision {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'content_revision_pkey' })
  id!: string;

  @Column('uuid', { name: 'document_id' })
  documentId!: string;

  /** Counts up from 1 within the document. */
  @Column('integer')
  number!: number;

  @Column('text')
  reason!: RevisionReason;

  /** The number of the revision that a restored one was taken from. */
  @Column('integer', { name: 'restored_from', nullable: true })
  restoredFrom!: number | null;

  @Column('jsonb')
  content!: object;

  /** The address that goes live with it; null: the document stays where it is. */
  @Column('text', { nullable: true })
  slug!: string | null;

  /** Who wrote it; null for starter content. No foreign key, because history outlives accounts. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId!: string | null;

  /** The author's username at that time. */
  @Column('text', { name: 'author_name', nullable: true })
  authorName!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;

  /** When the first autosave of the series was written; otherwise the revision's own time. */
  @Column('timestamptz', { name: 'series_started_at', default: () => 'now()' })
  seriesStartedAt!: Date;

  /** What an editor calls it. */
  @Column('text', { nullable: true })
  name!: string | null;
}
