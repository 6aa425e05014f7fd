import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { PostContent } from '../src/blog/post-content.dto.ts';
import type { BlogImportList } from '../src/blog-import/blog-imports.dto.ts';
import { ghostExport, wordPressExport } from './support/sample-exports.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { valuesIn } from '../src/core/fields/field-walk.ts';
import { createTestApp } from './support/app.ts';
import { hostileHtml, isHarmless } from './support/hostile-html.ts';
import { rawRequest } from './support/raw-request.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { actions, zipOf, importCalls } from './support/import-calls.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { upload, checked, imported, contentOf, clear } = importCalls(test, editor);
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
    'An image is on old.example. (2 times)',
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
  const file = wordPressExport(3, test.config.publicUrl).replace('Filling shift 2 &amp; more', 'x'.repeat(200));
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
