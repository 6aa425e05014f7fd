import { DataSource } from 'typeorm';
import { RowIds1763693790000 } from '../src/core/database/migrations/1763693790000-row-ids.ts';
import type { HomeContent } from '../src/home-content/home-content.dto.ts';
import { seed } from '../seeds/index.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';

const test = forAllTests(() => createTestApp());
const home = forAllTests(() => HomeEditor.signedIn(test));
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const faq = (question: string, answer = '<p>Yes.</p>') => ({ question, answer });
const idsOf = ({ faqs }: HomeContent) => faqs?.map(({ id }) => id);
const saved = async (content: HomeContent) => {
  const response = await home.save(content);
  expect(response.status).toBe(200);
  return (await home.get()).content;
};

describe('rows that come without an id', () => {
  it('get one, keep it where they are found again, and a repeated request changes nothing', async () => {
    const first = idsOf(await saved({ faqs: [faq('1'), faq('2'), faq('3')] }));
    expect(new Set(first).size).toBe(3);
    const { version } = await home.get();
    await saved({ faqs: [faq('1'), faq('2'), faq('3')] });
    expect((await home.get()).version).toBe(version);
    const next = idsOf(await saved({ faqs: [faq('3'), faq('changed'), faq('1'), faq('4')] }));
    expect(next?.slice(0, 3)).toEqual(first?.toReversed());
    expect(first).not.toContain(next?.[3]);
  });

  it('keep an id that they bring', async () => {
    expect(idsOf(await saved({ faqs: [{ id: 'mine', ...faq('1') }] }))).toEqual(['mine']);
    const refused = await home.save({ faqs: [{ id: 'not an id', ...faq('1') }] });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'content.faqs.0.id' }] });
  });
});

it('visitors get the ids of sections alone', async () => {
  await home.live({ faqs: [faq('Who?')] });
  expect((await test.http.get('/api/home-content')).body).toMatchObject({ faqs: [faq('Who?')] });
  const { slug } = await editor.livePage({
    title: 'P',
    blocks: [{ id: 'a', type: 'faq', items: [{ id: 'row', ...faq('Who?') }] }],
  });
  const { body } = await test.http.get(`/api/pages/${slug}`);
  expect(body.blocks).toEqual([{ id: 'a', type: 'faq', items: [faq('Who?')] }]);
});

it('restores one row by its id, wherever it is', async () => {
  const [one, two] = [
    { id: 'one', ...faq('1') },
    { id: 'two', ...faq('2') },
  ];
  await saved({ faqs: [one, two] });
  const { id, draft, version } = await home.get();
  await saved({ faqs: [{ ...two, answer: '<p>No.</p>' }, one] });
  const wish = { version: version + 1, number: draft.number, fields: ['faqs.two.answer'] };
  const { status } = await editor.send('post', `documents/${id}/restore`, wish);
  expect(status).toBe(200);
  expect((await home.get()).content.faqs).toEqual([two, one]);
});

it('gives ids to the rows of a database of the release before, and visitors see the same', async () => {
  await seed(test.app);
  const database = test.app.get(DataSource);
  const runner = database.createQueryRunner();
  const paths = ['home-content', 'pages', 'pages/about', 'pages/pricing', 'posts', 'features', 'legal/terms'];
  const visible = () => Promise.all(paths.map(async (path) => (await test.http.get(`/api/${path}`)).text));
  const before = await visible();
  const contents = async (): Promise<object[]> =>
    (await database.query<{ content: object }[]>('select content from content_revision order by id')).map(
      ({ content }) => content,
    );
  // What the release before stored is the same without the ids of rows.
  await runner.query('alter table content_revision disable trigger content_revision__immutable');
  const withIds = await contents();
  const rows = await database.query<{ id: string; content: object }[]>('select id, content from content_revision');
  for (const { id, content } of rows) {
    const old = JSON.stringify(content, (_, value: unknown) => withoutRowId(value));
    await runner.query('update content_revision set content = $2 where id = $1', [id, old]);
  }
  await runner.query('alter table content_revision enable trigger content_revision__immutable');
  expect(await contents()).not.toEqual(withIds);

  await runner.startTransaction();
  await new RowIds1763693790000().up(runner);
  await runner.commitTransaction();
  await runner.release();

  expect(JSON.stringify(await contents()).match(/"question":"[^"]+"/g)?.length).toBeGreaterThan(10);
  expect((await contents()).flatMap(rowsWithoutId)).toEqual([]);
  expect(await visible()).toEqual(before);
  await expect(database.query(`update content_revision set content = '{}'`)).rejects.toThrow('is immutable');
});

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Sections had ids before. */
const withoutId = ({ id: _, ...others }: Record<string, unknown>) => others;
const withoutRowId = (value: unknown) => (isValues(value) && !('type' in value) ? withoutId(value) : value);
function rowsWithoutId(value: unknown): unknown[] {
  if (!isValues(value) && !Array.isArray(value)) return [];
  const own = Array.isArray(value) ? value.filter((row) => isValues(row) && !('entry' in row) && !row.id) : [];
  return [...own, ...Object.values(value).flatMap(rowsWithoutId)];
}
