import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContactMessageRow } from '../contact-message.entity.ts';
import type { DeliveryAttempt, DeliveryStatus } from './contact-delivery.dto.ts';

/** How far the notification about a message has come. Spam has none. */
@Entity('contact_delivery')
@ForeignKey(() => ContactMessageRow, ['messageId'], ['id'], {
  name: 'contact_delivery__message',
  onDelete: 'CASCADE',
})
@Check('contact_delivery__status', `status in ('queued', 'sent', 'failed', 'skipped')`)
@Check('contact_delivery__queued', `(status = 'queued') = (next_attempt_at is not null)`)
@Index('contact_delivery__due', ['nextAttemptAt'], { where: `status = 'queued'` })
export class ContactDeliveryRow {
  @PrimaryColumn('uuid', { name: 'message_id', primaryKeyConstraintName: 'contact_delivery_pkey' })
  messageId!: string;

  @Column('text')
  status!: DeliveryStatus;

  /** Also says which attempt may still tell of its outcome. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** While an attempt runs: when another may take over, should this one be lost. */
  @Column('timestamptz', { name: 'next_attempt_at', nullable: true })
  nextAttemptAt!: Date | null;

  /** An attempt is under way, unless its time has passed. */
  @Column('boolean', { name: 'is_running', default: false })
  isRunning!: boolean;

  @Column('jsonb', { default: [] })
  log!: DeliveryAttempt[];
}
