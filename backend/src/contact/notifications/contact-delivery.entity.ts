import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContactMessageRow } from '../messages/contact-message.entity.ts';
import type { DeliveryAttempt, DeliveryStatus } from './contact-delivery.dto.ts';

/** The state of a message's notification. Spam has none. */
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

  /** Also identifies the attempt that may record its outcome. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** While an attempt runs: when another process may take over if this one is lost. */
  @Column('timestamptz', { name: 'next_attempt_at', nullable: true })
  nextAttemptAt!: Date | null;

  /** An attempt is running, unless its time has passed. */
  @Column('boolean', { name: 'is_running', default: false })
  isRunning!: boolean;

  @Column('jsonb', { default: [] })
  log!: DeliveryAttempt[];
}
