import type { Config } from '../config/config.ts';

/** How to reach the database, in the words that pg and pg-boss take. */
export interface Connection {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
}

/** Injection token of the Connection. */
export const CONNECTION = Symbol('CONNECTION');

/** A running database and how to let go of it. `stop` is called last, when every connection is closed. */
export interface DatabaseServer {
  readonly connection: Connection;
  stop(): Promise<void>;
}

/** Connects within this time or fails: also the longest wait for a free connection of a pool. */
export const connectTimeoutMs = 2_000;

/** What every session of the application is started with: no statement and no forgotten transaction lives forever. */
export const sessionLimits = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  lock_timeout: 5_000,
  /** Ends a wait on a connection that answers nothing at all, such as one that the network swallowed. */
  query_timeout: 12_000,
  keepAlive: true,
} as const;

/** The given database, or else the embedded one, started when it does not run yet. */
export async function openDatabaseServer(config: Config, log: (message: string) => void): Promise<DatabaseServer> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  const { startEmbeddedPostgres } = await import('./embedded/embedded-postgres.ts');
  return startEmbeddedPostgres({ dataDir: `${config.dataDir}/postgres`, log });
}
