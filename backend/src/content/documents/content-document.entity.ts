import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  VirtualColumn,
  type Relation,
} from 'typeorm';
import { ContentRevision } from './content-revision.entity.ts';
import type { PageSeo } from './page-seo.dto.ts';

/** Who published last, by the history. */
const lastPublisher = (alias: string) =>
  `select actor_name from content_transition where document_id = ${alias}.id and kind = 'published' order by happened_at desc limit 1`;

const ownRevision = { deferrable: 'INITIALLY DEFERRED' } as const;

/** What a live content says about its page, the HTML that its editor added to the document itself, and what it shows. */
export interface LiveHead {
  readonly seo?: PageSeo | null;
  readonly headHtml?: string | null;
  readonly bodyHtml?: string | null;
  /** Addresses on this site. */
  readonly images?: readonly string[];
  /** Ids of documents. */
  readonly snippets?: readonly string[];
}

/** Something that is edited in drafts and published: which revision is edited, which is live, and since when. */
@Entity('content_document')
@Index('content_document__type_slug', ['type', 'slug'], { unique: true, where: 'deleted_at is null' })
@Check('content_document__unpublish_after_publish', 'unpublish_at > publish_at')
@ForeignKey(() => ContentRevision, ['id', 'draftRevisionId'], ['documentId', 'id'], {
  name: 'content_document__draft_revision',
  ...ownRevision,
})
@ForeignKey(() => ContentRevision, ['id', 'publishedRevisionId'], ['documentId', 'id'], {
  name: 'content_document__published_revision',
  ...ownRevision,
})
@ForeignKey(() => ContentRevision, ['id', 'publishRevisionId'], ['documentId', 'id'], {
  name: 'content_document__publish_revision',
  ...ownRevision,
})
@Index('content_document__publish_at', ['publishAt'], { where: 'publish_at is not null' })
@Index('content_document__by_update', { synchronize: false })
@Index('content_document__by_publication', { synchronize: false })
@Index('content_document__by_title', { synchronize: false })
@Index('content_document__by_status', { synchronize: false })
@Index('content_document__by_position', { synchronize: false })
@Index('content_document__search', { synchronize: false })
@Index('content_document__facets', { synchronize: false })
@Index('content_document__due', ['type', 'draftDue'], { where: 'draft_due is not null and deleted_at is null' })
@Index('content_document__unpublish_at', ['unpublishAt'], { where: 'unpublish_at is not null' })
@Check('content_document__scheduled_revision', '(publish_at is null) = (publish_revision_id is null)')
@Check(
  'content_document__schedule',
  `(publish_at is null and unpublish_at is null) = (schedule_zone is null)
    and (schedule_zone is null) = (scheduled_by_id is null)
    and (scheduled_by_id is null) = (scheduled_by_name is null)`,
)
export class ContentDocument {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'content_document_pkey' })
  id!: string;

  @Column('text')
  type!: string;

  @Column('text')
  slug!: string;

  /** The address follows the title until a person changes it or the document is published. */
  @Column('boolean', { name: 'slug_follows_title', default: false })
  slugFollowsTitle!: boolean;

  @Column('uuid', { name: 'draft_revision_id' })
  draftRevisionId!: string;

  /** The live revision; null when nothing is published. */
  @Column('uuid', { name: 'published_revision_id', nullable: true })
  publishedRevisionId!: string | null;

  /** When the live revision went live. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  @VirtualColumn({ type: 'text', query: lastPublisher })
  readonly publishedByName!: string | null;

  @ManyToOne(() => ContentRevision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'draft_revision_id' })
  draft!: Relation<ContentRevision>;

  @ManyToOne(() => ContentRevision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'published_revision_id' })
  published!: Relation<ContentRevision> | null;

  @ManyToOne(() => ContentRevision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'publish_revision_id' })
  toPublish!: Relation<ContentRevision> | null;

  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt!: Date | null;

  /** What someone still has to fill in where visitors read it, such as `[postal address]`; empty while nothing is live. */
  @Column('text', { array: true, default: '{}' })
  placeholders!: string[];

  /** Repeats what is read of all live contents at once; null while nothing is live. */
  @Column('jsonb', { name: 'live_head', nullable: true, select: false })
  liveHead?: LiveHead | null;

  @Column('timestamptz', { name: 'unpublish_at', nullable: true })
  unpublishAt!: Date | null;

  /** What goes live at `publishAt`. */
  @Column('uuid', { name: 'publish_revision_id', nullable: true })
  publishRevisionId!: string | null;

  /** The IANA zone in which the schedule was made. */
  @Column('text', { name: 'schedule_zone', nullable: true })
  scheduleZone!: string | null;

  /** With whose rights the schedule runs. */
  @Column('uuid', { name: 'scheduled_by_id', nullable: true })
  scheduledById!: string | null;

  @Column('text', { name: 'scheduled_by_name', nullable: true })
  scheduledByName!: string | null;

  @Column('timestamptz', { name: 'first_published_at', nullable: true })
  firstPublishedAt!: Date | null;

  /** Guards every write: `update … where version = :seen`; zero rows means the editor is stale. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** The place in the list of a type whose documents have an order; null for other types. */
  @Column('integer', { nullable: true })
  position!: number | null;

  /** The next columns repeat what lists show of the draft: see `draftListing`. */
  @Column('text', { name: 'draft_title', default: '' })
  draftTitle!: string;

  @Column('text', { name: 'draft_slug', nullable: true })
  draftSlug!: string | null;

  @Column('text', { name: 'draft_cover', nullable: true })
  draftCover!: string | null;

  /** The day on which someone should check it again, such as 2026-11-02. */
  @Column('text', { name: 'draft_due', nullable: true })
  draftDue!: string | null;

  @Column('timestamptz', { name: 'draft_saved_at', default: () => 'now()' })
  draftSavedAt!: Date;

  /** What lists filter by, such as `tags:Metrics`. */
  @Column('text', { array: true, default: '{}' })
  facets!: string[];
}
