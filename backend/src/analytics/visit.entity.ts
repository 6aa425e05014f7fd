import { Column, Entity, PrimaryColumn } from 'typeorm';

const pkey = 'visit_count_pkey';

/** What visitors did on a day (UTC), by page and by where they came from. Nothing in it belongs to a person. */
@Entity('visit_count')
export class VisitCountRow {
  @PrimaryColumn('date', { primaryKeyConstraintName: pkey })
  readonly day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: pkey })
  readonly page!: string;

  /** A host or the source of a campaign; empty for a visit that came from another page of this site. */
  @PrimaryColumn('text', { primaryKeyConstraintName: pkey })
  readonly source!: string;

  /** Empty for a visit without a campaign. */
  @PrimaryColumn('text', { primaryKeyConstraintName: pkey })
  readonly campaign!: string;

  @Column('integer', { default: 0 })
  readonly views!: number;

  /** Visitors whose first view of the day this was. */
  @Column('integer', { default: 0 })
  readonly visitors!: number;

  /** Visitors whose first view of the page on this day this was. */
  @Column('integer', { name: 'page_visitors', default: 0 })
  readonly pageVisitors!: number;

  /** Messages from visitors who came to the site by this page. */
  @Column('integer', { default: 0 })
  readonly conversions!: number;
}

/** The secret of a day, which is deleted with it. */
@Entity('visit_day')
export class VisitDayRow {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'visit_day_pkey' })
  readonly day!: string;

  @Column('bytea')
  readonly salt!: Buffer;

  /** How many hashes the day has, so that a flood of them ends. */
  @Column('integer', { default: 0 })
  readonly hashes!: number;
}

/** A visitor of the site, or of one page, on one day. Without the day's secret it leads to nobody. */
@Entity('visit_hash')
export class VisitHashRow {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'visit_hash_pkey' })
  readonly day!: string;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'visit_hash_pkey' })
  readonly hash!: string;
}
