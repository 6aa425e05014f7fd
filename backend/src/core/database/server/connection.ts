/** How to reach the database, as pg and pg-boss take it. */
export interface Connection {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
}

/** Injection token of the Connection. */
export const CONNECTION = Symbol('CONNECTION');

/** A running database and how to stop using it. `stop` is called last, when every connection is closed. */
export interface DatabaseServer {
  readonly connection: Connection;
  stop(): Promise<void>;
}

/** Connects within this time or fails: also the longest wait for a free connection of a pool. */
export const connectTimeoutMs = 2_000;

/** Settings of every session: they limit statements and idle transactions. */
export const sessionLimits = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  lock_timeout: 5_000,
  /** Ends the wait on a connection that answers nothing, such as one that the network dropped. */
  query_timeout: 12_000,
  keepAlive: true,
} as const;

/** Another database of the same server. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}
