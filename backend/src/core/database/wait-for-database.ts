import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../config/startup-error.ts';
import { databaseProblem } from '../http/database-problem.ts';
import { connectTimeoutMs, type Connection } from './server/connection.ts';

const longestBackOffMs = 3_000;
/** A server that has just started may be creating the role and the database. */
const setUpTimeMs = 30_000;

/** True when the database accepts the connection, false when it cannot be reached now. A permanent refusal throws. */
export async function isReachable(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => {}); // also fails connect()
  try {
    await client.connect();
    return true;
  } catch (error) {
    const timedOut = (error as Error).message === 'timeout expired';
    if (timedOut || databaseProblem(error)?.code === 'unavailable') return false;
    throw new StartupError(`The database of DATABASE_URL refuses the connection: ${(error as Error).message}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Tries with growing pauses until the database can be reached. Answers false if it cannot at the limit either. */
export async function waitForDatabase(
  connection: Connection,
  { limitMs = Infinity }: { readonly limitMs?: number } = {},
): Promise<boolean> {
  const began = performance.now();
  let refusedSince: number | undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      if (await isReachable(connection)) return true;
      refusedSince = undefined;
    } catch (refusal) {
      refusedSince ??= performance.now();
      if (performance.now() - refusedSince > setUpTimeMs) throw refusal;
    }
    const leftMs = limitMs - (performance.now() - began);
    if (leftMs <= 0) return false;
    await wait(Math.min(longestBackOffMs, 100 * 2 ** attempt, leftMs));
  }
}
