import { AsyncLocalStorage } from 'node:async_hooks';

/** The request in which something happens, and who makes it. */
export interface RequestOrigin {
  readonly requestId: string;
  /** The visitor's address; null when the transport has none. */
  readonly address: string | null;
  /** Null for a visitor who is not signed in. */
  readonly actor: Actor | null;
}

export interface Actor {
  readonly id: string;
  readonly username: string;
}

/** Lets the trail name the request without every service handing it on. Empty outside of requests: start, jobs. */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>();
