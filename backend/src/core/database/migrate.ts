import type { DataSource } from 'typeorm';
import { withAdvisoryLock } from './advisory-lock.ts';

/**
 * Applies missing migrations, each in a transaction, and answers their names. Of processes that start together, one
 * applies them.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return withAdvisoryLock(dataSource, 'migrations', async () => {
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    return applied.map(({ name }) => name);
  });
}
