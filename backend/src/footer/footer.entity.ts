import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The columns of every footer item: its order among its siblings and whether visitors see it. */
abstract class FooterRow {
  @Column('integer', { default: 0 })
  position!: number;

  @Column('boolean', { default: true })
  published!: boolean;
}

@Entity('footer_section')
export class FooterSectionRow extends FooterRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'footer_section_pkey' })
  id!: string;

  @Column('text')
  title!: string;
}

@Entity('footer_link')
@Index('footer_link__section_id', ['sectionId'])
@ForeignKey(() => FooterSectionRow, ['sectionId'], ['id'], { name: 'footer_link__section', onDelete: 'CASCADE' })
export class FooterLinkRow extends FooterRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'footer_link_pkey' })
  id!: string;

  @Column('uuid', { name: 'section_id' })
  sectionId!: string;

  @Column('text')
  title!: string;

  @Column('text')
  url!: string;
}

@Entity('footer_social_link')
export class SocialLinkRow extends FooterRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'footer_social_link_pkey' })
  id!: string;

  @Column('text')
  platform!: string;

  @Column('text')
  url!: string;
}

@Entity('footer_legal_link')
export class LegalLinkRow extends FooterRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'footer_legal_link_pkey' })
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  url!: string;
}

@Entity('footer_badge')
export class FooterBadgeRow extends FooterRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'footer_badge_pkey' })
  id!: string;

  @Column('text', { nullable: true })
  href!: string | null;

  @Column('text')
  label!: string;

  @Column('text', { name: 'image_url' })
  imageUrl!: string;
}
