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
}
