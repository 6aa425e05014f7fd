import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row with the recipients of notifications, by topic. */
@Entity('contact_recipients')
@Check('contact_recipients__only_row', 'id = 1')
export class ContactRecipientsRow {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'contact_recipients_pkey' })
  id!: number;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text', { array: true, default: [] })
  demo!: string[];

  @Column('text', { array: true, default: [] })
  question!: string[];

  @Column('text', { array: true, default: [] })
  support!: string[];
}
