import { randomUUID } from 'node:crypto';
import { postType } from '../src/blog/post-type.ts';
import type { ContentState } from '../src/content/documents/document-state.ts';
import { ContentTypes } from '../src/content/documents/content-types.ts';
import { insertDocument } from '../src/content/documents/new-documents.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { holding } from './support/holding.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

/** A small content of each type whose documents editors create. */
const contents = {
  page: { title: 'A page' },
  post: { title: 'A post', excerpt: 'In short', publishedOn: '2026-01-02', tags: ['Hiring'] },
  feature: { title: 'A feature', group: 'fill', summary: 'In short' },
} as const;
type Name = keyof typeof contents;
const names = Object.keys(contents) as Name[];

const request = (type: Name) => ({ id: randomUUID(), slug: `${type}-${randomUUID()}`, content: contents[type] });

describe.each(names)('a %s', (type) => {
  it('is created, listed, edited and published under the path of its type', async () => {
    const body = request(type);
    const created = expectOk(await editor.send('post', `content/${type}`, body));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ id: body.id, type, slug: body.slug, version: 1, content: body.content });
    const { path } = created.body as ContentState<object>;
    expect(path).toBe(test.app.get(ContentTypes).get(type).path(body.slug));

    const content = { ...body.content, title: 'Edited' };
    const saved = expectOk(await editor.send('put', `content/${type}/${body.slug}/draft`, { version: 1, content }));
    expect(saved.body).toMatchObject({ version: 2, content, draft: { number: 2, reason: 'saved', author: 'admin' } });
    expect((await editor.send('get', `content/${type}/${body.id}`)).body).toEqual(saved.body);
    const { data } = (await editor.send('get', `content/${type}?search=${body.slug}`)).body as { data: object[] };
    expect(data).toEqual([expect.objectContaining({ id: body.id, type, title: 'Edited', status: 'draft' })]);

    await editor.did('publish', body.id);
    const api = { page: 'pages', post: 'posts', feature: 'features' }[type];
    expect((await test.http.get(`/api/${api}/${body.slug}`)).body).toMatchObject({ title: 'Edited' });
  });

  it('refuses fields that its class does not have, a stale version and an unknown document', async () => {
    const body = request(type);
    const wrong = await editor.send('post', `content/${type}`, { ...body, content: { color: 'red', title: 7 } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual(
      expect.arrayContaining([
        { field: 'content.color', message: 'This field does not exist.' },
        expect.objectContaining({ field: 'content.title' }),
      ]),
    );
    const { body: made } = expectOk(await editor.send('post', `content/${type}`, body));
    const stale = await editor.send('put', `content/${type}/${body.id}/draft`, { version: 7, content: body.content });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toEqual(made);
    for (const ref of [randomUUID(), 'nowhere', 'Not a slug']) {
      expect((await editor.send('get', `content/${type}/${encodeURIComponent(ref)}`)).status).toBe(404);
      const save = { version: 1, content: {} };
      expect((await editor.send('put', `content/${type}/${encodeURIComponent(ref)}/draft`, save)).status).toBe(404);
    }
  });

  it('is for the people who may edit its type', async () => {
    const body = request(type);
    await editor.send('post', `content/${type}`, body);
    const others = names.filter((name) => name !== type).map((name) => `${name}:edit` as const);
    const calls = () =>
      Promise.all([
        editor.send('get', `content/${type}`),
        editor.send('post', `content/${type}`, request(type)),
        editor.send('post', `content/${type}/check`, { content: body.content }),
        editor.send('get', `content/${type}/${body.id}`),
        editor.send('put', `content/${type}/${body.id}/draft`, { version: 1, content: body.content }),
      ]);
    const statuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status);
    expect(statuses(await holding(test, others, calls))).toEqual([403, 403, 403, 403, 403]);
    expect(statuses(await holding(test, [`${type}:edit`], calls))).toEqual([200, 201, 200, 200, 200]);
    expect((await test.http.get(`/api/admin/content/${type}`)).status).toBe(401);
  });
});

it('keeps a section of a newer version as it is, and takes no other of its type', async () => {
  const later = { id: 'later', type: 'hologram', rows: [{ id: 'r', depth: 3 }], shown: { html: '<x-beam>1</x-beam>' } };
  const text = (id: string) => ({ id, type: 'richText', html: `<p>${id}</p>` });
  const content = (...blocks: object[]) => ({ ...contents.post, blocks });
  const post = { id: randomUUID(), slug: 'of-a-newer-version' };
  const made = { ...post, content: content(text('a'), later, text('b')), by: null };
  await test.app.get(UnitOfWork).run(({ manager }) => insertDocument(manager, postType, made));
  const save = (version: number, ...blocks: object[]) =>
    editor.send('put', `content/post/${post.id}/draft`, { version, content: content(...blocks) });
  const moved = expectOk(await save(1, later, text('a'), text('b')));
  expect(moved.body.content.blocks).toEqual([later, text('a'), text('b')]);

  const refused = [
    [{ ...later, shown: { html: '<script>x()</script>' } }],
    [{ ...later, published: false }],
    [{ ...later, id: 'other' }],
    [later, later],
  ];
  for (const blocks of refused) {
    const { status, body } = await save(2, ...blocks);
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          field: `content.blocks.${blocks.length - 1}.type`,
          message: 'This version does not know this type of section. Leave the section as it was saved, or delete it.',
        },
      ],
    ]);
  }

  expectOk(await save(2, text('a')));
  // The author takes the deletion back.
  expectOk(await save(3, later, text('a'), text('b')));
  const { version } = await editor.did('publish', post.id);
  const shown = (await test.http.get(`/api/posts/${post.slug}`)).body.blocks as unknown[];
  expect(shown[0]).toEqual(later);
  const without = expectOk(await save(version, text('a')));
  const restored = await editor.did('restore', post.id, { number: moved.body.draft.number });
  expect(restored.version).toBe(without.body.version + 1);
  expect((await editor.send('get', `content/post/${post.id}`)).body.content.blocks).toEqual(moved.body.content.blocks);
});

it('finds no document of one type under the path of another', async () => {
  const body = request('post');
  await editor.send('post', 'content/post', body);
  expect((await editor.send('get', `content/page/${body.id}`)).status).toBe(404);
});

it.each(['pages', 'constructor', ''])('knows no type "%s"', async (type) => {
  expect((await editor.send('get', `content/${type}`)).status).toBe(404);
  expect((await editor.send('post', `content/${type}`, request('page'))).status).toBe(404);
});

it.each([
  ['home-content', 'home'],
  ['legal', 'privacy'],
])('edits the fixed documents of %s and creates no others', async (type, slug) => {
  const { body } = expectOk(await editor.send('get', `content/${type}/${slug}`));
  const { version, content } = body as ContentState<object>;
  expectOk(await editor.send('put', `content/${type}/${slug}/draft`, { version, content }));
  const refused = await editor.send('post', `content/${type}`, { id: randomUUID(), slug: 'another', content });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
});

it('answers content as a save would keep it, and saves nothing', async () => {
  const { body: before } = await editor.send('get', 'content/page?limit=1');
  const blocks = [{ id: 'a', type: 'richText', html: '<p onclick="x()">Safe</p><script>x()</script>' }];
  const checked = await editor.send('post', 'content/page/check', { content: { title: 'Checked', blocks } });
  expect(checked.status).toBe(200);
  expect(checked.body.content).toEqual({ title: 'Checked', blocks: [{ ...blocks[0], html: '<p>Safe</p>' }] });
  const refused = await editor.send('post', 'content/page/check', { content: { heroTitle: 'Of another type' } });
  expect(refused.body.errors).toEqual([{ field: 'content.heroTitle', message: 'This field does not exist.' }]);
  expect((await editor.send('get', 'content/page?limit=1')).body).toEqual(before);
});
