import { DataSource } from 'typeorm';
import type { ContentHandled } from '../src/content/history/content-events.ts';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import { DraftRendering } from '../src/content/previews/draft-rendering.ts';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import type { Transaction } from '../src/core/database/transaction.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
/** Runs last in the transaction of every step, right before it commits. */
let beforeCommit: ((tx: Transaction, event: ContentHandled) => Promise<void>) | null = null;
beforeAll(() => {
  test.app.get(UnitOfWork).on<ContentHandled>('content.handled', async (event, tx) => beforeCommit?.(tx, event));
});
afterEach(() => {
  beforeCommit = null;
});

const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);

/** The server dies: its connection to the database ends in the middle of the transaction. */
async function die(tx: Transaction): Promise<void> {
  beforeCommit = null;
  const [backend] = await tx.manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
  await query('select pg_terminate_backend($1)', [backend?.pid]);
  await tx.manager.query('select 1');
}

/** Everything that a document is, to its editors, its visitors and its trail. */
async function everything({ id, slug, path }: DocumentState) {
  return {
    state: await editor.page(id),
    history: await editor.history(id),
    visible: (await test.http.get(`/api/pages/${slug}`)).body as { title?: string; status?: number },
    trail: await query('select action from audit_entry where subject = $1', [path]),
    generation: await query('select value from site_generation'),
    redirects: await query('select from_path from redirect where target_document_id = $1', [id]),
    jobs: await query(`select id from pgboss.job where name = 'content.due' and start_after > '2099-01-01'`),
  };
}
const withoutRequest = ({ visible: { title, status }, ...rest }: Awaited<ReturnType<typeof everything>>) => ({
  ...rest,
  visible: { title, status },
});

const changedPage = async () => editor.saved((await editor.livePage({ title: 'Live' })).id, { title: 'Draft' });
const soon = { publishAt: '2099-03-01T09:00', zone: 'UTC' };

describe('THR-194 a server that dies in the middle', () => {
  it.each([
    ['publish', {}],
    ['unpublish', {}],
    ['schedule', soon],
    ['trash', {}],
  ])('of %s leaves everything as it was, and the same request works afterwards', async (action, fields) => {
    const page = await changedPage();
    const before = withoutRequest(await everything(page));
    beforeCommit = die;
    const response = await editor.does(action, page.id, fields);
    expect([response.status, response.body]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect(withoutRequest(await everything(page))).toEqual(before);
    expect((await editor.does(action, page.id, { ...fields, version: page.version })).status).toBe(200);
  });

  it.each(['moved', 'published'])('of a publication with another address, at %s, leaves old or new', async (action) => {
    const page = await editor.livePage({ title: 'Live' });
    const to = `${page.slug}-new`;
    const body = { version: page.version, slug: to };
    const { version } = expectOk(await editor.send('put', `documents/${page.id}/slug`, body)).body as DocumentState;
    const before = withoutRequest(await everything(page));
    beforeCommit = async (tx, event) => (event.action === action ? die(tx) : undefined);
    expect((await editor.does('publish', page.id)).status).toBe(503);
    expect(withoutRequest(await everything(page))).toEqual(before);
    expect((await editor.does('publish', page.id, { version })).body).toMatchObject({ slug: to, nextSlug: null });
    expect((await everything(page)).redirects).toEqual([{ from_path: page.path }]);
  });

  it('of making a page leaves none, and the same request works afterwards', async () => {
    const body = { id: crypto.randomUUID(), slug: 'half-made', content: { title: 'Whole' } };
    beforeCommit = die;
    expect((await editor.send('post', 'content/page', body)).status).toBe(503);
    expect((await editor.send('get', `content/page/${body.id}`)).status).toBe(404);
    expect((await editor.send('post', 'content/page', body)).status).toBe(201);
  });

  it('of a scheduled publication leaves it planned, and it happens at the next turn', async () => {
    const page = await changedPage();
    await editor.did('schedule', page.id, soon);
    await query(`update content_document set publish_at = now() - interval '1 second' where id = $1`, [page.id]);
    const before = withoutRequest(await everything(page));
    beforeCommit = die;
    await expect(test.app.get(ScheduleRunner).runDue()).rejects.toThrow();
    expect(withoutRequest(await everything(page))).toEqual(before);
    await test.app.get(ScheduleRunner).runDue();
    expect((await test.http.get(`/api/pages/${page.slug}`)).body).toMatchObject({ title: 'Draft' });
  });
});

it('a page that cannot be rendered now stays planned, and holds up no other', async () => {
  await query(`insert into check_level (content_type, rule, level) values ('page', 'one-main-heading', 'block')`);
  const rendering = test.app.get(DraftRendering);
  const main = '<main><h1>Draft</h1></main>';
  rendering.renderWith(() => Promise.resolve(main));
  const [page, other] = [await changedPage(), await changedPage()];
  for (const { id } of [page, other]) {
    await editor.did('schedule', id, soon);
    await query(`update content_document set publish_at = now() - interval '1 second' where id = $1`, [id]);
  }
  rendering.renderWith(({ documentId }) =>
    documentId === page.id ? Promise.reject(new Error('overloaded')) : Promise.resolve(main),
  );
  const before = withoutRequest(await everything(page));
  await expect(test.app.get(ScheduleRunner).runDue()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await editor.does('publish', page.id)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect({ ...withoutRequest(await everything(page)), generation: before.generation }).toEqual(before);
  expect((await test.http.get(`/api/pages/${other.slug}`)).body).toMatchObject({ title: 'Draft' });
  rendering.renderWith(() => Promise.resolve(main));
  await test.app.get(ScheduleRunner).runDue();
  expect((await test.http.get(`/api/pages/${page.slug}`)).body).toMatchObject({ title: 'Draft' });
  await query('delete from check_level');
});

it('nothing is locked and no connection waits while the page is rendered for its rules', async () => {
  await query(`insert into check_level (content_type, rule, level) values ('page', 'one-main-heading', 'block')`);
  const rendering = test.app.get(DraftRendering);
  const waiting: unknown[] = [];
  let meanwhile = (): Promise<unknown> => Promise.resolve();
  rendering.renderWith(async ({ documentId }) => {
    waiting.push(
      ...(await query(
        `select query from pg_stat_activity where datname = current_database()
         and application_name <> '20x-jobs' and state like 'idle in transaction%'`,
      )),
    );
    await query('select 1 from content_document where id = $1 for update nowait', [documentId]);
    await meanwhile();
    return '<main><h1>Draft</h1></main>';
  });
  const page = await changedPage();
  meanwhile = () => editor.saved(page.id, { title: 'Meanwhile' });
  expect(await editor.does('publish', page.id)).toMatchObject({ status: 412, body: { code: 'edit_conflict' } });
  meanwhile = () => Promise.resolve();
  await editor.did('schedule', page.id, soon);
  await query(`update content_document set publish_at = now() - interval '1 second' where id = $1`, [page.id]);
  let saves = 0;
  meanwhile = async () => (saves++ === 0 ? editor.saved(page.id, { title: 'After the plan' }) : undefined);
  await test.app.get(ScheduleRunner).runDue();
  expect([saves, (await test.http.get(`/api/pages/${page.slug}`)).body]).toMatchObject([2, { title: 'Meanwhile' }]);
  meanwhile = () => Promise.resolve();
  await editor.did('publish', page.id);
  expect(waiting).toEqual([]);
  await query('delete from check_level');
});

it('a failing listener undoes the whole step, and its words stay on the server', async () => {
  const page = await changedPage();
  const before = withoutRequest(await everything(page));
  beforeCommit = () => Promise.reject(new Error('a secret of the server'));
  const response = await editor.does('publish', page.id);
  expect(response.body).toMatchObject({ status: 500, code: 'internal' });
  expect(response.text).not.toContain('secret');
  expect(withoutRequest(await everything(page))).toEqual(before);
});

it('every step of one document at the same time leaves one consistent story', async () => {
  const page = await changedPage();
  const actions = ['publish', 'unpublish', 'trash', 'publish', 'schedule'];
  const { version } = page;
  const responses = await Promise.all([
    ...actions.map((action) => editor.does(action, page.id, { version, ...(action === 'schedule' && soon) })),
    editor.saves(page.id, { title: 'Meanwhile' }, { version }),
    editor.saves(page.id, { title: 'Meanwhile, by itself' }, { version, autosave: true }),
  ]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 412)).toHaveLength(responses.length - 1);
  expect((await editor.state(page.id)).version).toBe(version + 1);
});
