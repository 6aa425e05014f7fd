import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/core/database/data-source.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { RowIds1763693790000 } from '../src/core/database/migrations/1763693790000-row-ids.ts';
import { migrations } from '../src/core/database/migrations/index.ts';
import { entities } from '../src/entities.ts';
import { createTestApp } from './support/app.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { forAllTests } from './support/for-all-tests.ts';

/**
 * What the last release without row ids had stored, after its owner reordered, hid, restored, moved and scheduled, and
 * what it answered to visitors.
 */
interface Release {
  readonly tables: Readonly<Record<string, readonly object[]>>;
  readonly answers: Readonly<Record<string, object>>;
}
const file = path.join(import.meta.dirname, 'fixtures/release-before-row-ids.json.gz');
const release = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Release;

const timeOf = ({ name }: new () => object) => Number(/\d+$/.exec(name)?.[0]);

/** The database as that release left it; the application brings it up to date when it starts. */
async function databaseOfRelease(): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true });
  const earlier = migrations.filter((migration) => timeOf(migration) < timeOf(RowIds1763693790000));
  const dataSource = await new DataSource({
    ...dataSourceOptions(database.connection, entities),
    migrations: [...earlier],
  }).initialize();
  await migrate(dataSource);
  await dataSource.transaction(async (manager) => {
    await manager.query(`truncate ${Object.keys(release.tables).join()} cascade`);
    await manager.query('set constraints all deferred');
    for (const [table, rows] of Object.entries(release.tables))
      await manager.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows),
      ]);
  });
  await dataSource.destroy();
  return database;
}

const database = forAllTests(async () => {
  const { connection, ...database } = await databaseOfRelease();
  return { connection, close: () => database.drop() };
});
const test = forAllTests(() => createTestApp({ connection: database.connection }));

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Every row of every list, with its path. */
function rowsIn(value: unknown, at = ''): [string, Values][] {
  if (!isValues(value) && !Array.isArray(value)) return [];
  const own = Array.isArray(value) ? value.filter((row): row is Values => isValues(row) && !('entry' in row)) : [];
  return [
    ...own.map((row): [string, Values] => [at, row]),
    ...Object.entries(value).flatMap(([name, inner]) => rowsIn(inner, `${at}.${name}`)),
  ];
}

it('gives ids to the rows of a database of the release before, and visitors see the same', async () => {
  for (const [address, answer] of Object.entries(release.answers))
    expect({ address, answer: (await test.http.get(address)).body as object }).toMatchObject({ address, answer });
  const dataSource = test.app.get(DataSource);
  const revisions = await dataSource.query<{ document_id: string; content: object }[]>(
    'select document_id, content from content_revision order by document_id, number',
  );
  const rows = revisions.flatMap(({ content }) => rowsIn(content));
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.filter(([, { id }]) => typeof id !== 'string')).toEqual([]);
  await expect(dataSource.query(`update content_revision set content = '{}'`)).rejects.toThrow('is immutable');
});

it('keeps the id of a row from one revision to the next, wherever it went', async () => {
  const [first, second] = await test.app.get(DataSource).query<{ content: { faqs: Values[] } }[]>(
    `select content from content_revision join content_document on content_document.id = document_id
     where type = 'home-content' and content -> 'faqs' is not null order by number limit 2`,
  );
  const idsByQuestion = ({ content }: { content: { faqs: Values[] } }) =>
    new Map(content.faqs.map(({ question, id }) => [question, id]));
  const [before, after] = [idsByQuestion(first!), idsByQuestion(second!)];
  const common = [...before.keys()].filter((question) => after.has(question));
  expect(common.length).toBeGreaterThan(3);
  expect(common.map((question) => after.get(question))).toEqual(common.map((question) => before.get(question)));
  expect([...after.keys()]).not.toEqual([...before.keys()]);
});
