import { DataSource } from 'typeorm';
import type { SignedInUser } from '../src/core/access/access.ts';
import type { Permission } from '../src/core/access/permission.ts';
import { dueQueue } from '../src/content/publishing/content-schedules.ts';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import { ContentTypes } from '../src/content/documents/content-types.ts';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import { MissedSchedulesController } from '../src/content/publishing/missed-schedules.controller.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { givenUser } from './support/users.ts';

let test: TestApp;
let replica: TestApp;
let editor: DocumentEditor;
beforeAll(async () => {
  test = await createTestApp();
  replica = await createTestApp({ connection: test.connection });
  editor = await DocumentEditor.signedIn(test);
});
afterAll(async () => {
  await replica.close();
  await test.close();
});

const zone = 'America/New_York';
const soon = { publishAt: '2099-03-01T09:00', zone };
const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);
const run = (app = test) => app.app.get(ScheduleRunner).runDue();
const read = ({ slug }: DocumentState) => test.http.get(`/api/pages/${slug}`);

/** As if the planned time had come. */
const timeComes = ({ id }: DocumentState, column: 'publish_at' | 'unpublish_at' = 'publish_at') =>
  query(`update content_document set ${column} = now() - interval '1 second' where id = $1`, [id]);

const planned = async (title = 'Planned', fields: object = soon) =>
  editor.did('schedule', (await editor.newPage({ title })).id, { ...fields });

describe('THR-43 when the time comes', () => {
  it('nothing happens a moment before', async () => {
    const page = await planned();
    await query(`update content_document set publish_at = now() + interval '1 minute' where id = $1`, [page.id]);
    await run();
    expect((await read(page)).status).toBe(404);
  });

  it('a job publishes, in the name of who planned it', async () => {
    const page = await planned();
    await timeComes(page);
    await test.app.get(UnitOfWork).run((tx) => test.app.get(Jobs).enqueue(tx, dueQueue, {}));
    await eventually(
      async () => (await read(page)).status,
      (status) => status === 200,
    );
    expect(await editor.history(page.id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'published', by: 'admin' })]),
    );
    const [trail] = await query(
      `select actor_name from audit_entry where action = 'content.published' and subject = $1`,
      [page.path],
    );
    expect(trail).toEqual({ actor_name: 'admin' });
  });

  it('the job waits for its minute', async () => {
    await planned('Waits', { publishAt: '2099-12-31T23:59', zone: 'UTC' });
    const jobs = await query<{ start_after: Date }>(
      `select start_after from pgboss.job where name = $1 and start_after > '2099-12-31T00:00Z'`,
      [dueQueue],
    );
    expect(jobs).toEqual([{ start_after: new Date('2099-12-31T23:59:00Z') }]);
  });

  it('THR-44 what is to end ends, and is not found at once', async () => {
    const page = await editor.livePage();
    await editor.did('schedule', page.id, { unpublishAt: '2099-01-01T00:00', zone });
    expect(await editor.state(page.id)).toMatchObject({ status: 'published', schedule: { publishAt: null } });
    await timeComes(page, 'unpublish_at');
    await run();
    expect((await read(page)).status).toBe(404);
    expect(await editor.state(page.id)).toMatchObject({ status: 'unpublished', schedule: null });
  });

  it('a campaign begins and ends by itself', async () => {
    const page = await planned('Campaign', { ...soon, unpublishAt: '2099-04-01T00:00' });
    await timeComes(page);
    await run();
    expect((await read(page)).status).toBe(200);
    const { schedule } = await editor.state(page.id);
    expect(schedule).toMatchObject({ publishAt: null, publishRevision: null, unpublishAt: '2099-04-01T04:00:00.000Z' });
    await timeComes(page, 'unpublish_at');
    await run();
    expect((await read(page)).status).toBe(404);
  });

  it('THR-229 it happens once, however many processes try', async () => {
    const pages = await Promise.all([planned('One'), planned('Two'), planned('Three')]);
    for (const page of pages) await timeComes(page);
    await Promise.all([run(test), run(replica), run(test), run(replica)]);
    for (const page of pages) {
      expect(await editor.story(page.id)).toEqual(['revision 1', 'scheduled 1', 'published 1']);
      expect(await editor.state(page.id)).toMatchObject({ status: 'published', version: page.version + 1 });
    }
  });

  it('while nothing runs, it happens at the next start; what is over by then is never shown', async () => {
    const [missed, over] = [
      await planned('Missed'),
      await planned('Over', { ...soon, unpublishAt: '2099-04-01T00:00' }),
    ];
    await timeComes(missed);
    await query(
      `update content_document set publish_at = now() - interval '2 hours', unpublish_at = now() - interval '1 hour'
       where id = $1`,
      [over.id],
    );
    const started = await createTestApp({ connection: test.connection });
    await started.close();
    expect((await read(missed)).status).toBe(200);
    expect((await read(over)).status).toBe(404);
    expect(await editor.story(over.id)).toEqual(['revision 1', 'scheduled 1', 'published 1', 'unpublished 1']);
  });
});

it('a content type that this server does not know holds up no other, and waits with its plan', async () => {
  const [unknown, known] = [await planned('Unknown'), await planned('Known')];
  await query(`update content_document set type = 'from-a-newer-release' where id = $1`, [unknown.id]);
  for (const page of [unknown, known]) await timeComes(page);
  await run();
  await run();
  expect((await read(known)).status).toBe(200);
  await query(`update content_document set type = 'page' where id = $1`, [unknown.id]);
  const failed = (await editor.history(unknown.id)).filter(({ kind }) => kind === 'failed');
  expect(failed).toMatchObject([{ by: 'admin', note: expect.stringContaining('from-a-newer-release') }]);
  await run();
  expect((await read(unknown)).status).toBe(200);
});

describe('a schedule that cannot be kept', () => {
  /** Plans a revision that could not be planned today. */
  const makeIncomplete = ({ id }: DocumentState) =>
    query(
      `with incomplete as (
         insert into content_revision (id, document_id, number, reason, content)
         values (gen_random_uuid(), $1, 99, 'saved', '{"title": ""}') returning id)
       update content_document set publish_revision_id = (select id from incomplete) where id = $1`,
      [id],
    );
  const lastEntry = async ({ id }: DocumentState) => (await editor.history(id))[0];

  const missed = async (): Promise<object[]> =>
    ((await editor.send('get', 'missed-schedules')).body as { title: string }[]).filter(({ title }) =>
      title.startsWith('Watched'),
    );

  it('is listed until someone resolves it', async () => {
    const page = await planned('Watched failure');
    expect(await missed()).toEqual([]);
    await makeIncomplete(page);
    await timeComes(page);
    await run();
    expect(await missed()).toEqual([
      {
        id: page.id,
        type: 'page',
        path: page.path,
        title: 'Watched failure',
        planned: { publishAt: expect.any(String), unpublishAt: null, zone },
        by: 'admin',
        reason: expect.stringContaining('Title: Fill this in.'),
      },
    ]);
    await editor.did('publish', page.id);
    expect(await missed()).toEqual([]);
  });

  it('is told of although its planned end came, and not to those who may not edit the document', async () => {
    const page = await editor.livePage({ title: 'Watched end' });
    await editor.saved(page.id, { title: 'Watched next' });
    const both = { ...soon, unpublishAt: '2099-04-01T00:00' };
    await makeIncomplete(await editor.did('schedule', page.id, both));
    await query(
      `update content_document set publish_at = now() - interval '2 hours', unpublish_at = now() - interval '1 hour'
       where id = $1`,
      [page.id],
    );
    await run();
    expect((await editor.story(page.id)).at(-1)).toBe('unpublished 1');
    expect(await missed()).toMatchObject([{ id: page.id }]);
    const types = test.app.get(ContentTypes).all.map(({ name }) => name);
    const permissions = types.filter((name) => name !== 'page').map((name) => `${name}:edit` as Permission);
    const other: SignedInUser = { id: page.id, username: 'eve', sessionId: page.id, permissions };
    expect(await test.app.get(MissedSchedulesController).listMissedSchedules(other)).toEqual([]);
    await editor.did('trash', page.id);
    expect(await missed()).toEqual([]);
  });

  it('that nothing ran is told of, too', async () => {
    const page = await planned('Watched silence');
    await query(`update content_document set publish_at = now() - interval '11 minutes' where id = $1`, [page.id]);
    expect(await missed()).toMatchObject([{ id: page.id, by: 'admin', reason: null }]);
    await run();
    expect(await missed()).toEqual([]);
  });

  it('leaves everything as it was when its planner has been disabled, and the history says so', async () => {
    const credentials = { username: 'ana', password: 'a password of ana' };
    const ana = await givenUser(test, credentials);
    const page = await editor.livePage({ title: 'Before' });
    await editor.saved(page.id, { title: 'After' });
    await (await DocumentEditor.signedIn(test, credentials)).did('schedule', page.id, soon);
    await query('update app_user set disabled_at = now() where id = $1', [ana.id]);
    await timeComes(page);
    await run();
    expect((await read(page)).body).toMatchObject({ title: 'Before' });
    expect(await editor.state(page.id)).toMatchObject({ status: 'changed', schedule: null });
    expect(await lastEntry(page)).toMatchObject({ kind: 'failed', by: 'ana', note: 'ana can no longer sign in.' });
    await run();
    expect((await editor.history(page.id)).filter(({ kind }) => kind === 'failed')).toHaveLength(1);
  });

  it('names the fields when the rules have become stricter since', async () => {
    const page = await planned('Fine');
    await makeIncomplete(page);
    await timeComes(page);
    await run();
    expect((await lastEntry(page))?.note).toBe('This cannot be published yet\nTitle: Fill this in.');
    expect((await read(page)).status).toBe(404);
  });

  it('still ends what is live when both times are over, unless its planner may not', async () => {
    const credentials = { username: 'eve', password: 'a password of eve' };
    const eve = await givenUser(test, credentials);
    const planner = await DocumentEditor.signedIn(test, credentials);
    const missed = async () => {
      const page = await editor.livePage({ title: 'Live' });
      await editor.saved(page.id, { title: 'Next' });
      await planner.did('schedule', page.id, { ...soon, unpublishAt: '2099-04-01T00:00' });
      await query(
        `update content_document set publish_at = now() - interval '2 hours', unpublish_at = now() - interval '1 hour'
         where id = $1`,
        [page.id],
      );
      return page;
    };
    const refused = await missed();
    await makeIncomplete(refused);
    await run();
    expect((await read(refused)).status).toBe(404);
    expect(await editor.state(refused.id)).toMatchObject({ status: 'unpublished', schedule: null });
    expect((await editor.story(refused.id)).slice(-2)).toEqual(['failed 99', 'unpublished 1']);

    const foreign = await missed();
    await query('update app_user set disabled_at = now() where id = $1', [eve.id]);
    await run();
    expect((await read(foreign)).status).toBe(200);
    expect((await editor.state(foreign.id)).schedule).toBeNull();
    expect((await editor.story(foreign.id)).slice(-2)).toEqual(['failed 2', 'failed 1']);
  });

  it('keeps the planned end of what is live already', async () => {
    const page = await editor.livePage({ title: 'Live' });
    await editor.saved(page.id, { title: 'Next' });
    await editor.did('schedule', page.id, { ...soon, unpublishAt: '2099-04-01T00:00' });
    test.app.get(UnitOfWork).on('content.published', async ({ documentId }: { name: string; documentId?: string }) => {
      if (documentId === page.id) throw new Error('a secret of the server');
    });
    await timeComes(page);
    await run();
    expect(await lastEntry(page)).toMatchObject({ kind: 'failed', note: 'Something went wrong on the server.' });
    expect((await read(page)).body).toMatchObject({ title: 'Live' });
    expect((await editor.state(page.id)).schedule).toMatchObject({ publishAt: null, unpublishAt: expect.any(String) });
  });
});
