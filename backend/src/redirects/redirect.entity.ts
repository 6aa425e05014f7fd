import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An address that redirects to another one, or whose page is gone for good. */
@Entity('redirect')
@Unique('redirect__from_path', ['fromPath'])
@Check(
  'redirect__one_target',
  'num_nonnulls(target_document_id, target_path) = case when status = 410 then 0 else 1 end',
)
@Check('redirect__no_loop', 'target_path is distinct from from_path')
@Check('redirect__status', 'status in (301, 302, 307, 308, 410)')
@Index('redirect__of_document', ['targetDocumentId'])
@Index('redirect__of_path', ['targetPath'])
@Index('redirect__of_replaced', ['replacedDocumentId'])
@ForeignKey('ContentDocument', ['targetDocumentId'], ['id'], { name: 'redirect__target_document', onDelete: 'CASCADE' })
@ForeignKey('ContentDocument', ['replacedDocumentId'], ['id'], {
  name: 'redirect__replaced_document',
  onDelete: 'SET NULL',
})
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

  /** The document in the trash whose place the target takes; the redirect ends when it is recovered. */
  @Column('uuid', { name: 'replaced_document_id', nullable: true })
  replacedDocumentId!: string | null;

  /** 410: the page is gone, and there is no target. */
  @Column('integer', { default: 301 })
  status!: number;

  /** A person made it. Default: a document that moved or was removed left it. */
  @Column('boolean', { name: 'is_rule', default: false })
  isRule!: boolean;

  @Column('bigint', { default: 0 })
  readonly hits!: string;

  @Column('timestamptz', { name: 'last_hit_at', nullable: true })
  readonly lastHitAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;
}
