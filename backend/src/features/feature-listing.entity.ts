import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { FeatureGroup } from './feature-content.dto.ts';

/** What lists show of a published feature, rewritten on every publication. A row exists while the feature is live. */
@Entity('feature_listing')
@Unique('feature_listing__slug', ['slug'])
@ForeignKey('ContentDocument', ['documentId'], ['id'], { name: 'feature_listing__document', onDelete: 'CASCADE' })
export class FeatureListing {
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'feature_listing_pkey' })
  documentId!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text', { name: 'menu_label' })
  menuLabel!: string;

  @Column('text', { name: 'feature_group' })
  group!: FeatureGroup;

  @Column('text')
  summary!: string;

  @Column('text', { nullable: true })
  icon!: string | null;

  @Column('boolean', { name: 'in_menu' })
  inMenu!: boolean;
}
