import { DataSource } from 'typeorm';
import { Housekeeping } from '../src/content/housekeeping.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { givenUser } from './support/users.ts';

let test: TestApp;
let editor: DocumentEditor;
let ana: DocumentEditor;
beforeAll(async () => {
  test = await createTestApp();
  editor = await DocumentEditor.signedIn(test);
  const credentials = { username: 'ana', password: 'a password of ana' };
  await givenUser(test, credentials);
  ana = await DocumentEditor.signedIn(test, credentials);
});
afterAll(() => test.close());

const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);
const autosaved = (id: string, title: string, by = editor) => by.saved(id, { title }, { autosave: true });
const revisions = async (id: string) =>
  (await editor.history(id))
    .filter(({ kind }) => kind === 'revision')
    .map(({ number, reason }) => `${number} ${reason}`);

/** Revisions are never rewritten; only a test moves their time. */
const ages = async (id: string, interval: string) => {
  await query('alter table content_revision disable trigger content_revision__immutable');
  await query(
    `update content_revision set created_at = created_at - $2::interval, series_started_at = series_started_at - $2::interval
     where document_id = $1`,
    [id, interval],
  );
  await query('alter table content_revision enable trigger content_revision__immutable');
};

describe('an autosave', () => {
  it('takes the place of the one before; nobody meets its number again', async () => {
    const { id } = await editor.newPage();
    for (const title of ['A', 'Ab', 'Abc']) await autosaved(id, title);
    expect(await revisions(id)).toEqual(['4 autosaved', '1 created']);
    expect(await editor.page(id)).toMatchObject({
      version: 4,
      content: { title: 'Abc' },
      draft: { number: 4, reason: 'autosaved', author: 'admin' },
    });
    expect((await editor.send('get', `documents/${id}/revisions/3`)).status).toBe(404);
  });

  it('leaves a checkpoint every ten minutes, however long the sitting', async () => {
    const { id } = await editor.newPage();
    await autosaved(id, 'First');
    await ages(id, '6 minutes');
    await autosaved(id, 'Second');
    await ages(id, '5 minutes'); // the sitting began eleven minutes ago
    await autosaved(id, 'Third');
    await autosaved(id, 'Fourth');
    expect(await revisions(id)).toEqual(['5 autosaved', '3 autosaved', '1 created']);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['of somebody else', (id) => autosaved(id, 'Hers', ana)],
    ['that somebody saved', (id) => editor.saved(id, { title: 'Saved' })],
    ['that somebody named', async (id) => named((await autosaved(id, 'Named')).draft.number, id)],
    ['that is live', async (id) => autosaved(id, 'Live').then(() => editor.did('publish', id))],
    [
      'that was live',
      async (id) =>
        autosaved(id, 'Live')
          .then(() => editor.did('publish', id))
          .then(() => editor.did('unpublish', id)),
    ],
    [
      'that will be live',
      async (id) =>
        autosaved(id, 'Planned').then(() => editor.did('schedule', id, { publishAt: '2099-03-01T09:00', zone: 'UTC' })),
    ],
  ])('never replaces one %s', async (_, given) => {
    const { id } = await editor.newPage();
    await given(id);
    const before = await revisions(id);
    await autosaved(id, 'Next');
    expect((await revisions(id)).slice(1)).toEqual(before);
  });

  it('is kept for good once somebody saves by hand, even when nothing changed since', async () => {
    const { id } = await editor.newPage();
    await autosaved(id, 'Done');
    await editor.saved(id, { title: 'Done' });
    await autosaved(id, 'Going on');
    expect((await revisions(id)).slice(0, 2)).toEqual(['4 autosaved', '3 saved']);
    const { version } = await editor.page(id);
    expect((await editor.saved(id, { title: 'Going on' }, { autosave: true })).version).toBe(version);
  });

  it('THR-61 of two tabs at once leaves one, and the other is told', async () => {
    const { id } = await editor.newPage();
    const { version } = await autosaved(id, 'Before');
    const saves = ['left', 'right'].map((title) => editor.saves(id, { title }, { version, autosave: true }));
    const responses = await Promise.all(saves);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await revisions(id)).toEqual(['3 autosaved', '1 created']);
  });

  it('is refused when it does not say whether it is one', async () => {
    const { id } = await editor.newPage();
    const response = await editor.saves(id, { title: 'x' }, { autosave: 'yes' });
    expect(response.body.errors).toEqual([{ field: 'autosave', message: 'Give true or false.' }]);
  });
});

const named = async (number: number, id: string, name: string | null = 'Before the fair') =>
  editor.send('put', `documents/${id}/revisions/${number}/name`, { name });

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
      when: null,
      live: false,
      draft: true,
    });
    expect(published).toMatchObject({ kind: 'published', number: 1, reason: null, live: true, draft: false });
    expect(created).toMatchObject({ kind: 'revision', number: 1, reason: 'created', live: true, draft: false });
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
    expect((await named(1, id)).body).toMatchObject({ number: 1, name: 'Before the fair' });
    expect((await editor.history(id))[0]).toMatchObject({ name: 'Before the fair' });
    expect((await named(1, id, null)).body).toMatchObject({ name: null });
    expect((await named(2, id)).status).toBe(404);
    expect((await named(1, id, 'x'.repeat(81))).body.errors).toEqual([expect.objectContaining({ field: 'name' })]);
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
    expect(state).toMatchObject({ version: 3, draft: { number: 3, reason: 'restored', author: 'admin' } });
    expect((await editor.page(id)).content).toEqual({ title: 'Old title', seo: { title: 'Old' } });
    expect(await revisions(id)).toEqual(['3 restored', '2 saved', '1 created']);
  });

  it('brings back only what is named, also that there was nothing', async () => {
    const id = await given();
    await editor.did('restore', id, { number: 1, fields: ['title', 'blocks'] });
    expect((await editor.page(id)).content).toEqual({ title: 'Old title', seo: { title: 'New' } });
  });

  it('leaves visitors alone', async () => {
    const page = await editor.livePage({ title: 'Seen' });
    await editor.did('restore', (await editor.saved(page.id, { title: 'Draft' })).id, { number: 1 });
    expect(await editor.state(page.id)).toMatchObject({ published: { number: 1 }, draft: { number: 3 } });
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
  ])('is refused naming %s for %j', async (field, fields) => {
    const id = await given();
    const response = await editor.does('restore', id, { ...fields });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining({ field })]);
    expect(await revisions(id)).toHaveLength(2);
  });
});

describe('once a day', () => {
  const clean = () => test.app.get(Housekeeping).run();
  const given = (id: string, from: number, to: number) =>
    query(
      `insert into content_revision (id, document_id, number, reason, content, name)
       select gen_random_uuid(), $1, number, 'autosaved', '{}', case when number = 103 then 'Kept' end
       from generate_series($2::int, $3::int) number`,
      [id, from, to],
    );

  it('old autosaves go, but never the newest fifty, nor what was live, planned, named or saved', async () => {
    const { id } = await editor.newPage();
    await editor.saved(id, { title: 'By hand' });
    await given(id, 101, 160);
    const step = `insert into content_transition (document_id, kind, revision_number) values ($1, 'published', 104)`;
    await query(step, [id]);
    await query(
      `update content_document set publish_at = '2099-01-01', schedule_zone = 'UTC', scheduled_by_id = gen_random_uuid(),
         scheduled_by_name = 'ana', publish_revision_id = (
           select id from content_revision where document_id = $1 and number = 105)
       where id = $1`,
      [id],
    );
    await clean();
    const numbers = async () =>
      (
        await query<{ number: number }>('select number from content_revision where document_id = $1 order by 1', [id])
      ).map(({ number }) => number);
    expect(await numbers()).toHaveLength(62);
    await ages(id, '31 days');
    await clean();
    const newest = Array.from({ length: 50 }, (_, n) => 111 + n);
    expect(await numbers()).toEqual([1, 2, 103, 104, 105, ...newest]);
  });

  it('what has lain in the trash for thirty days is gone for good, with a trace', async () => {
    const [young, old] = [await editor.livePage(), await editor.livePage()];
    for (const { id } of [young, old]) await editor.did('trash', id);
    await query(`update content_document set deleted_at = now() - interval '29 days' where id = $1`, [young.id]);
    await query(`update content_document set deleted_at = now() - interval '31 days' where id = $1`, [old.id]);
    await clean();
    expect((await editor.state(young.id)).status).toBe('trash');
    expect((await editor.send('get', `documents/${old.id}`)).status).toBe(404);
    expect(await query('select id from content_revision where document_id = $1', [old.id])).toEqual([]);
    const trail = await query(`select actor_name from audit_entry where action = 'content.purged' and subject = $1`, [
      old.path,
    ]);
    expect(trail).toEqual([{ actor_name: null }]);
  });

  it('is planned in the database, whatever the number of processes', async () => {
    expect(await query(`select cron from pgboss.schedule where name = 'content.housekeeping'`)).toEqual([
      { cron: '17 3 * * *' },
    ]);
  });
});

it('recovers what was thrown away, unless its address is taken by now', async () => {
  const page = await editor.livePage({ title: 'First' }, 'campaign');
  await editor.did('trash', page.id);
  const other = await editor.newPage({ title: 'Second' }, 'campaign');
  const refused = await editor.does('recover', page.id);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual([{ field: 'slug', message: 'This address is taken.' }]);
  await editor.did('trash', other.id);
  expectOk(await editor.does('recover', page.id));
  expect(await editor.page('campaign')).toMatchObject({ id: page.id, content: { title: 'First' } });
});
