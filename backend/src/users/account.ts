/** A user's role; its permissions are in auth/permissions.ts. */
export type Role = 'administrator';

export const longestUsername = 100;

/** One line without control characters, which break logs and which PostgreSQL cannot store. */
export const usernamePattern = /^\P{Cc}+$/u;

/** A user as other features see it. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}
