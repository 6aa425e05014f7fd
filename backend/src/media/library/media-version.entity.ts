import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MediaCrop } from '../files/media-crop.ts';
import type { MediaType } from '../files/media-type.ts';

/** pending: its widths are being written. */
export const mediaStates = ['pending', 'ready', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

/** One file of an item: uploaded, or cropped from the same upload. */
@Entity('media_version')
@Check('media_version__state', `state in ('pending', 'ready', 'failed')`)
@Index('media_version__original', ['original'])
@Index('media_version__key', ['key'])
@ForeignKey('MediaItem', ['itemId'], ['id'], { name: 'media_version__item', onDelete: 'CASCADE' })
export class MediaVersion {
  @PrimaryColumn('uuid', { name: 'item_id', primaryKeyConstraintName: 'media_version_pkey' })
  itemId!: string;

  /** Counts up from 1 within the item. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'media_version_pkey' })
  number!: number;

  /** SHA-256 of the stored upload, which is never served. */
  @Column('text')
  original!: string;

  /** Names what is served of it: a hash of the original, the crop and how it is encoded. */
  @Column('text')
  key!: string;

  @Column('text')
  type!: MediaType;

  /** Of the stored upload. */
  @Column('integer')
  bytes!: number;

  /** As it is shown: upright and cropped. Null for a PDF and for an SVG without a size. */
  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('jsonb', { nullable: true })
  crop!: MediaCrop | null;

  /** The dominant color as six hexadecimal digits; null for an image that something shines through. */
  @Column('text', { nullable: true })
  color!: string | null;

  /** A data URL of a few pixels. */
  @Column('text', { nullable: true })
  placeholder!: string | null;

  @Column('text')
  state!: MediaState;

  /** Where the site has this picture drawn for every theme and screen; null for what was uploaded. */
  @Column('text', { name: 'starter_path', nullable: true })
  starterPath!: string | null;

  @Column('text', { name: 'created_by_name', nullable: true })
  createdByName!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;
}
