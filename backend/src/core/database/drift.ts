import type { DataSource } from 'typeorm';
import { rowsOf } from './made-tables.ts';

/** The statements that would make the schema match the entities; none when migrations and entities agree. */
export async function findDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** The names of migrations that have not run in this database. */
export async function findUnapplied(dataSource: DataSource): Promise<string[]> {
  const applied = await rowsOf<{ name: string }>(dataSource, 'migration', 'select name from migration');
  const seen = new Set(applied.map(({ name }) => name));
  return dataSource.migrations
    .map(({ name, constructor }) => name ?? constructor.name)
    .filter((name) => !seen.has(name));
}
