import type { DataSource } from 'typeorm';

/**
 * Runs the work while no other process runs work under the same name. Processes queue on an advisory lock of a separate
 * session, which ends with its process.
 */
export async function withAdvisoryLock<T>(dataSource: DataSource, name: string, work: () => Promise<T>): Promise<T> {
  const session = dataSource.createQueryRunner();
  await session.connect();
  try {
    // The work of another process may take long.
    await session.query('set statement_timeout = 0; set lock_timeout = 0');
    await session.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    await session.query('select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout').catch(() => {});
    await session.release();
  }
}
