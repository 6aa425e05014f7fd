import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { ContentPublisher } from '../src/content/publishing/content-publisher.ts';
import { ContentWriter } from '../src/content/drafts/content-writer.ts';
import type { DocumentList } from '../src/content/documents/document.dto.ts';
import { DocumentOrder1763693960000 } from '../src/core/database/migrations/1763693960000-document-order.ts';
import type { FeatureContent } from '../src/features/feature-content.dto.ts';
import { featureType } from '../src/features/feature-type.ts';
import type { SiteLayout } from '../src/layout/layout.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { opened } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const complete: FeatureContent = { title: 'Feature', group: 'fill', summary: 'What it does.' };
const write = (work: (writer: ContentWriter, tx: Parameters<ContentWriter['create']>[0]) => Promise<unknown>) =>
  test.app.get(UnitOfWork).run((tx) => work(test.app.get(ContentWriter), tx));

async function given(slug: string, content: FeatureContent, { live }: { live: boolean }) {
  await write(async (writer, tx) => {
    await writer.create(tx, featureType, { slug, content, by: null });
    if (live) await test.app.get(ContentPublisher).publish(tx, await opened(tx, featureType, slug), { by: null });
  });
}

/** The ids of features by their slugs. */
async function ids(): Promise<ReadonlyMap<string, string>> {
  const { data } = (await editor.send('get', 'content/feature?limit=100')).body as DocumentList;
  return new Map(data.map(({ slug, id }) => [slug, id]));
}

/** Asks for a place between two features, each by its slug or as it is. */
async function put(slug: string, { after, before }: Record<'after' | 'before', unknown>) {
  const known = await ids();
  const [first, second] = [after, before].map((place) => known.get(String(place)) ?? place);
  return editor.send('put', `documents/${known.get(slug) ?? ''}/place`, { after: first, before: second });
}

describe('API-02 the list of features', () => {
  beforeAll(async () => {
    await given('first', { ...complete, title: 'First' }, { live: true });
    await given('draft', { ...complete, title: 'Draft' }, { live: false });
    await given('second', { ...complete, title: 'Second' }, { live: true });
    await given('third', { ...complete, title: 'Third' }, { live: true });
    await given('fourth', { ...complete, title: 'Fourth' }, { live: true });
  });

  it('holds what is published, in its order', async () => {
    const response = await test.http.get('/api/features?limit=12');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      data: [
        { slug: 'first', title: 'First' },
        { slug: 'second', title: 'Second' },
        { slug: 'third', title: 'Third' },
        { slug: 'fourth', title: 'Fourth' },
      ],
      total: 4,
      page: 1,
      limit: 12,
    });
  });

  it('comes in pages', async () => {
    const response = await test.http.get('/api/features?limit=3&page=2');
    expect(response.body).toMatchObject({
      data: [{ slug: 'fourth', title: 'Fourth' }],
      total: 4,
      page: 2,
      limit: 3,
    });
    expect((await test.http.get('/api/features?limit=3&page=3')).body.data).toEqual([]);
  });

  it('follows a publication and never a draft', async () => {
    await given('renamed', { ...complete, title: 'Old title' }, { live: true });
    const edit = { by: null, version: 2, content: { ...complete, title: 'New title' } };
    const titles = async () =>
      ((await test.http.get('/api/features')).body.data as { title: string }[]).map(({ title }) => title);
    await write((writer, tx) => writer.saveDraft(tx, featureType, { slug: 'renamed' }, edit));
    expect(await titles()).toContain('Old title');
    await write(async (_, tx) =>
      test.app.get(ContentPublisher).publish(tx, await opened(tx, featureType, 'renamed'), { by: null }),
    );
    expect(await titles()).toContain('New title');
    expect(await titles()).not.toContain('Old title');
  });

  it('NAV-02 holds only what menus list when it is asked for, so that later ones move up', async () => {
    await given('hidden', { ...complete, title: 'Hidden', inMenu: false }, { live: true });
    expectOk(await put('hidden', { after: null, before: 'first' }));
    const slugs = async (query: string) =>
      ((await test.http.get(`/api/features?${query}`)).body.data as { slug: string }[]).map(({ slug }) => slug);
    expect(await slugs('limit=2&inMenu=true')).toEqual(['first', 'second']);
    expect(await slugs('limit=2&inMenu=false')).toEqual(['hidden', 'first']);
    expect((await test.http.get('/api/features?inMenu=true')).body).toMatchObject({ total: 5 });
    const { features } = (await test.http.get('/api/layout')).body as SiteLayout;
    expect(features.slice(0, 2)).toEqual([
      { href: '/features/first', label: 'First' },
      { href: '/features/second', label: 'Second' },
    ]);
  });

  it('NAV-02 gives menus the first 12, by their names for menus', async () => {
    for (let n = 1; n <= 9; n++) {
      const names = { title: `Long name ${n}`, menuLabel: n === 1 ? 'Short' : '' };
      await given(`more-${n}`, { ...complete, ...names }, { live: true });
    }
    const { features } = (await test.http.get('/api/layout')).body as SiteLayout;
    expect(features).toHaveLength(12);
    expect(features[5]).toEqual({ href: '/features/more-1', label: 'Short' });
  });

  it.each([
    ['inMenu', 'inMenu=yes'],
    ['limit', 'limit=-1'],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=1e9'],
    ['limit', 'limit=NaN'],
    ['limit', 'limit=1.5'],
    ['limit', 'limit='],
    ['limit', 'limit=12;select pg_sleep(1)'],
    ['limit', 'limit=12&limit=13'],
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=1e9'],
    ['page', 'page=two'],
    ['sort', 'sort=title'],
    ['passwordHash', 'passwordHash=a'],
  ])('THR-66 refuses naming %s: %s', async (field, query) => {
    const response = await test.http.get(`/api/features?${query}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_input', errors: [{ field, message: expect.any(String) }] });
  });
});

describe('the page of a feature', () => {
  const get = (slug: string) => test.http.get(`/api/features/${slug}`);

  it('shows its visible blocks and the features to go on with, in its own order', async () => {
    const block = { id: 'a', type: 'richText', html: '<p>A</p>' } as const;
    const page: FeatureContent = {
      ...complete,
      menuLabel: 'Short',
      icon: 'board',
      inMenu: false,
      related: ['second', 'whole', 'draft', 'unknown', 'first'],
      blocks: [block, { ...block, id: 'b', published: false }],
      seo: { title: 'Searched' },
    };
    await given('whole', page, { live: true });
    const summary = { slug: 'whole', title: 'Feature', menuLabel: 'Short', group: 'fill', summary: 'What it does.' };
    const response = await get('whole');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...summary,
      icon: 'board',
      inMenu: false,
      blocks: [block],
      seo: { title: 'Searched' },
      updatedAt: expect.any(String),
      firstPublishedAt: expect.any(String),
      revision: expect.any(String),
      related: [expect.objectContaining({ slug: 'second' }), expect.objectContaining({ slug: 'first' })],
    });
    const { body } = await test.http.get('/api/features?limit=100');
    expect((body.data as object[]).at(-1)).toEqual({ ...summary, icon: 'board', inMenu: false });
  });

  it('is named in menus by its title, and listed there, unless told otherwise', async () => {
    expect((await get('first')).body).toMatchObject({ menuLabel: 'First', inMenu: true, icon: null, blocks: [] });
  });

  it('THR-39 is as unknown as any other while it is a draft', async () => {
    const unknown = await get('unknown');
    const draft = await get('draft');
    expect([unknown.status, draft.status]).toEqual([404, 404]);
    expect(draft.body).toEqual({ ...unknown.body, requestId: draft.headers['x-request-id'] });
    expect((await test.http.head('/api/features/draft')).status).toBe(404);
  });
});

describe('a new document', () => {
  it.each(['Not A Slug', '', '../etc', 'a'.repeat(76)])('is refused the address %j', async (slug) => {
    await expect(given(slug, complete, { live: false })).rejects.toMatchObject({
      code: 'invalid_input',
      options: { errors: [{ field: 'slug' }] },
    });
  });

  it('is refused an address that is taken', async () => {
    await given('taken', complete, { live: false });
    await expect(given('taken', complete, { live: false })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not written at all when it cannot be published', async () => {
    await expect(given('incomplete', { title: 'No group' }, { live: true })).rejects.toMatchObject({
      code: 'not_publishable',
      options: { errors: [{ field: 'group' }, { field: 'summary' }] },
    });
    await given('incomplete', complete, { live: false });
  });
});

describe('the order of features', () => {
  const names = ['order-a', 'order-b', 'order-c', 'order-d'];
  beforeAll(async () => {
    for (const slug of names) await given(slug, complete, { live: slug !== 'order-d' });
  });

  const orderIn = (list: readonly { readonly slug: string }[]) =>
    list.map(({ slug }) => slug).filter((slug) => names.includes(slug));
  const forEditors = async () =>
    orderIn(((await editor.send('get', 'content/feature?limit=100')).body as DocumentList).data);
  const forVisitors = async () =>
    orderIn((await test.http.get('/api/features?limit=100')).body.data as { slug: string }[]);
  const lastBut = async (slug: string) => [...(await ids()).keys()].filter((one) => one !== slug).at(-1);

  it('is what editors make it: visitors see a move at once, and the draft and its version are as before', async () => {
    const before = await editor.state((await ids()).get('order-c') ?? '');
    const moved = expectOk(await put('order-c', { after: 'order-a', before: 'order-b' }));
    expect(moved.body).toEqual(before);
    expect(await forEditors()).toEqual(['order-a', 'order-c', 'order-b', 'order-d']);
    expect(await forVisitors()).toEqual(['order-a', 'order-c', 'order-b']);
    expect(
      await test.app
        .get(DataSource)
        .query(
          `select actor_name, details from audit_entry where action = 'content.reordered' and subject = '/features/order-c'`,
        ),
    ).toEqual([{ actor_name: 'admin', details: { type: 'feature' } }]);
    expectOk(await put('order-a', { after: await lastBut('order-a'), before: null }));
    expect(await forVisitors()).toEqual(['order-c', 'order-b', 'order-a']);
  });

  it('is a conflict when the neighbors are none any more, and one of several moves at once wins', async () => {
    expect(await put('order-d', { after: 'order-c', before: 'order-a' })).toMatchObject({
      status: 409,
      body: { detail: 'The list has changed since you loaded it. Load it again, then repeat the move.' },
    });
    const place = { after: 'order-c', before: 'order-b' };
    const answers = await Promise.all([put('order-d', place), put('order-a', place)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await editor.did('trash', (await ids()).get('order-b') ?? '');
    const known = await ids();
    expect(known.has('order-b')).toBe(false);
  });

  const slots = { after: null, before: null };
  it.each([
    ['after', 'an id that no feature has', { ...slots, after: randomUUID() }],
    ['before', 'no id', { ...slots, before: 'nobody' }],
    ['after', 'many ids', { ...slots, after: Array.from({ length: 500 }, () => randomUUID()) }],
    ['after', 'nothing', { before: null }],
    ['before', 'the same feature twice', { after: 'first', before: 'first' }],
    ['after', 'itself', { ...slots, after: 'order-c' }],
    ['ids', 'a field that it does not know', { ...slots, ids: [] }],
  ])('THR-66 refuses, naming %s: %s', async (field, _, place) => {
    const known = await ids();
    const id = known.get('order-c') ?? '';
    const named = Object.fromEntries(
      Object.entries(place).map(([name, value]) => [name, known.get(String(value)) ?? value]),
    );
    const response = await editor.send('put', `documents/${id}/place`, named);
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(response.body.errors).toContainEqual({ field, message: expect.any(String) });
  });

  it('THR-66 refuses 10,000 ids in words', async () => {
    const { status, body } = await put('order-c', { ...slots, after: Array.from({ length: 10_000 }, () => 'a') });
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/[A-Z].*\./)]);
  });

  it('is refused to pages, which have none', async () => {
    const { id } = await editor.newPage();
    const answer = await editor.send('put', `documents/${id}/place`, slots);
    expect(answer).toMatchObject({ status: 409, body: { detail: 'The list “Pages” has no order of its own.' } });
  });

  it('comes from the numbers that features had before, which their revisions lose', async () => {
    const list = await forVisitors();
    const everyone = [...(await ids()).keys()];
    const migration = new DocumentOrder1763693960000();
    const dataSource = test.app.get(DataSource);
    const withOrder = `select count(*)::int as count from content_revision where content ? 'order'`;
    const count = async () => (await dataSource.query<{ count: number }[]>(withOrder))[0]?.count;
    await dataSource.transaction(({ queryRunner }) => migration.down(queryRunner!));
    expect(await count()).toBeGreaterThan(5);
    await dataSource.transaction(({ queryRunner }) => migration.up(queryRunner!));
    expect(await count()).toBe(0);
    expect(await forVisitors()).toEqual(list);
    expect([...(await ids()).keys()]).toEqual(everyone);
  });
});
