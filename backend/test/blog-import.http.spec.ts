import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, request, type ClientRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { PostContent } from '../src/blog/post-content.dto.ts';
import type { BlogImport, BlogImportList } from '../src/blog-import/blog-imports.dto.ts';
import { ghostExport, wordPressExport } from './support/sample-exports.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { EditorRights } from '../src/content/documents/editor-rights.ts';
import type { Permission } from '../src/core/access/permission.ts';
import { valuesIn } from '../src/core/fields/field-walk.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { FetchRules } from '../src/blog-import/images/fetch-image.ts';
import { openArchive } from '../src/blog-import/readers/archive.ts';
import { createTestApp } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { holding } from './support/holding.ts';
import { hostileHtml, isHarmless } from './support/hostile-html.ts';
import { rawRequest } from './support/raw-request.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const upload = (name: string, content: string | Buffer) =>
  test.http
    .post(`/api/admin/blog-import?name=${encodeURIComponent(name)}`)
    .set(editor.session)
    .set('content-type', 'application/octet-stream')
    .send(Buffer.from(content));
const checked = async (name: string, content: string | Buffer) =>
  expectOk(await upload(name, content)).body as BlogImport;
const read = async (id: string) => expectOk(await editor.send('get', `blog-import/${id}`)).body as BlogImport;
async function imported(
  name: string,
  content: string | Buffer,
  options = { publish: false, redirects: true, fetchImages: false },
) {
  const { id } = await checked(name, content);
  expect((await editor.send('post', `blog-import/${id}/run`, options)).status).toBe(202);
  return eventually(
    () => read(id),
    ({ state }) => state !== 'running',
  );
}
const actions = ({ items }: BlogImport) => items.map(({ action }) => action);

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}
const png = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
const countOfMedia = async () => ((await editor.send('get', 'media')).body as { total: number }).total;
const contentOf = async (id: string | null | undefined) =>
  (expectOk(await editor.send('get', `content/post/${id}`)).body as { content: PostContent }).content;
/** Images of this machine may be fetched. */
const allowFetching = (...ports: readonly string[]) =>
  Object.assign(test.app.get(FetchRules), { allowed: ['127.0.0.1'], ports });
const drafts = { publish: false, redirects: true, fetchImages: false };

async function imageServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<unknown>((resolve) => server.close(resolve));
  return { port: String((server.address() as AddressInfo).port), close };
}

afterEach(async () => {
  const database = test.app.get(DataSource);
  await database.query(`delete from content_document where type in ('post', 'author')`);
  await database.query('delete from redirect');
  Object.assign(test.app.get(FetchRules), new FetchRules());
});

it('says what an import would do, and writes no post', async () => {
  const answer = await checked('export.xml', wordPressExport(2));
  expect(answer).toMatchObject({ fileName: 'export.xml', state: 'checked', createdBy: 'admin' });
  expect(answer.problems).toEqual(['Only posts are imported. Left out: page (1).']);
  expect(answer.items).toMatchObject([
    {
      position: 1,
      title: 'Filling shift 0 & more',
      action: 'create',
      path: '/blog/filling-shift-0',
      redirectsFrom: ['/2024/01/filling-shift-0', '/2024/01/shift-no-0'],
      wasPublished: true,
      isDone: false,
    },
    { position: 2, wasPublished: false },
  ]);
  expect(answer.items[0]?.warnings).toEqual([
    'No published author is called Ann Lee. Add the author, then pick them in the post.',
    'An image stays at old.example. (2 times)',
  ]);
  expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 0 });
});

it('imports drafts, whose old addresses lead to them once they are live; a second import makes no doubles', async () => {
  const file = wordPressExport(3);
  const first = await imported('export.xml', file);
  expect(first).toMatchObject({ state: 'done', failure: null });
  expect(actions(first)).toEqual(['create', 'create', 'create']);
  const id = first.items[0]?.documentId ?? '';
  expect(await editor.state(id)).toMatchObject({ status: 'draft', path: '/blog/filling-shift-0' });
  const { body } = await editor.send('get', `content/post/${id}`);
  expect(body).toMatchObject({
    content: {
      title: 'Filling shift 0 & more',
      category: 'Scheduling',
      publishedOn: '2024-01-01',
      blocks: [
        { type: 'richText' },
        { type: 'figure', image: 'https://old.example/wp-content/uploads/board-0.png' },
        { type: 'video' },
        { type: 'table', columns: ['Unit', 'Open'] },
      ],
    },
  });
  const leads = () => test.app.get(DataSource).query(`select from_path, target_document_id from redirect order by 1`);
  expect(await leads()).toHaveLength(4);
  expect(actions(await imported('export.xml', file))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 3 });
});

it('updates what changed in its source, and leaves alone what was edited here or is in the trash', async () => {
  const { items } = await imported('export.xml', wordPressExport(3));
  const [, edited, trashed] = items.map(({ documentId }) => documentId ?? '');
  const { body } = await editor.send('get', `content/post/${edited}`);
  const { version, content } = body as { version: number; content: object };
  expectOk(
    await editor.send('put', `content/post/${edited}/draft`, { version, content: { ...content, title: 'Mine' } }),
  );
  await editor.did('trash', trashed ?? '');
  const again = await imported('export.xml', wordPressExport(3).replaceAll('says', 'tells'));
  expect(again.items).toMatchObject([
    { action: 'update', reason: null },
    { action: 'keep', reason: expect.stringMatching(/edited here/) as string },
    { action: 'keep', reason: expect.stringMatching(/in the trash/) as string },
  ]);
  const updated = await editor.send('get', `content/post/${items[0]?.documentId}`);
  expect(JSON.stringify(updated.body)).toContain('Post 0 tells');
});

it('publishes what was live, if it is asked to, and says why it cannot', async () => {
  const file = wordPressExport(3).replace('Filling shift 2 &amp; more', 'x'.repeat(200));
  const { items } = await imported('export.xml', file, { publish: true, redirects: false, fetchImages: false });
  expect(items).toMatchObject([{ isPublished: true }, { isPublished: false }, { isPublished: false }]);
  expect(items[2]?.warnings.at(-1)).toMatch(/^It stays a draft\. .*Title: Use at most 150 characters\./);
  expect((await test.http.get('/api/posts/filling-shift-0')).body).toMatchObject({ publishedOn: '2024-01-01' });
  expect(actions(await imported('export.xml', file))).toEqual(['unchanged', 'unchanged', 'unchanged']);
});

describe('a blog of 100 posts with images', () => {
  const live = { publish: true, redirects: true, fetchImages: false };
  const pictures = forAllTests(async () => {
    const pngs = await Promise.all(
      ['#123456', '#654321', '#abcdef'].map((background) =>
        sharp({ create: { width: 80, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const ofPath = (path: string) => pngs[Number(/\d+(?=\.\w+$)/.exec(path)?.[0]) % pngs.length] ?? Buffer.of();
    return { ofPath, close: () => Promise.resolve() };
  });
  const leadsTo = async (path: string) => {
    const { status, headers } = await rawRequest(test, 'GET', path);
    return [status, headers.location];
  };
  const addressesOf = ({ cover, blocks = [] }: PostContent) => [
    cover,
    ...(blocks ?? []).flatMap((block) => (block.type === 'figure' ? block.image : [])),
  ];
  const stored = expect.stringMatching(/^\/media\/[\da-f]{32}\//) as string;

  it('comes from WordPress: images from its server, old addresses and old slugs lead to the posts, no doubles', async () => {
    const server = await imageServer(({ url = '' }, answer) => answer.end(pictures.ofPath(url)));
    Object.assign(test.app.get(FetchRules), { allowed: ['127.0.0.1'], ports: [server.port] });
    const file = wordPressExport(100, `http://127.0.0.1:${server.port}`);
    const first = await imported('export.xml', file, { ...live, fetchImages: true });
    await server.close();
    Object.assign(test.app.get(FetchRules), new FetchRules());
    expect(first.items.filter(({ action, isDone }) => action === 'create' && isDone)).toHaveLength(100);
    expect(first.items.filter(({ isPublished }) => isPublished)).toHaveLength(50);
    expect(first.items.flatMap(({ warnings }) => warnings).filter((note) => note.includes('image'))).toEqual([]);
    const { body } = await test.http.get('/api/posts/filling-shift-98');
    expect(addressesOf(body as PostContent)).toEqual([stored, stored]);
    for (const [at, { path, isPublished }] of first.items.entries()) {
      if (!isPublished) continue;
      expect(await leadsTo(`/2024/01/filling-shift-${at}/`)).toEqual([301, path]);
      if (at % 10 === 0) expect(await leadsTo(`/2024/01/shift-no-${at}/?utm=a`)).toEqual([301, `${path}?utm=a`]);
    }
    expect(new Set(actions(await imported('export.xml', file, live)))).toEqual(new Set(['unchanged']));
    expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 100 });
    expect((await editor.send('get', 'media')).body).toMatchObject({ total: 3 });
  });

  it('comes from Ghost: images in the archive beside it, old addresses lead to the posts, no doubles', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(ghostExport(100)), 'blog.ghost.json');
    for (let at = 0; at < 100; at++)
      for (const name of [`board-${at}.png`, `cover-${at}.png`])
        zip.addBuffer(pictures.ofPath(name), `content/images/2025/02/${name}`);
    zip.end();
    const file = await buffer(zip.outputStream);
    const first = await imported('ghost.zip', file, live);
    expect(first.items.filter(({ action, isDone }) => action === 'create' && isDone)).toHaveLength(100);
    expect(first.items[7]).toMatchObject({ path: '/blog/ghost-post-7', redirectsFrom: ['/ghost-post-7'] });
    const { body } = await test.http.get('/api/posts/ghost-post-98');
    expect(addressesOf(body as PostContent)).toEqual([stored, stored]);
    for (const [at, { path, isPublished }] of first.items.entries())
      if (isPublished) expect(await leadsTo(`/ghost-post-${at}/`)).toEqual([301, path]);
    expect(first.items.filter(({ isPublished }) => isPublished)).toHaveLength(50);
    expect(new Set(actions(await imported('ghost.zip', file, live)))).toEqual(new Set(['unchanged']));
    expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 100 });
  });
});

it('leads every address that a post of Markdown had to it, also those of files', async () => {
  const head = 'title: Filed\nstatus: published\ndate: 2024-01-05\ndescription: In short';
  const old = ['/archives/2005/000123.html', '/2024/01/05/Filed.html', '/old/index.html', '/%d0%bf/'];
  const file = `---\n${head}\npermalink: ${old[0]}\naliases: [${old
    .slice(1)
    .map((path) => `"${path}"`)
    .join()}]\n---\nText`;
  const { items } = await imported('a.md', file, { publish: true, redirects: true, fetchImages: false });
  expect(items).toMatchObject([{ isPublished: true }]);
  for (const path of [...old, '/old/', '/%D0%BF'])
    expect([path, (await rawRequest(test, 'GET', path)).headers.location]).toEqual([path, items[0]?.path]);
  expect((await rawRequest(test, 'GET', '/images/no.html')).status).not.toBe(301);
});

it('lets no two posts of a file have one address, old or new', async () => {
  const zip = new ZipFile();
  for (const name of ['a', 'b'])
    zip.addBuffer(Buffer.from(`---\ntitle: ${name}\nslug: same\naliases: [/x]\n---\nText`), `${name}.md`);
  zip.end();
  const { items } = await checked('a.zip', await buffer(zip.outputStream));
  expect(items).toMatchObject([
    { path: '/blog/same', redirectsFrom: ['/x'] },
    { path: '/blog/same-2', redirectsFrom: [] },
  ]);
  expect(items[1]?.warnings).toEqual(
    expect.arrayContaining([
      'The address same is taken or reserved, so it becomes same-2.',
      'No redirect from /x: another post uses that address.',
    ]),
  );
});

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

it('takes images out of an archive into the media library, once', async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const zip = new ZipFile();
  const text =
    '---\ntitle: With images\ncover: img/a.png\n---\nOne\n\n![A](img/a.png)\n\n![B](img/b.png)\n\n- x ![C](./img/a.png)';
  zip.addBuffer(Buffer.from(text), 'blog/post.md');
  zip.addBuffer(png, 'blog/img/a.png');
  zip.addBuffer(Buffer.from('no image'), 'blog/img/b.png');
  zip.end();
  const countOfMedia = async () => ((await editor.send('get', 'media')).body as { total: number }).total;
  const before = await countOfMedia();
  const { items } = await imported('blog.zip', await buffer(zip.outputStream));
  const [item] = items;
  expect(item).toMatchObject({
    action: 'create',
    warnings: expect.arrayContaining([expect.stringMatching(/b\.png was not stored/)]) as string[],
  });
  const { content } = (await editor.send('get', `content/post/${item?.documentId}`)).body as { content: PostContent };
  const address = expect.stringMatching(/^\/media\/[\w-]{36}\/a\.webp$/) as string;
  expect(content).toMatchObject({
    cover: address,
    blocks: [
      { type: 'richText' },
      { type: 'figure', image: address, alt: 'A' },
      { type: 'figure', alt: 'B' },
      { type: 'richText' },
    ],
  });
  expect(JSON.stringify(content.blocks)).toContain(`<img src=\\"${content.cover}\\"`);
  expect(await countOfMedia()).toBe(before + 1);
});

describe.each(['markdown', 'html'])('an archive of all posts as %s', (format) => {
  it('holds the images of the library, and another site gets the same posts with their images', async () => {
    const image = (color: string) =>
      sharp({ create: { width: 400, height: 200, channels: 3, background: color } })
        .png()
        .toBuffer();
    const zip = new ZipFile();
    const text =
      '---\ntitle: With images\nslug: with-images\ncover: img/a.png\n---\n## Why\n\n![A](img/a.png)\n\n- x ![C](img/b.png)';
    zip.addBuffer(Buffer.from(text), 'post.md');
    zip.addBuffer(await image('#123456'), 'img/a.png');
    zip.addBuffer(await image('#654321'), 'img/b.png');
    zip.end();
    const { items } = await imported('blog.zip', await buffer(zip.outputStream));
    const contentOf = async (id: string | null | undefined) =>
      ((await editor.send('get', `content/post/${id}`)).body as { content: PostContent }).content;
    const before = await contentOf(items[0]?.documentId);
    const database = test.app.get(DataSource);
    await eventually(
      () => database.query<unknown[]>(`select 1 from media_version where state <> 'ready'`),
      ({ length }) => length === 0,
    );
    const { body } = await test.http
      .get(`/api/admin/blog-export?format=${format}`)
      .set(editor.session)
      .responseType('blob');
    const paths = (await openArchive(body as Buffer)).paths.map((path) => path.replace(/[0-9a-f]{12}/, 'id'));
    const ending = format === 'html' ? 'html' : 'md';
    expect(paths).toEqual([`posts/with-images.${ending}`, 'images/id/a.webp', 'images/id/b.webp']);

    await database.query(`delete from content_document where type = 'post'`);
    await database.query('delete from media_item');
    const again = await imported('blog-posts.zip', body as Buffer);
    const after = await contentOf(again.items[0]?.documentId);
    const withoutKeys = (content: PostContent) => JSON.stringify(content).replace(/\/media\/[^"\\]*/g, '/media');
    expect(withoutKeys(after)).toBe(withoutKeys(before));
    const addresses = [...JSON.stringify(after).matchAll(/\/media\/[\w-]{36}\/[\w.-]+/g)].map(([address]) => address);
    expect(new Set(addresses).size).toBe(2);
    const single = await test.http
      .get(`/api/admin/blog-export?format=${format}&ids=${again.items[0]?.documentId}`)
      .set(editor.session)
      .responseType('blob');
    expect(String(single.body)).toMatch(/\/media\/[\w-]{36}\/a\.webp/);
    await database.query(`delete from content_document where type = 'post'`);
    const alone = await imported(`with-images.${ending}`, single.body as Buffer);
    expect(await contentOf(alone.items[0]?.documentId)).toEqual(after);
    for (const address of addresses) expect((await test.http.get(address)).status).toBe(302);
  });
});

it('exports all posts in Markdown, which an import reads back', async () => {
  await imported('export.xml', wordPressExport(60));
  const answer = await test.http.get('/api/admin/blog-export').set(editor.session).responseType('blob');
  expect(answer.headers['content-type']).toBe('application/zip');
  const archive = await openArchive(answer.body as Buffer);
  expect(archive.paths).toHaveLength(60);
  const file = String(await archive.read('posts/filling-shift-0.md'));
  expect(file).toContain('title: Filling shift 0 & more\n');
  expect(file).toContain('Post 0 says **something** about [shifts](https://old.example/about/).\n\n## Why it matters');
  const { items } = await checked('blog-posts.zip', answer.body as Buffer);
  expect(items.filter(({ action, wasPublished }) => action === 'unchanged' && !wasPublished)).toHaveLength(60);
});

describe('an export', () => {
  const exported = (query: string) =>
    test.http.get(`/api/admin/blog-export?${query}`).set(editor.session).responseType('blob');
  const idsOf = async (count: number) => {
    const { items } = await imported('export.xml', wordPressExport(count));
    return items.map(({ documentId }) => documentId ?? '');
  };

  it('of one post is its file, whose links lead to pages', async () => {
    const [id = '', other = ''] = await idsOf(2);
    const { version, content } = (await editor.send('get', `content/post/${id}`)).body as {
      version: number;
      content: PostContent;
    };
    const links = `<p><a href="doc:${other}#why">there</a> <a href="doc:${randomUUID()}">nowhere</a></p>`;
    const blocks = [...(content.blocks ?? []), { id: 'links', type: 'richText', html: links }];
    expectOk(await editor.send('put', `content/post/${id}/draft`, { version, content: { ...content, blocks } }));
    const page = await exported(`format=html&ids=${id}`);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="filling-shift-0.html"',
    });
    const html = String(page.body);
    expect(html).toContain('<title>Filling shift 0 &amp; more</title>');
    expect(html).toMatch(/<p><a href="http[^"]+\/blog\/filling-shift-1#why">there<\/a> nowhere<\/p>/);
    const { items } = await checked('filling-shift-0.html', page.body as Buffer);
    expect(items).toMatchObject([{ title: 'Filling shift 0 & more', action: 'unchanged', documentId: id }]);
    const markdown = await exported(`ids=${id}`);
    expect(markdown.headers['content-disposition']).toBe('attachment; filename="filling-shift-0.md"');
    expect(String(markdown.body)).toMatch(/^---\nid: [^]*\[there\]\(http[^)]+\/blog\/filling-shift-1#why\) nowhere/);
  });

  it.each(['markdown', 'html'])('in %s updates its own post, unless someone edited it since', async (format) => {
    const [id = ''] = await idsOf(1);
    const name = format === 'html' ? 'a.html' : 'a.md';
    const textOf = async () => String((await exported(`format=${format}&ids=${id}`)).body);
    type Draft = { version: number; content: PostContent };
    const draft = async () => (await editor.send('get', `content/post/${id}`)).body as Draft;
    const saved = async (change: PostContent) => {
      const { version, content } = await draft();
      expectOk(await editor.send('put', `content/post/${id}/draft`, { version, content: { ...content, ...change } }));
    };
    await saved({ seo: { robots: 'noindex, follow', headHtml: '<meta name="a" content="b">' } });
    const text = await textOf();
    const changed = text.replace('says', 'told');
    expect(actions(await checked(name, text.replaceAll('\n', '\r\n')))).toEqual(['unchanged']);
    expect(actions(await imported(name, changed))).toEqual(['update']);
    expect(actions(await imported(name, changed))).toEqual(['unchanged']);
    const { content } = await draft();
    expect(JSON.stringify(content.blocks)).toContain('Post 0 told');
    expect(content.seo).toEqual({ robots: 'noindex, follow', headHtml: '<meta name="a" content="b">' });
    const next = await textOf();
    await saved({ title: 'Mine' });
    for (const file of [text, next.replace('told', 'tells')])
      expect((await imported(name, file)).items).toMatchObject([
        { action: 'keep', documentId: id, reason: expect.stringMatching(/edited here since this export/) as string },
      ]);
    expect(actions(await imported(name, next))).toEqual(['unchanged']);
    expect(await draft()).toMatchObject({ content: { title: 'Mine' } });
    expect((await editor.send('get', 'content/post')).body).toMatchObject({ total: 1 });
    await editor.did('trash', id);
    expect((await checked(name, text)).items).toMatchObject([
      { action: 'keep', reason: expect.stringMatching(/trash/) as string },
    ]);
  });

  it('of several posts is an archive', async () => {
    const [one, two] = await idsOf(3);
    const archive = await openArchive((await exported(`format=html&ids=${one},${two}`)).body as Buffer);
    expect([...archive.paths].sort()).toEqual(['posts/filling-shift-0.html', 'posts/filling-shift-1.html']);
  });

  it('refuses in words other formats, too many ids, and ids of no post', async () => {
    const [id = ''] = await idsOf(1);
    await editor.did('trash', id);
    const missing = randomUUID();
    const many = Array.from({ length: 101 }, () => randomUUID()).join();
    const refusals = [
      ['format=pdf', 'format', 'Use markdown or html.'],
      [`ids=${many}`, 'ids', 'Export at most 100 posts by their ids, or all without ids.'],
      ['ids=7', 'ids', 'Separate the ids of posts by commas.'],
      [
        `ids=${missing},${id}`,
        'ids',
        `There are no posts with these ids, or they are in the trash: ${missing}, ${id}.`,
      ],
    ];
    for (const [query, field, message] of refusals) {
      const { status, body } = await editor.send('get', `blog-export?${query}`);
      expect([status, (body as { errors: unknown }).errors]).toEqual([400, [{ field, message }]]);
    }
    expect((await test.http.get('/api/admin/blog-export?format=html')).status).toBe(401);
  });
});

describe('addresses', () => {
  const named = (slug: string, title = 'My title') => `---\ntitle: ${title}\nslug: ${slug}\n---\nText`;
  const pathOf = async (content: string) => (await checked('a.md', content)).items[0];

  it('that are reserved, taken or look like others are changed, in words', async () => {
    await imported('taken.md', named('taken'));
    expect(await pathOf(named('taken'))).toMatchObject({ path: '/blog/taken-2' });
    expect(await pathOf(named('tag'))).toMatchObject({ path: '/blog/tag-2' });
    expect(await pathOf(named('"раypal"'))).toMatchObject({
      path: '/blog/my-title',
      warnings: ['The address “раypal” cannot be used here.'],
    });
    expect(await pathOf(named('../../etc/passwd'))).toMatchObject({ path: '/blog/etc-passwd' });
    expect(await pathOf(named('', 'Привет'))).toMatchObject({ path: '/blog/post' });
  });

  it('of this site are not covered by redirects', async () => {
    for (const old of ['/', '/blog', '/admin/blog', '/features', '/blog/tag/x', '/a.jpg', 'javascript:alert(1)'])
      expect((await pathOf(`---\npermalink: "${old}"\n---\nText`))?.redirectsFrom).toEqual([]);
  });
});

it('answers others while it reads a file that takes long', async () => {
  let isRead = false;
  const reading = checked('a.md', '_a_'.repeat(10_000)).finally(() => (isRead = true));
  let answered = 0;
  for (; !isRead; answered++) expectOk(await test.http.get('/api/settings'));
  await reading;
  expect(answered).toBeGreaterThan(5);
});

describe('sections of raw HTML', () => {
  const raw = '# Raw\n\n<!-- 20x:section {"type":"html","html":"<p>Ours</p>"} -->\n\n![A](img/a.png)';
  const withoutHtml: Permission[] = ['post:edit', 'post:publish', 'media:edit'];
  const reason = expect.stringMatching(
    /^1\. HTML → HTML: You need permission to edit raw HTML .* Ask an administrator to import it/,
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

it('lists a file of more posts than one statement can hold', async () => {
  const [post] = (JSON.parse(ghostExport(1)) as { db: [{ data: { posts: object[] } }] }).db[0].data.posts;
  const posts = Array.from({ length: 1_700 }, () => post);
  const unread = Array.from({ length: 4_900 }, (_, at) => [`${at}.md`, '+++\n'] as const);
  const { items } = await checked(
    'a.zip',
    await zipOf({ 'a.json': JSON.stringify({ data: { posts } }), ...Object.fromEntries(unread) }),
  );
  expect(items).toHaveLength(6_600);
  expect(items.at(-1)).toMatchObject({ position: 6_600, action: 'refuse', title: '4899.md' });
});

it('refuses one post whose id is too long to remember', async () => {
  const id = randomBytes(5_000).toString('hex');
  const files = { 'a.md': `---\nid: x${id}\n---\n# Long`, 'b.md': '# Short' };
  expect((await imported('a.zip', await zipOf(files))).items).toMatchObject([
    {
      title: 'Long',
      action: 'refuse',
      reason: `The id or path of this post, x${id.slice(0, 39)}…, has 10,001 characters. Shorten it to at most 400.`,
    },
    { title: 'Short', action: 'create', isDone: true },
  ]);
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

it('gives up a dead host after a few images, and asks a living one for a few at a time', async () => {
  let [running, most, asked] = [0, 0, 0];
  const [one, dead] = [
    await imageServer((_, answer) => {
      running++;
      asked++;
      most = Math.max(most, running);
      setImmediate(() => {
        running--;
        answer.writeHead(404).end();
      });
    }),
    await imageServer(() => {}),
  ];
  await dead.close();
  allowFetching(one.port, dead.port);
  const images = Array.from({ length: 30 }, (_, at) =>
    [dead, one].map(({ port }) => `![A](http://127.0.0.1:${port}/${at}.png)`).join('\n\n'),
  );
  const files = Object.fromEntries(
    [0, 1, 2].map((at) => [`${at}.md`, `# ${at}\n\n${images.slice(at * 10, at * 10 + 10).join('\n\n')}`]),
  );
  const { items } = await imported('a.zip', await zipOf(files), { ...drafts, fetchImages: true });
  await one.close();
  const notes = items.flatMap(({ warnings }) => warnings);
  expect([asked, most <= 4]).toEqual([30, true]);
  expect(notes.filter((note) => note.includes('the site answered 404'))).toHaveLength(30);
  const unreached = notes.filter((note) => note.includes('cannot be reached')).length;
  expect(unreached).toBeGreaterThanOrEqual(3);
  expect(unreached).toBeLessThanOrEqual(6);
  const givenUp = notes.filter((note) =>
    note.endsWith(`: 127.0.0.1:${dead.port} could not be reached 3 times, so its other images were not tried.`),
  );
  expect(givenUp.length + unreached).toBe(30);
});

it('stores nothing of hostile HTML and Markdown that can run', async () => {
  const files = hostileHtml.flatMap((text, at) => [
    [`${at}.md`, `# ${at}\n\n${text}\n\nText`] as const,
    [`${at}.html`, `<h1>${at}</h1>${text}<p>Text</p>`] as const,
  ]);
  const { items } = await imported('corpus.zip', await zipOf(Object.fromEntries(files)));
  expect(items).toHaveLength(files.length);
  const ids = items.flatMap(({ documentId }) => documentId ?? []);
  expect(ids.length).toBeGreaterThan(0.9 * files.length);
  const runs: unknown[] = [];
  for (const id of ids) {
    const content = await contentOf(id);
    for (const { path, spec, value } of valuesIn(PostContent, content)) {
      if (typeof value !== 'string') continue;
      const isSafe =
        spec.kind === 'richText' ? isHarmless(value) : !/^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu.test(value);
      if (!isSafe) runs.push([content.title, path, value]);
    }
  }
  expect(runs).toEqual([]);
});

it('calls a post unchanged that an earlier release read in another way, if that is what its draft says', async () => {
  const database = test.app.get(DataSource);
  await imported('export.xml', wordPressExport(2));
  await database.query(`update post_import set content_hash = 'of an earlier release'`);
  expect(actions(await checked('export.xml', wordPressExport(2)))).toEqual(['unchanged', 'unchanged']);
  const changed = wordPressExport(2).replace('Post 0 says', 'Post 0 tells');
  expect(actions(await imported('export.xml', changed))).toEqual(['update', 'unchanged']);
});

it('refuses in words what it cannot read, and a second start', async () => {
  expect((await upload('a.xml', '<x/>')).body).toMatchObject({
    status: 400,
    errors: [{ field: 'file', message: expect.stringMatching(/not an export of WordPress/) as string }],
  });
  expect((await upload('a.md', '')).status).toBe(400);
  expect((await upload('a.md', Buffer.alloc(21 * 1024 * 1024, 'a'))).status).toBe(413);
  const json = await test.http.post('/api/admin/blog-import?name=a.md').set(editor.session).send({ a: 1 });
  expect(json.status).toBe(400);
  const { id } = await imported('a.md', 'Text');
  expect(
    (await editor.send('post', `blog-import/${id}/run`, { publish: false, redirects: true, fetchImages: false }))
      .status,
  ).toBe(409);
  const { data } = (await editor.send('get', 'blog-import')).body as BlogImportList;
  expect(data[0]).toMatchObject({ id, fileName: 'a.md', state: 'done' });
  expect((await test.http.get('/api/admin/blog-import')).status).toBe(401);
});
