/** Where the store gets the token of a signed-in user, and what happens when the API refuses it. */
export interface Credentials {
  /** A token that is valid for a request; one that is about to expire is refreshed first. */
  token(): Promise<string | null>;
  /** The API refused the token that a request carried (null: none). */
  rejected(token: string | null): void;
}

/** Longer than the proxy waits for the server: who has no answer by then gets none. */
export const answerLimit = 60_000;

/** How a store reaches the API: the thunk's extra argument. On the server `fetch` answers in process. */
export interface Transport {
  readonly fetch: typeof fetch;
  /** Scheme, host and port that paths of the API are relative to. */
  readonly origin: string;
  /** Absent on the server, which reads as an anonymous visitor. */
  readonly credentials?: Credentials;
}
