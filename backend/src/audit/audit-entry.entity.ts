import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TermChanged } from '../blog/terms/term-edits.service.ts';
import type { ContentAction } from '../content/history/content-events.ts';

/** Every action that the audit log records. */
export type AuditAction =
  | 'user.created'
  | 'user.password-set'
  | 'session.opened'
  | 'session.closed'
  | 'session.refresh-reused'
  | 'login.failing'
  | `content.${ContentAction}`
  | 'content.html-changed'
  | 'content.imported'
  | 'settings.changed'
  | 'check-levels.changed'
  | `term.${TermChanged['action']}`
  | 'media.uploaded'
  | 'media.changed'
  | 'media.replaced'
  | 'media.cropped'
  | 'media.trashed'
  | 'media.recovered'
  | 'redirect.saved'
  | 'redirect.removed'
  | 'redirect.imported'
  | 'contact-message.opened'
  | 'contact-message.marked'
  | 'contact-message.not-spam'
  | 'contact-message.notified-again'
  | 'contact-recipients.changed'
  | 'contact-notification.tested';

/** Who did what, when and from where. A trigger refuses every change. */
@Entity('audit_entry')
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'audit_entry_pkey' })
  readonly id!: string;

  @Column('timestamptz', { name: 'happened_at', default: () => 'clock_timestamp()' })
  readonly happenedAt!: Date;

  @Column('text')
  action!: AuditAction;

  /** Null for the system and for anonymous requests. No foreign key, because entries outlive accounts. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  /** The actor's username at that time. */
  @Column('text', { name: 'actor_name', nullable: true })
  actorName!: string | null;

  /** The object of the action: a username, a document. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('inet', { nullable: true })
  address!: string | null;

  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;

  @Column('jsonb', { default: {} })
  details!: object;
}
