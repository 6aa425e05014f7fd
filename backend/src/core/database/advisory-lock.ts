import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

const pauseMs = 100;

/**
 * Runs the work while no other process runs work under the same name. Processes take turns on an advisory lock of a
 * separate session, which ends with its process.
 */
export async function withAdvisoryLock<T>(dataSource: DataSource, name: string, work: () => Promise<T>): Promise<T> {
  const session = dataSource.createQueryRunner();
  await session.connect();
  const isTaken = async () => {
    const sql = 'select pg_try_advisory_lock(hashtext($1)) as "isTaken"';
    const [row] = (await session.query(sql, [name])) as { readonly isTaken: boolean }[];
    return row?.isTaken === true;
  };
  try {
    // The work of another process may take longer than a statement may wait.
    while (!(await isTaken())) await wait(pauseMs);
    return await work();
  } finally {
    await session.query('select pg_advisory_unlock_all()').catch(() => {});
    await session.release();
  }
}
