import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { EditorRights } from '../src/content/documents/editor-rights.ts';
import type { Permission } from '../src/core/access/permission.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { FetchRules } from '../src/media/library/fetch-image.ts';
import { createTestApp } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { holding } from './support/holding.ts';
import { rawRequest } from './support/raw-request.ts';
import { forAllTests } from './support/for-all-tests.ts';

import { actions, drafts, imageServer, png, zipOf, importCalls } from './support/import-calls.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { upload, checked, read, imported, countOfMedia, contentOf, allowFetching, clear } = importCalls(test, editor);
afterEach(clear);

it('runs once at a time: a job that comes again takes over, and the run before stops', async () => {
  const waiting: (() => void)[] = [];
  const server = await imageServer((_, answer) => waiting.push(() => answer.writeHead(404).end()));
  Object.assign(test.app.get(FetchRules), { allowed: ['127.0.0.1'], ports: [server.port] });
  const other = await createTestApp({ connection: test.connection });
  Object.assign(other.app.get(FetchRules), test.app.get(FetchRules));
  const { id } = await checked('a.md', `# One\n\n![A](http://127.0.0.1:${server.port}/a.png)`);
  expectOk(await editor.send('post', `blog-import/${id}/run`, { publish: false, redirects: true, fetchImages: true }));
  const isAsked = (times: number) =>
    eventually(
      () => waiting.length,
      (count) => count === times,
    );
  await isAsked(1);
  await test.app.get(UnitOfWork).run((tx) => test.app.get(Jobs).enqueue(tx, 'blog-import', { id }));
  await isAsked(2);
  for (const answer of waiting) answer();
  const { items } = await eventually(
    () => read(id),
    ({ state }) => state !== 'running',
  );
  const active = `select count(*)::int as count from pgboss.job where name = 'blog-import' and state in ('created', 'retry', 'active')`;
  await eventually(
    async () => (await test.app.get(DataSource).query<{ count: number }[]>(active))[0]?.count,
    (count) => count === 0,
  );
  expect(items).toMatchObject([{ action: 'create', isDone: true, reason: null }]);
  expect((await read(id)).items).toEqual(items);
  expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 1 });
  Object.assign(test.app.get(FetchRules), new FetchRules());
  await Promise.all([other.close(), server.close()]);
});

describe('an import that cannot publish for a while', () => {
  const live = { publish: true, redirects: true, fetchImages: false };
  const file = '---\ntitle: Held\nstatus: published\ndate: 2024-01-05\ndescription: In short\n---\nText';
  const query = (sql: string) => test.app.get(DataSource).query<object[]>(sql);
  const again = (queue: string, id: string) =>
    test.app.get(UnitOfWork).run((tx) => test.app.get(Jobs).enqueue(tx, queue, { id }));
  beforeEach(() =>
    query(`create function refuse_publication() returns trigger language plpgsql as $$
        begin raise exception 'the connection is lost' using errcode = '08006'; end $$;
      create trigger refuse_publication before update on content_document for each row
        when (new.published_revision_id is not null) execute function refuse_publication()`),
  );
  afterEach(() => query('drop function if exists refuse_publication cascade'));
  async function begun() {
    const { id } = await checked('held.md', file);
    expect((await editor.send('post', `blog-import/${id}/run`, live)).status).toBe(202);
    const { items } = await eventually(
      () => read(id),
      ({ items: [item] }) => item?.documentId !== null,
    );
    expect(items).toMatchObject([{ isDone: false, isPublished: false }]);
    return id;
  }
  const ended = (id: string) =>
    eventually(
      () => read(id),
      ({ state }) => state !== 'running',
    );

  it('publishes what it wrote when its job comes again', async () => {
    const id = await begun();
    await query('drop function refuse_publication cascade');
    await again('blog-import', id);
    expect(await ended(id)).toMatchObject({
      state: 'done',
      items: [{ action: 'create', isDone: true, isPublished: true, path: '/blog/held' }],
    });
    expect((await test.http.get('/api/posts/held')).status).toBe(200);
    expect(actions(await checked('held.md', file))).toEqual(['unchanged']);
  });

  it('leaves a draft that someone edited meanwhile, in words', async () => {
    const id = await begun();
    const documentId = (await read(id)).items[0]?.documentId ?? '';
    const { version, content } = (await editor.send('get', `content/post/${documentId}`)).body as {
      version: number;
      content: object;
    };
    const changed = { version, content: { ...content, title: 'Mine' } };
    expectOk(await editor.send('put', `content/post/${documentId}/draft`, changed));
    await query('drop function refuse_publication cascade');
    await again('blog-import', id);
    const [item] = (await ended(id)).items;
    expect(item).toMatchObject({ action: 'create', isDone: true, isPublished: false });
    expect(item?.warnings.at(-1)).toBe('It stays a draft. It was edited here before it could be published.');
  });

  it('ends as failed once its job is given up, and names what is not published', async () => {
    const id = await begun();
    await again('blog-import-given-up', id);
    const { state, failure, items } = await ended(id);
    expect([state, failure]).toEqual(['failed', 'The server could not finish this import.']);
    expect(items[0]?.warnings.at(-1)).toBe('The import ended before it could publish this post. Publish it yourself.');
  });
});

describe('sections of raw HTML', () => {
  const raw = '# Raw\n\n<!-- 20x:section {"type":"html","html":"<p>Ours</p>"} -->\n\n![A](img/a.png)';
  const withoutHtml: Permission[] = ['post:edit', 'post:publish', 'media:edit'];
  const reason = expect.stringMatching(
    /^Section 1 \(HTML\): You need permission to edit raw HTML .* Ask an administrator to import it/,
  ) as string;

  it('are imported for those who may edit them', async () => {
    const { items } = await imported('raw.md', raw);
    expect(items).toMatchObject([{ action: 'create', reason: null }]);
    expect((await contentOf(items[0]?.documentId)).blocks?.[0]).toMatchObject({ type: 'html', html: '<p>Ours</p>' });
  });

  it('are refused before the import for all others', async () => {
    const { items } = await holding(test, withoutHtml, () => checked('raw.md', raw));
    expect(items).toMatchObject([{ action: 'refuse', reason, path: null }]);
  });

  it('are refused when that right is lost meanwhile, and none of its images stay', async () => {
    const file = await zipOf({ 'raw.md': raw, 'plain.md': '# Plain', 'img/a.png': await png('#aa0000') });
    const before = await countOfMedia();
    const rights = jest.spyOn(test.app.get(EditorRights, { strict: false }), 'permissionsOf');
    rights.mockResolvedValue(withoutHtml);
    const { items } = await imported('raw.zip', file).finally(() => rights.mockRestore());
    expect(items).toMatchObject([
      { title: 'Raw', action: 'refuse', reason },
      { title: 'Plain', action: 'create', isDone: true },
    ]);
    expect(await countOfMedia()).toBe(before);
  });
});

it('stops when its editor may no longer edit posts', async () => {
  const { id } = await checked('a.md', 'Text');
  const rights = jest.spyOn(test.app.get(EditorRights, { strict: false }), 'permissionsOf').mockResolvedValue([]);
  expectOk(await editor.send('post', `blog-import/${id}/run`, drafts));
  const { state, failure } = await eventually(
    () => read(id),
    (answer) => answer.state !== 'running',
  ).finally(() => rights.mockRestore());
  expect([state, failure]).toEqual(['failed', 'admin may no longer edit posts.']);
});

it('leaves drafts, and says why, when its editor may no longer publish', async () => {
  const rights = jest.spyOn(test.app.get(EditorRights, { strict: false }), 'permissionsOf');
  rights.mockResolvedValue(['post:edit']);
  const file = '---\ntitle: Live\nstatus: published\n---\nText';
  const { items } = await imported('a.md', file, { ...drafts, publish: true }).finally(() => rights.mockRestore());
  expect(items).toMatchObject([{ action: 'create', isDone: true, isPublished: false }]);
  expect(items[0]?.warnings.at(-1)).toBe('It stays a draft. admin may no longer publish posts.');
});

it('says before the import which images the person may not store', async () => {
  const file = await zipOf({ 'a.md': '# A\n\n![A](a.png)', 'a.png': await png('#00aa00') });
  const { items } = await holding(test, ['post:edit'], () => checked('a.zip', file));
  expect(items[0]?.warnings).toContain(
    'The image a.png was left out: you need permission to change the media library.',
  );
});

it('takes back the images of a post that cannot be written after all', async () => {
  const before = await countOfMedia();
  const { id } = await checked('a.zip', await zipOf({ 'a.md': '# A\n\n![A](a.png)', 'a.png': await png('#0000aa') }));
  const database = test.app.get(DataSource);
  await database.query(`create function refuse_import() returns trigger language plpgsql as $$
      begin raise exception 'no' using errcode = '23514'; end $$;
    create trigger refuse_import before insert on post_import for each row execute function refuse_import()`);
  expectOk(await editor.send('post', `blog-import/${id}/run`, drafts));
  const { items } = await eventually(
    () => read(id),
    ({ state }) => state !== 'running',
  ).finally(() => database.query('drop function refuse_import cascade'));
  expect(items).toMatchObject([{ action: 'refuse', isDone: true }]);
  expect(await countOfMedia()).toBe(before);
});

it('takes a place before it reads a file, and refuses more files at once in words', async () => {
  await rawRequest(test, 'GET', '/health/live');
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const headers = { ...editor.session, 'content-type': 'application/octet-stream', 'content-length': 1_000 };
  const sent: ClientRequest[] = [];
  const answers: IncomingMessage[] = [];
  const begin = () => {
    const one = request({ port, method: 'POST', path: '/api/admin/blog-import?name=a.md', headers });
    one.on('response', (answer) => answers.push(answer)).on('error', () => {});
    one.write('# A');
    sent.push(one);
  };
  for (let count = 0; count < 3; count++) begin();
  const [refused] = await eventually(
    () => answers,
    ({ length }) => length > 0,
  );
  expect([refused?.statusCode, refused?.headers['retry-after'], await json(refused!)]).toMatchObject([
    429,
    '30',
    { detail: 'Other files are being read right now. Try again in half a minute.' },
  ]);
  expect(answers).toHaveLength(1);
  for (const one of sent) one.destroy();
  await eventually(
    () => upload('a.md', 'Text'),
    ({ status }) => status === 201,
  );
});

describe('an import that is canceled', () => {
  const cancel = (id: string) => editor.send('post', `blog-import/${id}/cancel`);

  it('stops before its next image; what was written stays as drafts, and nothing else', async () => {
    const asked: (() => void)[] = [];
    const image = await png('#00bbbb');
    const server = await imageServer((_, answer) => asked.push(() => answer.end(image)));
    allowFetching(server.port);
    const images = Array.from({ length: 20 }, (_, at) => `![A](http://127.0.0.1:${server.port}/${at}.png)`);
    const file = await zipOf({ 'a.md': '# A', 'b.md': `# B\n\n${images.join('\n\n')}`, 'c.md': '# C' });
    const [{ id }, before] = [await checked('a.zip', file), await countOfMedia()];
    expect((await cancel(id)).body).toMatchObject({ status: 409, detail: 'This import is not running.' });
    expectOk(await editor.send('post', `blog-import/${id}/run`, { ...drafts, fetchImages: true }));
    await eventually(
      () => asked.length,
      (count) => count === 4,
    );
    expect((await cancel(id)).body).toMatchObject({ state: 'canceled', failure: null });
    for (const answer of asked) answer();
    const isIdle = `select count(*)::int as count from pgboss.job where name = 'blog-import' and state in ('created', 'retry', 'active')`;
    await eventually(
      async () => (await test.app.get(DataSource).query<{ count: number }[]>(isIdle))[0]?.count,
      (count) => count === 0,
    );
    await server.close();
    expect(asked).toHaveLength(4);
    const after = await read(id);
    expect(after).toMatchObject({
      state: 'canceled',
      items: [
        { title: 'A', action: 'create', isDone: true, documentId: expect.any(String) as string },
        { title: 'B', isDone: false, documentId: null },
        { title: 'C', isDone: false, documentId: null },
      ],
    });
    expect(after.finishedAt).not.toBeNull();
    expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 1 });
    expect(await countOfMedia()).toBe(before);
    expect((await cancel(id)).status).toBe(200);
    expect(actions(await imported('a.zip', file))).toEqual(['unchanged', 'create', 'create']);
  });
});
