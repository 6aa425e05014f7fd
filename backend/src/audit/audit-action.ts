import type { ContentAction } from '../content/history/content-events.ts';

/** Every action that the audit log records. */
export type AuditAction =
  | 'user.created'
  | 'session.opened'
  | 'session.closed'
  | 'session.refresh-reused'
  | 'login.failing'
  | `content.${ContentAction}`
  | 'settings.changed'
  | 'check-levels.changed'
  | 'contact-message.opened'
  | 'contact-message.marked'
  | 'contact-message.notified-again'
  | 'contact-recipients.changed'
  | 'contact-notification.tested';
