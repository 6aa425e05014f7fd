import type { DataSource } from 'typeorm';

/** Any number that nothing else in this database locks. */
const migrationLock = 20_001;

/**
 * Applies what is missing, one transaction a migration, and answers their names. Processes that start together queue on
 * an advisory lock of their own session: one applies, the others find nothing left to do.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const session = dataSource.createQueryRunner();
  await session.connect();
  try {
    // Waiting for a long migration of another process is no reason to fail.
    await session.query('set statement_timeout = 0; set lock_timeout = 0');
    await session.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    return applied.map(({ name }) => name);
  } finally {
    await session.query('select pg_advisory_unlock_all()').catch(() => {});
    await session.query('reset statement_timeout; reset lock_timeout').catch(() => {});
    await session.release();
  }
}
