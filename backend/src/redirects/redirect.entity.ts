import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An address that redirects to another one. */
@Entity('redirect')
@Unique('redirect__from_path', ['fromPath'])
@Check('redirect__one_target', '(target_document_id is null) <> (target_path is null)')
@Check('redirect__no_loop', 'target_path is distinct from from_path')
@Check('redirect__status', 'status in (301, 302, 307, 308)')
@Index('redirect__of_document', ['targetDocumentId'])
@Index('redirect__of_path', ['targetPath'])
@ForeignKey('ContentDocument', ['targetDocumentId'], ['id'], { name: 'redirect__target_document', onDelete: 'CASCADE' })
export class Redirect {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'redirect_pkey' })
  readonly id!: string;

  /** A canonical path: no trailing slash, no query, without /website. */
  @Column('text', { name: 'from_path' })
  fromPath!: string;

  /** The document's current address, so that a redirect never leads to another redirect. */
  @Column('uuid', { name: 'target_document_id', nullable: true })
  targetDocumentId!: string | null;

  /** A path of this site without a document, or an address of another site. */
  @Column('text', { name: 'target_path', nullable: true })
  targetPath!: string | null;

  @Column('integer', { default: 301 })
  status!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;
}
