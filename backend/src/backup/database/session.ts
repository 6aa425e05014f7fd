import pg from 'pg';
import { connectTimeoutMs, type Connection } from '../../core/database/server/connection.ts';

/** Long statements are the rule, the rows are written the same way everywhere, and read in the order they lie in. */
export const longSession = `
  set statement_timeout = 0; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set synchronize_seqscans = off; set max_parallel_workers_per_gather = 0;
  set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off;
`;

/** Gives the work a connection of its own, for statements that take long. */
export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: 'backup',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  client.on('error', () => {}); // also fails the statement that runs
  try {
    await client.connect();
    await client.query(longSession);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
