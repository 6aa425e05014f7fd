import { DataSource } from 'typeorm';
import { fixedPages } from '../src/pages/page-type.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());

const query = (sql: string) => test.app.get(DataSource).query<unknown[]>(sql);

it('a document that must exist is made once, however often the application starts', async () => {
  const again = await createTestApp({ connection: test.connection });
  await again.close();
  const expected = [
    { type: 'home-content', slug: 'home' },
    ...fixedPages.map((slug) => ({ type: 'page', slug })),
    ...['privacy', 'terms'].map((slug) => ({ type: 'legal', slug })),
    ...['brand', 'footer', 'navigation', 'site-scripts'].map((slug) => ({ type: slug, slug })),
  ];
  const documents = await query(`select type, slug, version from content_document order by type, slug collate "C"`);
  expect(documents).toEqual(
    expected
      .sort((a, b) => (`${a.type} ${a.slug}` < `${b.type} ${b.slug}` ? -1 : 1))
      .map((one) => ({ ...one, version: 1 })),
  );
  expect(await query(`select distinct number, reason, content from content_revision`)).toEqual([
    { number: 1, reason: 'created', content: {} },
  ]);
  expect(await query(`select id from content_revision`)).toHaveLength(expected.length);
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
