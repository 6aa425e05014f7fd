import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { RowIds1763693790000 } from '../src/core/database/migrations/1763693790000-row-ids.ts';
import { createTestApp } from './support/app.ts';
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

const test = forAllTests(() => createTestApp());

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
  const database = test.app.get(DataSource);
  await database.transaction(async (manager) => {
    await manager.query(`truncate ${Object.keys(release.tables).join()} cascade`);
    await manager.query('set constraints all deferred');
    for (const [table, rows] of Object.entries(release.tables)) {
      // Columns that came later get their defaults.
      const columns = Object.keys(rows[0] ?? {}).join();
      const sql = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
      if (columns) await manager.query(sql, [JSON.stringify(rows)]);
    }
    await new RowIds1763693790000().up(manager.queryRunner!);
  });

  for (const [address, answer] of Object.entries(release.answers))
    expect({ address, answer: (await test.http.get(address)).body as object }).toEqual({ address, answer });
  const revisions = await database.query<{ document_id: string; content: object }[]>(
    'select document_id, content from content_revision order by document_id, number',
  );
  const rows = revisions.flatMap(({ content }) => rowsIn(content));
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.filter(([, { id }]) => typeof id !== 'string')).toEqual([]);
  await expect(database.query(`update content_revision set content = '{}'`)).rejects.toThrow('is immutable');
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
