import type { DataSource } from 'typeorm';
import { withAdvisoryLock } from './advisory-lock.ts';

/** Applies what is missing, one transaction a migration, and answers their names; of processes that start together one applies. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return withAdvisoryLock(dataSource, 'migrations', async () => {
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    return applied.map(({ name }) => name);
  });
}
