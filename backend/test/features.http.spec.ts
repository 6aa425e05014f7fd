import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { ContentPublisher } from '../src/content/publishing/content-publisher.ts';
import { ContentWriter } from '../src/content/drafts/content-writer.ts';
import type { FeatureContent } from '../src/features/feature-content.dto.ts';
import { featureType } from '../src/features/feature-type.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { opened } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());

const complete: FeatureContent = { title: 'Feature', group: 'fill', summary: 'What it does.' };
const write = (work: (writer: ContentWriter, tx: Parameters<ContentWriter['create']>[0]) => Promise<void>) =>
  test.app.get(UnitOfWork).run((tx) => work(test.app.get(ContentWriter), tx));

async function given(slug: string, content: FeatureContent, { live }: { live: boolean }) {
  await write(async (writer, tx) => {
    await writer.create(tx, featureType, { slug, content, by: null });
    if (live) await test.app.get(ContentPublisher).publish(tx, await opened(tx, featureType, slug), { by: null });
  });
}

describe('API-02 the list of features', () => {
  beforeAll(async () => {
    await given('second', { ...complete, title: 'Second', order: 2 }, { live: true });
    await given('third-b', { ...complete, title: 'Third by address', order: 3 }, { live: true });
    await given('third-a', { ...complete, title: 'Third', order: 3 }, { live: true });
    await given('first', { ...complete, title: 'First', order: 1 }, { live: true });
    await given('draft', { ...complete, title: 'Draft', order: 0 }, { live: false });
  });

  it('holds what is published, in its order', async () => {
    const response = await test.http.get('/api/features?limit=12');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      data: [
        { slug: 'first', title: 'First' },
        { slug: 'second', title: 'Second' },
        { slug: 'third-a', title: 'Third' },
        { slug: 'third-b', title: 'Third by address' },
      ],
      total: 4,
      page: 1,
      limit: 12,
    });
  });

  it('comes in pages', async () => {
    const response = await test.http.get('/api/features?limit=3&page=2');
    expect(response.body).toMatchObject({
      data: [{ slug: 'third-b', title: 'Third by address' }],
      total: 4,
      page: 2,
      limit: 3,
    });
    expect((await test.http.get('/api/features?limit=3&page=3')).body.data).toEqual([]);
  });

  it('follows a publication and never a draft', async () => {
    await given('renamed', { ...complete, title: 'Old title', order: 9 }, { live: true });
    const edit = { by: null, version: 2, content: { ...complete, title: 'New title', order: 9 } };
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
    await given('hidden', { ...complete, title: 'Hidden', order: 1, inMenu: false }, { live: true });
    const slugs = async (query: string) =>
      ((await test.http.get(`/api/features?${query}`)).body.data as { slug: string }[]).map(({ slug }) => slug);
    expect(await slugs('limit=2&inMenu=true')).toEqual(['first', 'second']);
    expect(await slugs('limit=2&inMenu=false')).toEqual(['first', 'hidden']);
    expect((await test.http.get('/api/features?inMenu=true')).body).toMatchObject({ total: 5 });
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
      revision: expect.any(String),
      related: [expect.objectContaining({ slug: 'second' }), expect.objectContaining({ slug: 'first' })],
    });
    const { body } = await test.http.get('/api/features?limit=100');
    expect((body.data as object[]).at(0)).toEqual({ ...summary, icon: 'board', inMenu: false });
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
