import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MediaKind } from '@20x/shared/media-limits';

/** A file of the media library with what editors know about it. Its address stays when the file is replaced. */
@Entity('media_item')
@Check('media_item__kind', `kind in ('image', 'svg', 'pdf')`)
@Check('media_item__focal_point', 'focal_x between 0 and 100 and focal_y between 0 and 100')
@Index('media_item__newest', { synchronize: false })
@Index('media_item__by_name', { synchronize: false })
@Index('media_item__by_size', { synchronize: false })
@Index('media_item__by_folder', { synchronize: false })
@Index('media_item__tags', { synchronize: false })
@Index('media_item__search', { synchronize: false })
export class MediaItem {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'media_item_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  /** Kind and bytes repeat those of the current version for lists. */
  @Column('text')
  kind!: MediaKind;

  @Column('integer')
  bytes!: number;

  @Column('text', { default: '' })
  alt!: string;

  /** Needs no alternative text. */
  @Column('boolean', { name: 'is_decorative', default: false })
  isDecorative!: boolean;

  @Column('text', { default: '' })
  caption!: string;

  @Column('text', { default: '' })
  credit!: string;

  @Column('text', { default: '' })
  license!: string;

  @Column('text', { default: '' })
  source!: string;

  /** Names joined by slashes, such as `Team/2026`; empty: no folder. */
  @Column('text', { default: '' })
  folder!: string;

  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  /** The point that stays visible when the image is cut to a frame, in percent from the left and from the top. */
  @Column('smallint', { name: 'focal_x', default: 50 })
  focalX!: number;

  @Column('smallint', { name: 'focal_y', default: 50 })
  focalY!: number;

  /** The number of the version that is shown. */
  @Column('integer', { name: 'current_number', default: 1 })
  currentNumber!: number;

  /** What a search looks through, in lower case: see `searchTextOf`. */
  @Column('text', { name: 'search_text', default: '' })
  searchText!: string;

  /** Guards every write. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('text', { name: 'created_by_name', nullable: true })
  createdByName!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('text', { name: 'updated_by_name', nullable: true })
  updatedByName!: string | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}

/** What editors say about an item. */
export const mediaWords = [
  ...(['name', 'alt', 'isDecorative', 'caption', 'credit', 'license', 'source', 'folder', 'tags'] as const),
  ...(['focalX', 'focalY'] as const),
] as const;
export type MediaWords = Pick<MediaItem, (typeof mediaWords)[number]>;

export const searchTextOf = ({ name, alt, caption, tags }: Pick<MediaItem, 'name' | 'alt' | 'caption' | 'tags'>) =>
  [name, alt, caption, ...tags].join('\n').toLowerCase();
