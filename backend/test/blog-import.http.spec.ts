import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { PostContent } from '../src/blog/post-content.dto.ts';
import type { BlogImportList } from '../src/blog-import/blog-imports.dto.ts';
import { ghostExport, wordPressExport } from './support/sample-exports.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { valuesIn } from '../src/core/fields/field-walk.ts';
import { FetchRules } from '../src/blog-import/images/fetch-image.ts';
import { createTestApp } from './support/app.ts';
import { hostileHtml, isHarmless } from './support/hostile-html.ts';
import { rawRequest } from './support/raw-request.ts';
import { forAllTests } from './support/for-all-tests.ts';

import { actions, drafts, imageServer, png, zipOf, importCalls } from './support/import-calls.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { upload, checked, imported, contentOf, allowFetching, clear } = importCalls(test, editor);
afterEach(clear);

it('says what an import would do, and writes no post', async () => {
  const answer = await checked('export.xml', wordPressExport(2));
  expect(answer).toMatchObject({ fileName: 'export.xml', state: 'checked', createdBy: 'admin' });
  expect(answer.problems).toEqual(['Only posts are imported. Left out: 1 page.']);
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
  const { items: planned } = await checked('export.xml', file);
  expect(planned).toMatchObject([{ isPublishable: true }, { isPublishable: true }, { isPublishable: false }]);
  const { items } = await imported('export.xml', file, { publish: true, redirects: false, fetchImages: false });
  expect(items).toMatchObject([{ isPublished: true }, { isPublished: false }, { isPublished: false }]);
  const reason = 'Not ready to publish. Title: Use at most 150 characters.';
  for (const { warnings } of [planned[2]!, items[2]!])
    expect(warnings.filter((note) => note.includes('ready'))).toEqual([reason]);
  expect((await test.http.get('/api/posts/filling-shift-0')).body).toMatchObject({ publishedOn: '2024-01-01' });
  expect(actions(await imported('export.xml', file))).toEqual(['unchanged', 'unchanged', 'unchanged']);
});

it('says before an import what the rules of the owner keep from being published, by its place', async () => {
  const { version } = (await editor.send('get', 'check-levels')).body as { version: number };
  const level = (of: 'block' | null, seen: number) =>
    editor.send('put', 'check-levels', {
      version: seen,
      levels: [{ type: 'post', rule: 'alternative-text', level: of }],
    });
  expectOk(await level('block', version));
  const { items } = await checked('a.md', 'Text\n\n![](https://a.example/a.png)').finally(() =>
    level(null, version + 1),
  );
  expect(items).toMatchObject([{ action: 'create', isPublishable: false }]);
  expect(items[0]?.warnings).toContainEqual(expect.stringMatching(/^Not ready to publish\. Section 2 \(Image\)/));
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

it('says nothing of images that this site has, and names those that it has not', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fedcba' } })
    .png()
    .toBuffer();
  const first = await imported('a.zip', await zipOf({ 'a.md': '![A](a.png)', 'a.png': picture }));
  const { blocks } = await contentOf(first.items[0]?.documentId);
  const [figure] = blocks ?? [];
  const here = figure?.type === 'figure' ? figure.image : '';
  const [gone, never] = [here?.replace(/[\da-f]{8}/, '00000000'), '/wp-content/b.png'];
  const text = [here, gone, never].map((address) => `![A](${address})`).join('\n\n');
  const note = (address?: string) => `The image ${address} is not on this site yet.`;
  const { items } = await checked('b.md', `# B\n\n${text}`);
  expect(items[0]?.warnings).toEqual([note(gone), note(never)]);
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
    blocks: [{ type: 'richText' }, { type: 'figure', image: address, alt: 'A' }, { type: 'richText' }],
  });
  expect(JSON.stringify(content.blocks)).toContain(`<img src=\\"${content.cover}\\"`);
  expect(await countOfMedia()).toBe(before + 1);
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
    expect(await pathOf(named('', 'Привет'))).toMatchObject({ path: '/blog/privet' });
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

it('gives up a host that answers now and then', async () => {
  let asked = 0;
  const image = await png('#0a0b0c');
  const server = await imageServer((request, answer) => {
    asked++;
    if (Number(/\d+/.exec(request.url ?? '')?.[0]) % 3 === 0) answer.end(image);
    else request.socket.destroy();
  });
  allowFetching(server.port);
  const images = Array.from({ length: 60 }, (_, at) => `![A](http://127.0.0.1:${server.port}/${at}.png)`);
  const { items } = await imported('a.md', `# A\n\n${images.join('\n\n')}`, { ...drafts, fetchImages: true });
  await server.close();
  const givenUp = items[0]?.warnings.filter((note) => note.includes('its other images were not tried')) ?? [];
  expect(givenUp.length).toBe(60 - asked);
  expect(asked).toBeLessThan(25);
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
