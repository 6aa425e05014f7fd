import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Opens the draft of one document to whoever holds the token; a revoked link is deleted. */
@Entity('content_preview_link')
@Unique('content_preview_link__token', ['tokenHash'])
@Index('content_preview_link__of_document', ['documentId'])
@Index('content_preview_link__expires_at', ['expiresAt'])
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'content_preview_link__document', onDelete: 'CASCADE' })
export class ContentPreviewLink {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'content_preview_link_pkey' })
  readonly id!: string;

  @Column('uuid', { name: 'document_id' })
  documentId!: string;

  /** SHA-256 of the token: who reads the database opens nothing. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @Column('text', { name: 'created_by_name' })
  createdByName!: string;

  /** An editor's own pane or window shows the draft with it: nobody was given it. */
  @Column('boolean', { default: false })
  frame!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
