import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Which document a post of a source became, so that a second import finds it. */
@Entity('post_import')
@Index('post_import__of_document', ['documentId'])
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'post_import__document', onDelete: 'CASCADE' })
export class PostImport {
  /** Such as `wordpress https://blog.example`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'post_import_pkey' })
  source!: string;

  @PrimaryColumn('text', { name: 'source_key', primaryKeyConstraintName: 'post_import_pkey' })
  sourceKey!: string;

  @Column('uuid', { name: 'document_id' })
  documentId!: string;

  /** Of what the source said, SHA-256. */
  @Column('text', { name: 'content_hash' })
  contentHash!: string;

  /** The draft that the import wrote; another one means that the post was edited since. */
  @Column('uuid', { name: 'revision_id' })
  revisionId!: string;
}
