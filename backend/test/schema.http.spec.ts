import type { DataSource } from 'typeorm';
import { openDataSource } from '../src/core/database/data-source.ts';
import { findDrift, findUnapplied } from '../src/core/database/drift.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { migrations } from '../src/core/database/migrations/index.ts';
import { entities } from '../src/entities.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

const opened: { database: TestDatabase; dataSources: DataSource[] }[] = [];
afterEach(async () => {
  for (const { database, dataSources } of opened.splice(0)) {
    await Promise.all(dataSources.map((dataSource) => dataSource.destroy()));
    await database.drop();
  }
});

/** As many connections as processes would have, to one database without any table. */
async function emptyDatabase(count: number): Promise<DataSource[]> {
  const database = await createTestDatabase({ empty: true });
  const dataSources = await Promise.all(
    Array.from({ length: count }, () => openDataSource(database.connection, entities)),
  );
  opened.push({ database, dataSources });
  return dataSources;
}

it('builds exactly the schema that the entities describe', async () => {
  const [dataSource] = await emptyDatabase(1);
  if (!dataSource) throw new Error('no data source');
  await migrate(dataSource);
  expect(await findDrift(dataSource)).toEqual([]);
});

it('applies every migration once when two processes start on an empty database', async () => {
  const applied = await Promise.all((await emptyDatabase(2)).map((dataSource) => migrate(dataSource)));
  expect(applied.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, migrations.length]);
});

it('knows which migrations a database has not seen', async () => {
  const [dataSource] = await emptyDatabase(1);
  if (!dataSource) throw new Error('no data source');
  expect(await findUnapplied(dataSource)).toHaveLength(migrations.length);
  await migrate(dataSource);
  expect(await findUnapplied(dataSource)).toEqual([]);
});
