import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { ContentRevision } from '../documents/content-revision.entity.ts';

/** Opens the draft of one document, or one revision, to anyone with the token; a revoked link is deleted. */
@Entity('content_preview_link')
@Unique('content_preview_link__token', ['tokenHash'])
@Index('content_preview_link__of_document', ['documentId'])
@Index('content_preview_link__expires_at', ['expiresAt'])
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'content_preview_link__document', onDelete: 'CASCADE' })
@ForeignKey('ContentRevision', ['documentId', 'revisionId'], ['documentId', 'id'], {
  name: 'content_preview_link__revision',
  onDelete: 'CASCADE',
})
export class ContentPreviewLink {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'content_preview_link_pkey' })
  readonly id!: string;

  @Column('uuid', { name: 'document_id' })
  documentId!: string;

  /** What it shows whatever is written meanwhile; null: the draft. */
  @Column('uuid', { name: 'revision_id', nullable: true })
  revisionId!: string | null;

  @ManyToOne(() => ContentRevision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'revision_id' })
  revision!: Relation<ContentRevision> | null;

  /** SHA-256 of the token: who reads the database opens nothing. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  /** It opens nothing any more once this person may not edit the document; null: made before that was kept. */
  @Column('uuid', { name: 'created_by_id', nullable: true })
  createdById!: string | null;

  @Column('text', { name: 'created_by_name' })
  createdByName!: string;

  /** It is for an editor's own pane or window and was given to nobody. */
  @Column('boolean', { default: false })
  frame!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
