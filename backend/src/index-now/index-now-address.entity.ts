import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address that search engines are told about, or were. */
@Entity('index_now_address')
@Index('index_now_address__waiting', ['id'], { where: 'sent_at is null' })
export class IndexNowAddress {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'index_now_address_pkey',
  })
  readonly id!: string;

  @Column('text')
  path!: string;

  @Column('timestamptz', { name: 'noted_at', default: () => 'now()' })
  readonly notedAt!: Date;

  /** Null: it waits. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  readonly sentAt!: Date | null;

  /** The HTTP status that answered. Null: it waits, or nothing answered. */
  @Column('integer', { nullable: true })
  readonly status!: number | null;
}
