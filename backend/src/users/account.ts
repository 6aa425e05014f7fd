/** A user's role; `permissionsOf` in auth/access.guard.ts says what it may do. */
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

/** For signing in alone. A new password makes new keys. */
export interface AccountWithPassword extends Account {
  readonly passwordHash: string;
}
