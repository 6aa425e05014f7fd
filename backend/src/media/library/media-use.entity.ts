import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A document that holds the address of an item; a trigger of the database writes it. */
@Entity('media_use')
@Index('media_use__document_id', ['documentId'])
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'media_use__document', onDelete: 'CASCADE' })
export class MediaUseRow {
  /** May be an id that the library does not have. */
  @PrimaryColumn('uuid', { name: 'media_id', primaryKeyConstraintName: 'media_use_pkey' })
  mediaId!: string;

  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'media_use_pkey' })
  documentId!: string;

  /** In the draft, or in the revision that is scheduled. */
  @Column('boolean', { name: 'in_draft' })
  inDraft!: boolean;

  @Column('boolean', { name: 'in_live' })
  inLive!: boolean;
}
