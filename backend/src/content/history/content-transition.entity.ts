import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The steps of a document's life that are no revisions. `moved`: got another address with a
 * publication. `failed`: a schedule that could not be kept. */
export const transitionKinds = [
  'published',
  'moved',
  'unpublished',
  'scheduled',
  'schedule-cancelled',
  'failed',
  'trashed',
  'recovered',
] as const;
export type TransitionKind = (typeof transitionKinds)[number];

/** One step of a document's life, for its history. */
@Entity('content_transition')
@Index('content_transition__history', ['documentId', 'happenedAt'])
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'content_transition__document', onDelete: 'CASCADE' })
export class ContentTransition {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'content_transition_pkey' })
  readonly id!: string;

  @Column('uuid', { name: 'document_id' })
  documentId!: string;

  @Column('text')
  kind!: TransitionKind;

  /** The revision that the step was about. No foreign key: an autosave may be gone by now. */
  @Column('integer', { name: 'revision_number' })
  revisionNumber!: number;

  @Column('timestamptz', { name: 'happened_at', default: () => 'clock_timestamp()' })
  readonly happenedAt!: Date;

  /** Null for starter content. */
  @Column('text', { name: 'actor_name', nullable: true })
  actorName!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt!: Date | null;

  @Column('timestamptz', { name: 'unpublish_at', nullable: true })
  unpublishAt!: Date | null;

  @Column('text', { nullable: true })
  zone!: string | null;
}
