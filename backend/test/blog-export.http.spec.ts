import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { PostContent } from '../src/blog/post-content.dto.ts';
import { wordPressExport } from './support/sample-exports.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { openArchive } from '../src/blog-import/readers/archive.ts';
import { createTestApp } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';

import { actions, importCalls } from './support/import-calls.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { checked, imported, clear } = importCalls(test, editor);
afterEach(clear);

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
