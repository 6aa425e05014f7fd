import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = (sql: string) => test.app.get(DataSource).query<unknown[]>(sql);

it('a document that must exist is made once, however often the application starts', async () => {
  const again = await createTestApp({ connection: test.connection });
  await again.close();
  expect(await query(`select type, slug, version from content_document`)).toEqual([
    { type: 'home-content', slug: 'home', version: 1 },
  ]);
  expect(await query(`select number, reason, content from content_revision`)).toEqual([
    { number: 1, reason: 'created', content: {} },
  ]);
});

it('the database refuses to rewrite a revision', async () => {
  await expect(query(`update content_revision set content = '{"heroTitle":"History"}'`)).rejects.toThrow('immutable');
});

it('the database refuses a document that points at the revision of another', async () => {
  const foreign = `
    with other as (
      insert into content_document (id, type, slug, draft_revision_id)
      select gen_random_uuid(), 'feature', 'thief', draft_revision_id from content_document limit 1 returning id
    ) select * from other`;
  await expect(query(foreign)).rejects.toThrow('content_document__draft_revision');
});
