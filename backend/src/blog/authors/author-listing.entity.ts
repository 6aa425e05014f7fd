import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** What posts show of an author who was published, rewritten on every publication. */
@Entity('author_listing')
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'author_listing__document', onDelete: 'CASCADE' })
export class AuthorListing {
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'author_listing_pkey' })
  documentId!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  role!: string | null;

  @Column('text', { nullable: true })
  bio!: string | null;

  @Column('text', { nullable: true })
  photo!: string | null;

  @Column('text', { name: 'photo_alt', nullable: true })
  photoAlt!: string | null;

  /** Visitors find a page of the author. Without one, posts still name the author. */
  @Column('boolean', { name: 'is_live' })
  isLive!: boolean;
}
