/** Everything that leaves a trail. */
export type AuditAction =
  | 'user.created'
  | 'session.opened'
  | 'session.closed'
  | 'session.refresh-reused'
  | 'login.failing'
  | 'content.published'
  | 'settings.changed'
  | 'contact-message.opened'
  | 'contact-message.marked';
