import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { DocumentList, FacetCounts } from '../src/content/documents/document.dto.ts';
import { DraftListing1763693810000 } from '../src/core/database/migrations/1763693810000-draft-listing.ts';
import { ReviewDays1763694080000 } from '../src/core/database/migrations/1763694080000-review-days.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const list = async (query: string) => expectOk(await editor.send('get', `content/post?${query}`)).body as DocumentList;
const slugs = async (query: string) => (await list(query)).data.map(({ slug }) => slug);
const content = (fields: object = {}) => ({ title: 'A post', excerpt: 'About posts.', ...fields });

async function post(slug: string, fields: object = {}): Promise<string> {
  const id = randomUUID();
  expectOk(await editor.send('post', 'content/post', { id, slug, content: content(fields) }));
  return id;
}

async function saves(id: string, fields: object): Promise<void> {
  const { version } = await editor.state(id);
  expectOk(await editor.send('put', `content/post/${id}/draft`, { version, content: content(fields) }));
}

describe('lists of posts', () => {
  it('show and filter by what the draft says by now', async () => {
    const fields = { category: ' Scheduling, and more ', tags: ['Metrics', ' ', 'Metrics'], authors: ['Ana: editor'] };
    const id = await post('filtered', { ...fields, cover: '/images/hero/roster.webp' });
    const facets = `category:${encodeURIComponent('Scheduling, and more')},authors:${encodeURIComponent('Ana: editor')}`;
    const asked = `facets=${encodeURIComponent(facets)}`;
    expect((await list(asked)).data).toMatchObject([
      {
        slug: 'filtered',
        cover: '/images/hero/roster.webp',
        facets: [
          { field: 'category', value: 'Scheduling, and more' },
          { field: 'tags', value: 'Metrics' },
          { field: 'authors', value: 'Ana: editor' },
        ],
      },
    ]);
    const counts = expectOk(await editor.send('get', 'content/post/list/facets')).body as FacetCounts;
    expect(counts.data).toContainEqual({
      field: 'category',
      value: 'Scheduling, and more',
      label: 'Scheduling, and more',
      documents: 1,
    });

    await saves(id, { tags: ['Metrics'] });
    expect(await slugs(asked)).toEqual([]);
    await editor.did('trash', id);
    const later = expectOk(await editor.send('get', 'content/post/list/facets')).body as FacetCounts;
    expect(later.data).not.toContainEqual(expect.objectContaining({ value: 'Scheduling, and more' }));
  });

  it('show and find what someone should check again by now', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await post('due-today', { reviewBy: today });
    const id = await post('due-long', { reviewBy: '2020-02-29' });
    await post('due-later', { reviewBy: '2999-01-01' });
    await post('due-never', { reviewBy: 'in 2020' });
    expect(await slugs('due=true')).toEqual(['due-long', 'due-today']);
    const isDue = new Map((await list('limit=100')).data.map((one) => [one.slug, one.isDue]));
    expect(['due-today', 'due-long', 'due-later', 'due-never'].map((slug) => isDue.get(slug))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await saves(id, { reviewBy: '2999-01-01' });
    expect(await slugs('due=true')).toEqual(['due-today']);
    expect((await editor.send('get', 'content/post?due=no')).status).toBe(400);
  });

  it('are in the order that is asked for', async () => {
    const [late, early] = [
      await post('order-late', { title: 'zebra' }),
      await post('order-early', { title: 'Anchor' }),
    ];
    await editor.did('publish', early);
    await editor.did('publish', late);
    await saves(early, { title: 'Anchors' });
    const among = async (sort: string) => (await slugs(`search=order-&sort=${sort}`)).map((slug) => slug.slice(6));
    expect(await among('updated')).toEqual(['early', 'late']);
    expect(await among('published')).toEqual(['late', 'early']);
    expect(await among('title')).toEqual(['early', 'late']);
    await editor.did('unpublish', late);
    expect((await list('search=order-&sort=published')).data.map(({ publishedAt }) => publishedAt)).toEqual([
      expect.any(String),
      null,
    ]);
  });

  it('show no more of a text than an index can hold', async () => {
    const long = '🩺'.repeat(2000);
    await post('long-words', { title: long, tags: ['🩺'.repeat(1000)], cover: `/${'a'.repeat(2040)}` });
    const [found] = (await list('search=long-words')).data;
    expect(found).toMatchObject({ title: '🩺'.repeat(300), facets: [{ field: 'tags', value: '🩺'.repeat(100) }] });
    expect(await slugs(`facets=tags:${encodeURIComponent('🩺'.repeat(2))}`)).toEqual([]);
  });

  it('count pages that are not full', async () => {
    for (const n of [1, 2, 3]) await post(`counted-${n}`);
    const page = async (query: string) => {
      const { total, isMore, data } = await list(`search=counted-&${query}`);
      return [total, isMore, data.length];
    };
    expect(await page('limit=2')).toEqual([3, false, 2]);
    expect(await page('limit=2&page=2')).toEqual([3, false, 1]);
    expect(await page('limit=2&page=3')).toEqual([3, false, 0]);
    expect(await page('limit=3')).toEqual([3, false, 3]);
  });

  it('stop counting at ten thousand, sooner what is searched for, but tell the number on the last page', async () => {
    await test.app.get(DataSource).query(`begin;
      create temporary table made as select n, gen_random_uuid() as id, gen_random_uuid() as draft from generate_series(1, 10001) n;
      insert into content_document (id, type, slug, draft_revision_id) select id, 'post', 'mass-' || n, draft from made;
      insert into content_revision (id, document_id, number, reason, content) select draft, id, 1, 'created', '{}' from made;
      commit`);
    expect(await list('limit=100')).toMatchObject({ total: 10_000, isMore: true });
    expect(await list('search=mass-&limit=100')).toMatchObject({ total: 1_000, isMore: true });
    expect(await list('search=mass-&limit=100&page=101')).toMatchObject({ total: 10_001, isMore: false });
    await test.app.get(DataSource).query(`delete from content_document where slug like 'mass-%'`);
  });

  it.each(['tags', 'tags:', 'color:red', 'tags:%zz', 'tags:%00'])('refuse the filter %j by name', async (filter) => {
    const response = await editor.send('get', `content/post?facets=${encodeURIComponent(filter)}`);
    expect([response.status, response.body.errors]).toEqual([400, [expect.objectContaining({ field: 'facets' })]]);
  });
});

it('fills in what lists show of documents that were stored before', async () => {
  const id = await post('stored-before', { category: 'Old', tags: ['b', 'a', 'b'], authors: null, cover: '/x.webp' });
  await editor.did('publish', id);
  const { version } = await editor.state(id);
  expectOk(await editor.send('put', `documents/${id}/slug`, { version, slug: 'stored-anew' }));
  const database = test.app.get(DataSource);
  const columns =
    'published_at is not null as is_published, draft_title, draft_slug, draft_cover, draft_saved_at, facets';
  const stored = () =>
    database.query<object[]>(`select slug, type, ${columns} from content_document order by type, slug`);
  const before = await stored();
  expect(before.length).toBeGreaterThan(5);
  await database.transaction(async ({ queryRunner }) => {
    const migration = new DraftListing1763693810000();
    await migration.down(queryRunner!);
    await migration.up(queryRunner!);
  });
  expect(await stored()).toEqual(before);
  const due = () => database.query<object[]>('select slug, draft_due from content_document order by type, slug');
  const dueBefore = await due();
  expect(JSON.stringify(dueBefore)).toContain('2999-01-01');
  await database.transaction(async ({ queryRunner }) => {
    const migration = new ReviewDays1763694080000();
    await migration.down(queryRunner!);
    await migration.up(queryRunner!);
  });
  expect(await due()).toEqual(dueBefore);
});
