import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of this site that visitors asked for and did not find. Neither queries nor visitors are kept. */
@Entity('missing_address')
export class MissingAddressRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'missing_address_pkey' })
  readonly path!: string;

  @Column('bigint', { default: 0 })
  readonly hits!: string;

  @Column('timestamptz', { name: 'first_at', default: () => 'now()' })
  readonly firstAt!: Date;

  @Column('timestamptz', { name: 'last_at', default: () => 'now()' })
  readonly lastAt!: Date;

  /** A page of this site that linked to it. */
  @Column('text', { name: 'linked_from', nullable: true })
  readonly linkedFrom!: string | null;

  /** Somebody decided that it leads nowhere. */
  @Column('boolean', { name: 'is_ignored', default: false })
  readonly isIgnored!: boolean;
}

/** How many visitors found nothing on a day (UTC). */
@Entity('missing_day')
export class MissingDayRow {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'missing_day_pkey' })
  readonly day!: string;

  @Column('bigint', { default: 0 })
  readonly hits!: string;
}
