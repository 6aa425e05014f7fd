import pg from 'pg';
import type { Connection } from '../../src/core/database/server/connection.ts';

/** A way of its own to ask a database, which survives that the server is killed in between. */
export function directQueries(connection: Connection) {
  const pool = new pg.Pool({ ...connection, max: 2, connectionTimeoutMillis: 2_000 });
  pool.on('error', () => undefined);
  return {
    query: async (text: string, values?: readonly unknown[]): Promise<object[]> =>
      (await pool.query<object>(text, values && [...values])).rows,
    end: () => pool.end(),
  };
}
