import { Column, Entity, PrimaryColumn } from 'typeorm';

const Key = (type: 'date' | 'text') => PrimaryColumn(type, { primaryKeyConstraintName: 'blocked_host_pkey' });

/** What browsers did not load for pages on one day, because the pages' policy does not allow the host. */
@Entity('blocked_host')
export class BlockedHostRow {
  /** UTC */
  @Key('date')
  readonly day!: string;

  @Key('text')
  host!: string;

  /** Of the policy, such as `img-src`. */
  @Key('text')
  directive!: string;

  /** The first page that reported it. */
  @Column('text')
  page!: string;

  @Column('integer', { default: 1 })
  reports!: number;
}
