import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ContactTopic } from '@20x/shared/contact-form/fields';
import type { SpamReason } from './spam.ts';

/** A message to the site's owners. */
@Entity('contact_message')
@Unique('contact_message__submission', ['submissionId', 'digest'])
@Check('contact_message__topic', `topic in ('demo', 'question', 'support')`)
@Index('contact_message__received', { synchronize: false })
@Index('contact_message__unread', { synchronize: false })
export class ContactMessageRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'contact_message_pkey' })
  readonly id!: string;

  /** The id from the form; with the digest it distinguishes a repeated message from a changed one. */
  @Column('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('text')
  digest!: string;

  @Column('text')
  topic!: ContactTopic;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  agency!: string | null;

  @Column('text', { nullable: true })
  role!: string | null;

  @Column('text', { name: 'nurse_count', nullable: true })
  nurseCount!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  region!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('text', { name: 'consent_version', nullable: true })
  consentVersion!: string | null;

  /** The full consent text, because the page's text may change. */
  @Column('text', { name: 'consent_text', nullable: true })
  consentText!: string | null;

  /** Whether the consent box was checked; null when there was none. */
  @Column('boolean', { name: 'consent_ticked', nullable: true })
  consentTicked!: boolean | null;

  @Column('text', { name: 'source_page', nullable: true })
  sourcePage!: string | null;

  /** Path of the first page of the visit. */
  @Column('text', { name: 'landing_page', nullable: true })
  landingPage!: string | null;

  /** The host that the visitor came from. */
  @Column('text', { nullable: true })
  referrer!: string | null;

  @Column('jsonb', { default: {} })
  utm!: object;

  /** Why the message is marked as spam; null when it is not. */
  @Column('text', { name: 'spam_reason', nullable: true })
  spamReason!: SpamReason | null;

  @Column('timestamptz', { name: 'received_at', default: () => 'clock_timestamp()' })
  readonly receivedAt!: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt!: Date | null;
}
