import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Who has a document open: one row per open editor, refreshed by a heartbeat. Lost in a crash, as it may be. */
@Entity('content_presence')
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'content_presence__document', onDelete: 'CASCADE' })
export class ContentPresence {
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'content_presence_pkey' })
  documentId!: string;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'content_presence_pkey' })
  userId!: string;

  /** Made by the editor when it opens. */
  @PrimaryColumn('uuid', { name: 'window_id', primaryKeyConstraintName: 'content_presence_pkey' })
  windowId!: string;

  @Column('text')
  username!: string;

  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;

  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  /** When this editor asked the others to leave the document to them. */
  @Column('timestamptz', { name: 'took_over_at', nullable: true })
  tookOverAt!: Date | null;
}
