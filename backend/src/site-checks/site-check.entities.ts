import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PageFacts } from './page-reading.ts';

/** One check of the site. */
@Entity('site_check_run')
export class SiteCheckRunRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'site_check_run_pkey' })
  readonly id!: string;

  /** All pages, not only those that a change concerns. */
  @Column('boolean', { name: 'is_full' })
  readonly isFull!: boolean;

  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  readonly startedAt!: Date;

  /** Null: it is running, or its process is gone. */
  @Column('timestamptz', { name: 'finished_at', nullable: true })
  readonly finishedAt!: Date | null;

  /** How many pages it looked at. */
  @Column('integer', { default: 0 })
  readonly pages!: number;

  /** How many more it knew of. */
  @Column('integer', { default: 0 })
  readonly unchecked!: number;

  /** How many findings of each rule were open afterwards. */
  @Column('jsonb', { default: {} })
  readonly findings!: Readonly<Record<string, number>>;
}

/** Something that a rule found on a page. */
@Entity('site_finding')
@Unique('site_finding__once', ['path', 'rule', 'subject'])
@Index('site_finding__open', ['rule', 'path'], { where: 'resolved_at is null' })
export class SiteFindingRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'site_finding_pkey' })
  readonly id!: string;

  @Column('text')
  readonly rule!: string;

  /** `*`: the menu or the footer, which every page shows. */
  @Column('text')
  readonly path!: string;

  /** What it is about, such as the address of a link: the same finding keeps it from run to run. */
  @Column('text')
  readonly subject!: string;

  @Column('text')
  readonly message!: string;

  @Column('timestamptz', { name: 'first_seen_at', default: () => 'now()' })
  readonly firstSeenAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  readonly lastSeenAt!: Date;

  @Column('timestamptz', { name: 'resolved_at', nullable: true })
  readonly resolvedAt!: Date | null;
}

/** What is known of a page since a check last looked at it. */
@Entity('site_page')
export class SitePageRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'site_page_pkey' })
  readonly path!: string;

  @Column('jsonb')
  readonly facts!: PageFacts;
}

/** A page that changed since the last check; `*`: all of them. */
@Entity('site_change')
export class SiteChangeRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'site_change_pkey' })
  readonly id!: string;

  @Column('text')
  readonly path!: string;
}

/** The one row with what an administrator chose. */
@Entity('site_check_choice')
@Check('site_check_choice__only_row', 'id = 1')
export class SiteCheckChoice {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'site_check_choice_pkey' })
  readonly id!: number;

  @Column('boolean', { name: 'external_links', default: false })
  readonly externalLinks!: boolean;
}
