import { DataSource } from 'typeorm';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const zone = 'America/New_York';
const soon = { publishAt: '2099-03-01T09:00', zone };
const run = () => test.app.get(ScheduleRunner).runDue();
const read = ({ slug }: DocumentState) => test.http.get(`/api/pages/${slug}`);

/** As if the planned time had come. */
const timeComes = ({ id }: DocumentState) =>
  test.app
    .get(DataSource)
    .query(`update content_document set publish_at = now() - interval '1 second' where id = $1`, [id]);

const planned = async (title = 'Planned') => editor.did('schedule', (await editor.newPage({ title })).id, soon);

describe('a schedule', () => {
  it('is told with instants, revision, zone and planner, and changes nothing that visitors see', async () => {
    const page = await editor.livePage({ title: 'Now' });
    const { draft } = await editor.saved(page.id, { title: 'Then' });
    const times = { publishAt: '2099-03-01T09:00', unpublishAt: '2099-07-01T00:00', zone };
    const state = await editor.did('schedule', page.id, times);
    expect(state).toMatchObject({
      status: 'scheduled',
      schedule: {
        publishAt: '2099-03-01T14:00:00.000Z',
        publishRevision: draft.number,
        unpublishAt: '2099-07-01T04:00:00.000Z',
        zone,
        by: 'admin',
      },
    });
    expect((await read(page)).body).toMatchObject({ title: 'Now' });
    const [entry] = await editor.history(page.id);
    const { publishAt, unpublishAt } = state.schedule ?? {};
    expect(entry).toMatchObject({ kind: 'scheduled', number: draft.number, when: { publishAt, unpublishAt, zone } });
  });

  it('pins what was seen: a later save does not go out unasked', async () => {
    const page = await planned('Seen');
    const { draft } = await editor.saved(page.id, { title: 'Written later' });
    await timeComes(page);
    await run();
    expect((await read(page)).body).toMatchObject({ title: 'Seen' });
    expect(await editor.state(page.id)).toMatchObject({ status: 'changed', schedule: null, draft });
  });

  it('is cancelled, replaced, or settled by publishing now', async () => {
    const page = await planned();
    const again = await editor.did('schedule', page.id, { publishAt: '2099-05-01T09:00', zone: 'UTC' });
    expect(again.schedule).toMatchObject({ publishAt: '2099-05-01T09:00:00.000Z', zone: 'UTC' });
    expect(await editor.did('cancel-schedule', page.id)).toMatchObject({ status: 'draft', schedule: null });
    await editor.did('schedule', page.id, soon);
    expect(await editor.did('publish', page.id)).toMatchObject({ status: 'published', schedule: null });
    expect(await editor.story(page.id)).toEqual([
      'revision 1',
      'scheduled 1',
      'scheduled 1',
      'schedule-cancelled 1',
      'scheduled 1',
      'schedule-cancelled 1',
      'published 1',
    ]);
  });

  it('keeps its end when it is published now, and tells of the rest alone', async () => {
    const { id } = await editor.newPage();
    const { schedule } = await editor.did('schedule', id, { ...soon, unpublishAt: '2099-04-01T00:00' });
    const after = await editor.did('publish', id);
    expect(after.schedule).toMatchObject({ publishAt: null, unpublishAt: schedule?.unpublishAt });
    const cancelled = (await editor.history(id)).find(({ kind }) => kind === 'schedule-cancelled');
    expect(cancelled?.when).toMatchObject({ publishAt: schedule?.publishAt, unpublishAt: null });
  });

  it('ends with what it was for: nothing comes back by itself after it was taken away', async () => {
    const page = await editor.livePage();
    await editor.saved(page.id, { title: 'Next' });
    await editor.did('schedule', page.id, soon);
    expect(await editor.did('unpublish', page.id)).toMatchObject({ status: 'unpublished', schedule: null });
  });

  it.each<[string, object, string]>([
    ['publishAt', { publishAt: '2027-03-14T02:30', zone }, 'does not exist, because'],
    ['unpublishAt', { ...soon, unpublishAt: '2099-03-08T02:30' }, 'does not exist, because'],
    ['publishAt', { publishAt: '2020-01-01T00:00', zone }, 'has passed'],
    ['unpublishAt', { ...soon, unpublishAt: '2099-03-01T09:00' }, 'after the publication'],
    ['unpublishAt', { unpublishAt: '2099-03-01T09:00', zone }, 'not published'],
    ['publishAt', { zone }, 'Choose a time'],
    ['publishAt', { publishAt: '9999-12-31T23:00', zone }, 'too far in the future'],
    ['publishAt', { publishAt: '2099-02-30T09:00', zone }, 'day does not exist'],
    ['publishAt', { publishAt: '2099-03-01 09:00', zone }, 'local time'],
    ['publishAt', { publishAt: '2099-03-01T09:00:00Z', zone }, 'local time'],
    ['publishAt', { publishAt: 4_000_000_000, zone }, 'local time'],
    ['zone', { publishAt: '2099-03-01T09:00', zone: 'Mars/Olympus' }, 'time zone'],
    ['zone', { publishAt: '2099-03-01T09:00', zone: '+02:00' }, 'time zone'],
    ['zone', { publishAt: '2099-03-01T09:00' }, 'time zone'],
    ['publishAmbiguous', { ...soon, publishAmbiguous: 'both' }, 'earlier, later'],
    ['unpublishAmbiguous', { ...soon, unpublishAmbiguous: 'both' }, 'earlier, later'],
    ['note', { ...soon, note: 'x'.repeat(501) }, 'at most 500'],
  ])('is refused naming %s for %j', async (field, fields, message) => {
    const { id } = await editor.newPage();
    const response = await editor.does('schedule', id, fields as Record<string, unknown>);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ field, message: expect.stringContaining(message) }]);
    expect((await editor.state(id)).schedule).toBeNull();
  });

  it('keeps a note in the history', async () => {
    const { id } = await editor.newPage();
    await editor.did('schedule', id, { ...soon, note: ' For the fair ' });
    expect((await editor.history(id))[0]).toMatchObject({ kind: 'scheduled', note: 'For the fair' });
  });

  it('THR-228 takes a choice for each of its times that comes twice', async () => {
    const { id } = await editor.newPage();
    const both = { publishAt: '2098-11-02T01:10', unpublishAt: '2098-11-02T01:50', zone };
    expect((await editor.does('schedule', id, both)).body).toMatchObject({ errors: [{ field: 'publishAt' }] });
    const half = { ...both, publishAmbiguous: 'earlier' };
    expect((await editor.does('schedule', id, half)).body).toMatchObject({ errors: [{ field: 'unpublishAt' }] });
    const { schedule } = await editor.did('schedule', id, { ...half, unpublishAmbiguous: 'later' });
    const [publishAt, unpublishAt] = ['2098-11-02T05:10:00.000Z', '2098-11-02T06:50:00.000Z'];
    expect(schedule).toMatchObject({ publishAt, unpublishAt });
  });

  it('THR-228 asks which one when the time comes twice, and takes the answer', async () => {
    const { id } = await editor.newPage();
    const twice = { publishAt: '2098-11-02T01:30', zone };
    const response = await editor.does('schedule', id, twice);
    const [earlier, later] = ['2098-11-02T05:30:00.000Z', '2098-11-02T06:30:00.000Z'];
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'ambiguous_time', earlier, later, errors: [{ field: 'publishAt' }] });
    expect((await editor.did('schedule', id, { ...twice, publishAmbiguous: 'later' })).schedule?.publishAt).toBe(later);
    expect((await editor.did('schedule', id, { ...twice, publishAmbiguous: 'earlier' })).schedule?.publishAt).toBe(
      earlier,
    );
  });
});
