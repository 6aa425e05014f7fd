import { DataSource } from 'typeorm';
import { Housekeeping } from '../src/content/housekeeping.ts';
import { agesRevisions } from './support/ages-revisions.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);

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
    await agesRevisions(test, id, '31 days');
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
  expect(refused.body.errors).toEqual([{ field: 'slug', message: '“Second” already has this address.' }]);
  await editor.did('trash', other.id);
  expectOk(await editor.does('recover', page.id));
  expect(await editor.page('campaign')).toMatchObject({ id: page.id, content: { title: 'First' } });
});

describe('what is recovered after its address has gone', () => {
  const refusalOf = async (id: string, fields: object = {}) => {
    const { status, body } = await editor.does('recover', id, { ...fields });
    return { status, fields: (body.errors as { field: string }[]).map(({ field }) => field), free: body.freeSlug };
  };

  it('is offered a new one, and takes it or another', async () => {
    const page = await editor.livePage({ title: 'First' }, 'autumn');
    await editor.did('trash', page.id);
    await editor.newPage({ title: 'Second' }, 'autumn');
    await editor.newPage({ title: 'Third' }, 'autumn-2');
    expect(await refusalOf(page.id)).toEqual({ status: 409, fields: ['slug'], free: 'autumn-3' });
    expect(await refusalOf(page.id, { slug: 'autumn-2' })).toMatchObject({ status: 409, fields: ['slug'] });
    expect(await refusalOf(page.id, { slug: 'Not one' })).toMatchObject({ status: 400, fields: ['slug'] });
    expect(await refusalOf(page.id, { slug: 'blog' })).toMatchObject({ fields: ['slug'] });
    expect(await editor.did('recover', page.id, { slug: 'autumn-3' })).toMatchObject({
      slug: 'autumn-3',
      deletedAt: null,
    });
  });

  it('does not come back where the site itself is by now', async () => {
    const page = await editor.newPage({ title: 'First' }, 'was-free');
    await editor.did('trash', page.id);
    await query(`update content_document set slug = 'media' where id = $1`, [page.id]);
    expect(await refusalOf(page.id)).toEqual({ status: 409, fields: ['slug'], free: 'media-2' });
  });

  it('does not take an address that leads somewhere', async () => {
    const page = await editor.newPage({ title: 'First' }, 'winter');
    await editor.did('trash', page.id);
    const other = await editor.livePage({ title: 'Second' }, 'winter');
    await editor.send('put', `documents/${other.id}/slug`, { version: other.version, slug: 'winter-fair' });
    await editor.did('publish', other.id);
    expect(await refusalOf(page.id)).toEqual({ status: 409, fields: ['slug'], free: 'winter-2' });
    await editor.did('unpublish', other.id);
    expect(await editor.did('recover', page.id)).toMatchObject({ slug: 'winter' });
  });

  it('does not come back with a next address that another page has', async () => {
    const page = await editor.livePage({ title: 'First' }, 'spring');
    await editor.send('put', `documents/${page.id}/slug`, { version: page.version, slug: 'spring-fair' });
    await editor.did('trash', page.id);
    await editor.newPage({ title: 'Second' }, 'spring-fair');
    expect(await refusalOf(page.id)).toEqual({ status: 409, fields: ['slug'], free: 'spring-fair-2' });
    expect(await editor.did('recover', page.id, { slug: 'spring-days' })).toMatchObject({
      slug: 'spring',
      nextSlug: 'spring-days',
    });
    await editor.did('publish', page.id);
    expect((await test.http.get('/api/pages/spring')).body).toMatchObject({ slug: 'spring-days' });
  });

  it('leaves no address behind that nobody ever saw', async () => {
    const page = await editor.newPage({ title: 'First' }, 'summer');
    await editor.did('trash', page.id);
    expect(await editor.did('recover', page.id, { slug: 'summer-days' })).toMatchObject({
      slug: 'summer-days',
      nextSlug: null,
    });
  });
});
