/** A user's role; its permissions are in core/access/permissions.ts. */
export type Role = 'administrator';
