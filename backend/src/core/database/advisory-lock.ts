import type { DataSource } from 'typeorm';

/**
 * Runs the work while no other process runs work under the same name: they queue on an advisory lock of a session of
 * their own, which a killed process loses.
 */
export async function withAdvisoryLock<T>(dataSource: DataSource, name: string, work: () => Promise<T>): Promise<T> {
  const session = dataSource.createQueryRunner();
  await session.connect();
  try {
    // Waiting for the long work of another process is no reason to fail.
    await session.query('set statement_timeout = 0; set lock_timeout = 0');
    await session.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    await session.query('select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout').catch(() => {});
    await session.release();
  }
}
