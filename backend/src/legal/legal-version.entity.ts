import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LegalSnapshot } from './legal-text.ts';

/** One publication of a legal text, kept as visitors got it. A trigger refuses to change one. */
@Entity('legal_version')
@Unique('legal_version__number', ['documentId', 'number'])
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'legal_version__document', onDelete: 'CASCADE' })
export class LegalVersionRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'legal_version_pkey' })
  readonly id!: string;

  @Column('uuid', { name: 'document_id' })
  documentId!: string;

  @Column('integer')
  number!: number;

  /** Several versions may be of one: what it takes from the settings had changed. No foreign key: the publication outlives what history keeps. */
  @Column('integer', { name: 'revision_number' })
  revisionNumber!: number;

  @Column('timestamptz', { name: 'published_at', default: () => 'now()' })
  readonly publishedAt!: Date;

  @Column('jsonb')
  page!: LegalSnapshot;
}
