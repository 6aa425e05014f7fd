import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Permission } from '../src/core/access/permission.ts';
import { ContentPreviews, mostLinks } from '../src/content/previews/content-previews.ts';
import type { NewPreviewLink, Presence, PreviewLink } from '../src/content/previews/document-visits.dto.ts';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import { Housekeeping } from '../src/content/housekeeping.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { holding as heldBy } from './support/holding.ts';

const test = forAllTests(() => createTestApp({ variables: { PUBLIC_URL: 'https://20x.example' } }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const ana = forAllTests(() => DocumentEditor.named(test, 'ana'));

const query = (sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<unknown[]>(sql, parameters);

describe('who else is here', () => {
  const first = randomUUID();
  const presence = async (id: string, by: DocumentEditor, window = first) =>
    expectOk(await by.send('put', `documents/${id}/presence/${window}`)).body as Presence;
  const announce = async (id: string, by: DocumentEditor) => (await presence(id, by)).others;
  const takeOver = async (id: string, by: DocumentEditor) =>
    expectOk(await by.send('post', `documents/${id}/presence/${first}/take-over`)).body as Presence;

  it('is told to each of them, not about oneself, and not about other documents', async () => {
    const [{ id }, other] = [await editor.newPage(), await editor.newPage()];
    expect(await announce(id, editor)).toEqual([]);
    expect(await announce(id, ana)).toEqual([
      { username: 'admin', since: expect.stringMatching(/Z$/), tookOverAt: null },
    ]);
    expect(await announce(id, editor)).toEqual([expect.objectContaining({ username: 'ana' })]);
    expect(await announce(other.id, editor)).toEqual([]);
  });

  it('hears who takes over, until that person is gone', async () => {
    const { id } = await editor.newPage();
    const age = (seconds: number) =>
      query(`update content_presence set seen_at = seen_at - make_interval(secs => $2) where document_id = $1`, [
        id,
        seconds,
      ]);
    await announce(id, ana);
    await announce(id, editor);
    expect((await takeOver(id, ana)).others).toEqual([
      expect.objectContaining({ username: 'admin', tookOverAt: null }),
    ]);
    await announce(id, ana);
    const [told] = await announce(id, editor);
    expect(told).toMatchObject({ username: 'ana', tookOverAt: expect.stringMatching(/Z$/) });
    await takeOver(id, editor);
    const [back] = await announce(id, ana);
    expect(back!.tookOverAt! > told!.tookOverAt!).toBe(true);
    expect((await editor.page(id)).version).toBe(1);
    await age(91);
    await announce(id, editor);
    expect(await announce(id, ana)).toMatchObject([{ username: 'admin', tookOverAt: null }]);
  });

  it('counts the windows of a person, until they close, and names that person once to others', async () => {
    const { id } = await editor.newPage();
    const second = randomUUID();
    expect(await presence(id, editor)).toEqual({ version: 1, others: [], isInOtherWindow: false });
    expect(await presence(id, editor, second)).toEqual({ version: 1, others: [], isInOtherWindow: true });
    expect(await presence(id, ana)).toEqual({
      version: 1,
      others: [expect.objectContaining({ username: 'admin' })],
      isInOtherWindow: false,
    });
    expect(await presence(id, editor)).toMatchObject({ others: [{ username: 'ana' }], isInOtherWindow: true });
    expect((await ana.send('delete', `documents/${id}/presence/${second}`)).status).toBe(204);
    expect(await presence(id, editor)).toMatchObject({ isInOtherWindow: true });
    expect((await editor.send('delete', `documents/${id}/presence/${second}`)).status).toBe(204);
    expect(await presence(id, editor)).toMatchObject({ isInOtherWindow: false });
    expect(await presence(id, ana)).toMatchObject({ others: [{ username: 'admin' }] });
  });

  it('is forgotten after ninety seconds of silence, and who comes back has just come', async () => {
    const { id } = await editor.newPage();
    await announce(id, ana);
    const [before] = await announce(id, editor);
    const age = `update content_presence set since = since - interval '1 hour', seen_at = seen_at - $2::interval
      where document_id = $1 and username = 'ana'`;
    await query(age, [id, '89 seconds']);
    expect(await announce(id, editor)).toHaveLength(1);
    await query(age, [id, '2 seconds']);
    expect(await announce(id, editor)).toEqual([]);
    await announce(id, ana);
    const [after] = await announce(id, editor);
    expect(Date.parse(after!.since)).toBeGreaterThan(Date.parse(before!.since) - 60_000);
    await query(`update content_presence set seen_at = seen_at - interval '1 day' where document_id = $1`, [id]);
    await test.app.get(Housekeeping).run();
    expect(await query('select 1 from content_presence where document_id = $1', [id])).toEqual([]);
  });
});

describe('THR-45 a preview link', () => {
  const create = async (id: string, minutes: unknown = 15) =>
    editor.send('post', `documents/${id}/preview-links`, { minutes });
  const given = async (id: string) => expectOk(await create(id)).body as NewPreviewLink;
  const token = ({ url }: NewPreviewLink) => url.replace('https://20x.example/preview/', '');
  const open = (link: NewPreviewLink) => test.app.get(ContentPreviews).resolve(token(link));

  it('opens the draft of its document, as it is at the time, and no other', async () => {
    const page = await editor.livePage({ title: 'Live' });
    const link = await given(page.id);
    expect(token(link)).toMatch(/^[\w-]{43}$/);
    await editor.saved(page.id, { title: 'Draft' });
    expect(await open(link)).toMatchObject({
      type: 'page',
      slug: page.slug,
      documentId: page.id,
      content: { title: 'Draft' },
    });
  });

  it('shows the planned revision whatever is written meanwhile, when it is asked for', async () => {
    const page = await editor.newPage({ title: 'Planned' });
    const soon = { publishAt: '2099-03-01T09:00', zone: 'UTC' };
    const { schedule } = await editor.did('schedule', page.id, soon);
    await editor.saved(page.id, { title: 'Written later' });
    const planned = (revision: unknown) =>
      editor.send('post', `documents/${page.id}/preview-links`, { minutes: 15, revision });
    const link = expectOk(await planned(schedule?.publishRevision)).body as NewPreviewLink;
    expect(link.revision).toBe(1);
    expect(await open(link)).toMatchObject({ content: { title: 'Planned' }, revision: 1, title: 'Planned' });
    expect(await open(await given(page.id))).toMatchObject({ content: { title: 'Written later' }, revision: 2 });
    const listed = (await editor.send('get', `documents/${page.id}/preview-links`)).body as NewPreviewLink[];
    expect(listed.map(({ revision }) => revision)).toEqual([null, 1]);
    for (const number of [99, 0, 1.5, '1']) {
      expect(await planned(number)).toMatchObject({ status: 400, body: { errors: [{ field: 'revision' }] } });
    }
  });

  it('ends when it says', async () => {
    const { id } = await editor.newPage();
    const link = await given(id);
    const life = Date.parse(link.expiresAt) - Date.parse(link.createdAt);
    expect(life).toBe(15 * 60_000);
    await query(`update content_preview_link set expires_at = now() where id = $1`, [link.id]);
    expect(await open(link)).toBeNull();
    expect((await editor.send('get', `documents/${id}/preview-links`)).body).toEqual([]);
    await test.app.get(Housekeeping).run();
    expect(await query('select 1 from content_preview_link where id = $1', [link.id])).toEqual([]);
  });

  it('THR-22 opens nothing while its maker may not sign in any more', async () => {
    const { id } = await editor.newPage();
    const link = expectOk(await ana.send('post', `documents/${id}/preview-links`, { minutes: 15 }));
    const opened = async () => (await open(link.body as NewPreviewLink))?.documentId ?? null;
    expect(await opened()).toBe(id);
    await query(`update app_user set disabled_at = now() where username = 'ana'`);
    expect(await opened()).toBeNull();
    await query(`update app_user set disabled_at = null where username = 'ana'`);
    expect(await opened()).toBe(id);
  });

  it('is listed without its token, and revoked', async () => {
    const { id, path } = await editor.newPage();
    const [one, two] = [await given(id), await given(id)];
    const listed = await ana.send('get', `documents/${id}/preview-links`);
    expect(listed.body).toHaveLength(2);
    expect(listed.body).toEqual(expect.arrayContaining([{ ...one, url: undefined }]));
    expect(listed.text).not.toContain(token(one));
    expect((await ana.send('delete', `documents/${id}/preview-links/${one.id}`)).status).toBe(204);
    expect([await open(one), (await open(two))?.documentId]).toEqual([null, id]);
    expect((await ana.send('delete', `documents/${id}/preview-links/${one.id}`)).status).toBe(404);
    const other = await editor.newPage();
    expect((await ana.send('delete', `documents/${other.id}/preview-links/${two.id}`)).status).toBe(404);
    expect(
      await query(
        `select action, actor_name from audit_entry
         where subject = $1 and action like 'content.preview%' order by happened_at`,
        [path],
      ),
    ).toEqual([
      { action: 'content.preview-link-created', actor_name: 'admin' },
      { action: 'content.preview-link-created', actor_name: 'admin' },
      { action: 'content.preview-link-revoked', actor_name: 'ana' },
    ]);
  });

  it('ends early when it is the oldest of more than may work at once, and leaves no trace', async () => {
    const { id } = await editor.newPage();
    const oldest = await given(id);
    await query(`update content_preview_link set expires_at = now() where id = $1`, [(await given(id)).id]);
    const others = await Promise.all(Array.from({ length: mostLinks - 1 }, () => given(id)));
    expect(await open(oldest)).toMatchObject({ documentId: id });
    const newest = await given(id);
    expect(await open(oldest)).toBeNull();
    for (const link of [...others, newest]) expect(await open(link)).toMatchObject({ documentId: id });
    expect(await query('select 1 from content_preview_link where document_id = $1', [id])).toHaveLength(mostLinks);
  });

  it('is no link of an editor’s own frame, which ends soon, is not listed and ends no other', async () => {
    const { id } = await editor.newPage();
    const shared = await given(id);
    const frame = async () =>
      expectOk(await editor.send('post', `documents/${id}/preview-links`, { minutes: 60, frame: true }))
        .body as NewPreviewLink;
    const frames = [await frame()];
    for (let n = 0; n < mostLinks; n++) frames.push(await frame());
    expect(await open(shared)).toMatchObject({ documentId: id });
    expect(await open(frames[0]!)).toBeNull();
    expect(await open(frames.at(-1)!)).toMatchObject({ documentId: id });
    const { createdAt, expiresAt } = frames[0]!;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(15 * 60_000);
    const listed = (await editor.send('get', `documents/${id}/preview-links`)).body as PreviewLink[];
    expect(listed.map((link) => link.id)).toEqual([shared.id]);
    for (let n = 0; n < mostLinks; n++) await given(id);
    expect(await open(frames.at(-1)!)).toMatchObject({ documentId: id });
    await editor.send('delete', `documents/${id}/preview-links/${frames.at(-1)!.id}`);
    expect(await open(frames.at(-1)!)).toBeNull();
  });

  it('is one to be given away where nothing is said of a frame', async () => {
    const { id } = await editor.newPage();
    for (const frame of [null, false]) {
      expectOk(await editor.send('post', `documents/${id}/preview-links`, { minutes: 60, frame }));
    }
    expect((await editor.send('get', `documents/${id}/preview-links`)).body).toHaveLength(2);
  });

  it('is kept as a digest only', async () => {
    const link = await given((await editor.newPage()).id);
    const [row] = await query('select * from content_preview_link where id = $1', [link.id]);
    expect(JSON.stringify(row)).not.toContain(token(link));
    const inHex = Buffer.from(token(link), 'base64url').toString('hex');
    expect((row as { token_hash: Buffer }).token_hash.toString('hex')).not.toBe(inHex);
  });

  it('opens nothing from the trash, and is not made there', async () => {
    const { id } = await editor.newPage();
    const link = await given(id);
    await editor.did('trash', id);
    expect(await open(link)).toBeNull();
    expect((await create(id)).status).toBe(409);
  });

  it.each(['', 'short', 'x'.repeat(43), 'x'.repeat(5000), "' or true --", '../../admin', '\0'])(
    'is not guessed: %j',
    async (guess) => {
      expect(await test.app.get(ContentPreviews).resolve(guess)).toBeNull();
    },
  );

  it.each([0, 61, 1.5, '15', null])('cannot be valid for %j minutes', async (minutes) => {
    const response = await create((await editor.newPage()).id, minutes);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining({ field: 'minutes' })]);
  });
});

describe('THR-34 who may do what', () => {
  const holding = <T>(permissions: readonly Permission[], use: () => Promise<T>) => heldBy(test, permissions, use);

  const id = crypto.randomUUID();
  const version = 1;
  const schedule = { version, publishAt: '2099-03-01T09:00', zone: 'UTC' };
  const edits: ['get' | 'post' | 'put' | 'delete', string, object?][] = [
    ['get', ''],
    ['post', '/recover', { version }],
    ['post', '/restore', { version, number: 1 }],
    ['post', '/duplicate', { id }],
    ['get', '/revisions'],
    ['get', '/revisions/1'],
    ['put', '/revisions/1/name', { name: 'Mine' }],
    ['put', `/presence/${id}`],
    ['delete', `/presence/${id}`],
    ['post', `/presence/${id}/take-over`],
    ['post', '/preview-links', { minutes: 5 }],
    ['get', '/preview-links'],
    ['delete', `/preview-links/${id}`],
  ];
  const publications: typeof edits = [
    ['post', '/publish', { version }],
    ['post', '/unpublish', { version }],
    ['put', '/schedule', schedule],
    ['post', '/cancel-schedule', { version }],
    ['post', '/trash', { version }],
  ];

  it.each([...edits, ...publications])(
    'THR-52 nobody without a right to the type: %s documents/:id%s',
    async (...call) => {
      const [method, path, body] = call;
      const page = await editor.newPage();
      const others: Permission[] = ['home-content:edit', 'home-content:publish', 'settings:edit'];
      const response = await holding(others, () => editor.send(method, `documents/${page.id}${path}`, body));
      expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
      expect(response.text).not.toContain('Made for a test');
      expect(await editor.state(page.id)).toEqual((({ content: _, errors: __, ...state }) => state)(page));
    },
  );

  it.each(publications)('nobody who may only edit: %s documents/:id%s', async (method, path, body) => {
    const { id: page } = await editor.newPage();
    const response = await holding(['page:edit'], () => editor.send(method, `documents/${page}${path}`, body));
    expect(response.status).toBe(403);
  });

  it('users with the right to edit can edit', async () => {
    const page: DocumentState = await holding(['page:edit'], () => editor.newPage());
    expect((await holding(['page:edit'], () => editor.saves(page.id, { title: 'Mine' }))).status).toBe(200);
    const refused = await holding(['home-content:edit'], () => editor.send('get', 'content/page'));
    expect(refused.status).toBe(403);
  });
});
