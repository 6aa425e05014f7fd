import type { Role } from './role.ts';

/** A user as other features see it. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}
