import { DataSource } from 'typeorm';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const ana = forAllTests(() => DocumentEditor.named(test, 'ana'));

const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);
describe('the history', () => {
  it('holds revisions and steps, newest first, and says what is live and what is edited', async () => {
    const page = await editor.livePage({ title: 'One' });
    await ana.saved(page.id, { title: 'Two' });
    const [draft, published, created] = await editor.history(page.id);
    expect(draft).toEqual({
      kind: 'revision',
      number: 2,
      reason: 'saved',
      name: null,
      at: expect.stringMatching(/Z$/),
      by: 'ana',
      note: null,
      restoredFrom: null,
      slug: null,
      when: null,
      live: false,
      draft: true,
    });
    expect(published).toMatchObject({ kind: 'published', number: 1, reason: null, live: true, draft: false });
    expect(created).toMatchObject({ kind: 'revision', number: 1, reason: 'created', live: true, draft: false });
  });

  it('says when and by whom the live revision was published, not who wrote it', async () => {
    const written = await editor.newPage({ title: 'One' });
    const { published } = await ana.did('publish', written.id);
    expect(published).toMatchObject({ number: 1, author: 'admin', publishedBy: 'ana' });
    expect(published!.publishedAt > published!.createdAt).toBe(true);
    const [step] = await editor.history(written.id);
    // The step is written at the end of the same transaction.
    expect(published!.publishedAt <= step!.at).toBe(true);
  });

  it('comes in pages', async () => {
    const { id } = await editor.newPage();
    for (const title of ['2', '3', '4', '5']) await editor.saved(id, { title });
    const { body } = await editor.send('get', `documents/${id}/revisions?limit=2&page=2`);
    expect(body).toMatchObject({ total: 5, page: 2, limit: 2, data: [{ number: 3 }, { number: 2 }] });
  });

  it('keeps every revision readable', async () => {
    const { id } = await editor.newPage({ title: 'First words' });
    await editor.saved(id, { title: 'Second thoughts' });
    const { body } = await editor.send('get', `documents/${id}/revisions/1`);
    expect(body).toEqual({
      number: 1,
      reason: 'created',
      createdAt: expect.any(String),
      author: 'admin',
      name: null,
      restoredFrom: null,
      content: { title: 'First words' },
    });
  });

  it('knows no revision that is not there', async () => {
    const { id } = await editor.newPage();
    for (const number of ['0', '-1', '2', '99999999999']) {
      expect([number, (await editor.send('get', `documents/${id}/revisions/${number}`)).status]).toEqual([number, 404]);
    }
    expect((await editor.send('get', `documents/${id}/revisions/newest`)).status).toBe(400);
  });

  it('gives a revision a name and takes it away again; nothing else of it can be changed', async () => {
    const { id } = await editor.newPage();
    expect((await editor.names(1, id)).body).toMatchObject({ number: 1, name: 'Before the fair' });
    expect((await editor.history(id))[0]).toMatchObject({ name: 'Before the fair' });
    expect((await editor.names(1, id, null)).body).toMatchObject({ name: null });
    expect((await editor.names(2, id)).status).toBe(404);
    expect((await editor.names(1, id, 'x'.repeat(81))).body.errors).toEqual([
      expect.objectContaining({ field: 'name' }),
    ]);
    const rewrite = query(`update content_revision set reason = 'saved', name = 'x' where document_id = $1`, [id]);
    await expect(rewrite).rejects.toThrow('immutable');
  });
});

describe('restoring', () => {
  const given = async () => {
    const { id } = await editor.newPage({ title: 'Old title', seo: { title: 'Old' } });
    await editor.saved(id, { title: 'New title', blocks: [], seo: { title: 'New' } });
    return id;
  };

  it('brings back everything, as a new draft revision', async () => {
    const id = await given();
    const state = await editor.did('restore', id, { number: 1 });
    expect(state).toMatchObject({
      version: 3,
      draft: { number: 3, reason: 'restored', author: 'admin', restoredFrom: 1 },
    });
    expect((await editor.history(id))[0]).toMatchObject({ reason: 'restored', restoredFrom: 1 });
    expect((await editor.page(id)).content).toEqual({ title: 'Old title', seo: { title: 'Old' } });
    expect(await editor.revisions(id)).toEqual(['3 restored', '2 saved', '1 created']);
  });

  it('brings back only what is named, also that there was nothing', async () => {
    const id = await given();
    await editor.did('restore', id, { number: 1, fields: ['title', 'blocks'] });
    expect((await editor.page(id)).content).toEqual({ title: 'Old title', seo: { title: 'New' } });
  });

  it('brings back one section, and one field of another, wherever they are now', async () => {
    const block = (id: string, text: string) => ({ id, type: 'announcement' as const, text });
    const page = {
      title: 'Page',
      blocks: [block('one', 'Old one'), block('two', 'Old two'), block('three', 'Old three')],
    };
    const { id } = await editor.newPage(page);
    await editor.saved(id, { title: 'Page', blocks: [block('three', 'New three'), block('one', 'New one')] });
    await editor.did('restore', id, { number: 1, fields: ['blocks.two', 'blocks.three.text'] });
    expect((await editor.page(id)).content.blocks).toEqual([
      block('three', 'Old three'),
      block('one', 'New one'),
      block('two', 'Old two'),
    ]);
  });

  it('leaves visitors alone', async () => {
    const page = await editor.newPage({ title: 'Draft' });
    await editor.saved(page.id, { title: 'Seen' });
    await editor.did('publish', page.id);
    await editor.did('restore', page.id, { number: 1 });
    expect(await editor.state(page.id)).toMatchObject({ published: { number: 2 }, draft: { number: 3 } });
    expect((await test.http.get(`/api/pages/${page.slug}`)).body).toMatchObject({ title: 'Seen' });
  });

  it('leaves behind what the form no longer knows', async () => {
    const id = await given();
    await query(
      `insert into content_revision (id, document_id, number, reason, content)
       values (gen_random_uuid(), $1, 99, 'saved', '{"title": "From long ago", "banner": {"text": "Gone"}}')`,
      [id],
    );
    await editor.did('restore', id, { number: 99 });
    expect((await editor.page(id)).content).toEqual({ title: 'From long ago' });
  });

  it.each<[string, object]>([
    ['number', { number: 9 }],
    ['number', { number: 0 }],
    ['number', {}],
    ['fields', { number: 1, fields: [] }],
    ['fields', { number: 1, fields: 'title' }],
    ['fields', { number: 1, fields: [7] }],
    ['fields.1', { number: 1, fields: ['title', 'color'] }],
    ['fields.0', { number: 1, fields: ['constructor'] }],
    ['fields.0', { number: 1, fields: ['__proto__'] }],
    ['fields.0', { number: 1, fields: ['blocks.unknown'] }],
    ['fields.0', { number: 1, fields: ['seo.title.deeper'] }],
  ])('is refused naming %s for %j', async (field, fields) => {
    const id = await given();
    const response = await editor.does('restore', id, { ...fields });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining({ field })]);
    expect(await editor.revisions(id)).toHaveLength(2);
  });
});
