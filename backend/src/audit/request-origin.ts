import { AsyncLocalStorage } from 'node:async_hooks';

/** The current request and its user. */
export interface RequestOrigin {
  readonly requestId: string;
  /** The client's address; null when the transport has none. */
  readonly address: string | null;
  /** Null for a visitor who is not signed in. */
  readonly actor: Actor | null;
}

export interface Actor {
  readonly id: string;
  readonly username: string;
}

/** Gives the audit log the request without passing it through every service. Empty outside requests (start, jobs). */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>();
