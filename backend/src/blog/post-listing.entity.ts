import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** What lists show of a published post, rewritten on every publication. A row exists while the post is live. */
@Entity('post_listing')
@Unique('post_listing__slug', ['slug'])
@Index('post_listing__newest', { synchronize: false })
@Index('post_listing__tag_keys', { synchronize: false })
@Index('post_listing__category_key', { synchronize: false })
@Index('post_listing__author_ids', { synchronize: false })
@Index('post_listing__featured', { synchronize: false })
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'post_listing__document', onDelete: 'CASCADE' })
export class PostListing {
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'post_listing_pkey' })
  documentId!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text')
  excerpt!: string;

  /** The slug of its category. */
  @Column('text', { name: 'category_key', nullable: true })
  categoryKey!: string | null;

  /** The slugs of its tags, in its author's order. */
  @Column('text', { name: 'tag_keys', array: true })
  tagKeys!: string[];

  @Column('text', { nullable: true })
  cover!: string | null;

  @Column('text', { name: 'cover_alt', nullable: true })
  coverAlt!: string | null;

  /** Documents of its authors, in their order. */
  @Column('uuid', { name: 'author_ids', array: true, default: [] })
  authorIds!: string[];

  /** The document of the author who reviewed it. */
  @Column('uuid', { name: 'reviewer_id', nullable: true })
  reviewerId!: string | null;

  @Column('boolean', { default: false })
  featured!: boolean;

  @Column('date', { name: 'published_on' })
  publishedOn!: string;

  @Column('integer', { name: 'reading_minutes' })
  readingMinutes!: number;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
