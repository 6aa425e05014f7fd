import type { ContentDeed } from '../content/content-events.ts';

/** Everything that leaves a trail. */
export type AuditAction =
  | 'user.created'
  | 'session.opened'
  | 'session.closed'
  | 'session.refresh-reused'
  | 'login.failing'
  | `content.${ContentDeed}`
  | 'settings.changed'
  | 'check-levels.changed'
  | 'contact-message.opened'
  | 'contact-message.marked'
  | 'contact-message.notified-again'
  | 'contact-recipients.changed'
  | 'contact-notification.tested';
