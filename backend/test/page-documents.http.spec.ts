import { randomUUID } from 'node:crypto';
import type { DocumentList, DocumentState } from '../src/content/documents/document.dto.ts';
import { fixedPages } from '../src/pages/page-type.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { holding } from './support/holding.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const list = async (query = '') => expectOk(await editor.send('get', `content/page?${query}`)).body as DocumentList;
const create = (body: object) => editor.send('post', 'content/page', body);
const request = (slug = `page-${randomUUID()}`) => ({ id: randomUUID(), slug, content: { title: 'New' } });

describe('the list of pages', () => {
  it('holds the fixed pages and those that editors made, the one saved last first', async () => {
    const made = await editor.livePage({ title: 'Hospital partners' }, 'hospital-partners');
    const { data, total, page, limit } = await list('limit=100');
    expect({ total, page, limit }).toEqual({ total: fixedPages.length + 1, page: 1, limit: 100 });
    expect(data[0]).toEqual({
      id: made.id,
      type: 'page',
      slug: 'hospital-partners',
      nextPath: null,
      path: '/hospital-partners',
      title: 'Hospital partners',
      status: 'published',
      version: 2,
      updatedAt: made.draft.createdAt,
      updatedBy: 'admin',
      publishedAt: expect.stringMatching(/Z$/),
      publishAt: null,
      unpublishAt: null,
      fixed: false,
      alwaysShown: false,
      deletedAt: null,
      cover: null,
      icon: null,
      inMenu: null,
      isDue: false,
      facets: [],
    });
    expect(data.find(({ slug }) => slug === 'about')).toMatchObject({ fixed: true, title: 'about', updatedBy: null });
    expect(data.find(({ slug }) => slug === 'blog')).toMatchObject({ alwaysShown: true });
  });

  it('holds the documents of other types that are asked for, and that the user may edit', async () => {
    const all = async () => (await list('limit=100&also=home-content,legal,nothing')).data.map(({ path }) => path);
    expect(await all()).toEqual(expect.arrayContaining(['/', '/terms', '/privacy', '/about', '/contact']));
    expect((await list('also=home-content&search=home')).data).toMatchObject([{ type: 'home-content', fixed: true }]);
    const withoutLegal = await holding(test, ['page:edit', 'home-content:edit'], all);
    expect(withoutLegal).toEqual(expect.arrayContaining(['/', '/about']));
    expect(withoutLegal).not.toContain('/terms');
  });

  it('leaves the trash out, unless it is asked for', async () => {
    const { id } = await editor.did('trash', (await editor.newPage()).id);
    expect((await list('limit=100')).data.map((page) => page.id)).not.toContain(id);
    expect((await list('status=trash')).data).toEqual([expect.objectContaining({ id, deletedAt: expect.any(String) })]);
  });

  it('THR-65 finds words of titles and addresses as they are written', async () => {
    const { id } = await editor.newPage({ title: '100 % of_Nurses \\ “day”' });
    for (const search of ['100 %', 'OF_NURSES', '\\', '“day”', 'of_nurses \\']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).data.map((page) => page.id)).toContain(id);
    }
    for (const search of ['100_%', '%%', "' or 1=1 --", ':* & | !']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).data).toEqual([]);
    }
  });

  it.each([
    ['status', 'status=live'],
    ['search', `search=${'x'.repeat(201)}`],
    ['search', 'search=a%00'],
    ['limit', 'limit=101'],
    ['also', 'also=legal%20or'],
    ['sort', 'sort=title;select'],
  ])('is refused naming %s', async (field, query) => {
    const response = await editor.send('get', `content/page?${query}`);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining({ field })]);
  });
});

describe('a new page', () => {
  it('is a draft under its address, found by id and by slug', async () => {
    const body = request();
    const response = await create(body);
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ id: body.id, version: 1, status: 'draft', content: { title: 'New' } });
    expect(response.body.draft).toMatchObject({ number: 1, reason: 'created', author: 'admin' });
    expect(await editor.page(body.slug)).toEqual(await editor.page(body.id));
    expect((await test.http.get(`/api/pages/${body.slug}`)).status).toBe(404);
  });

  it('THR-194 is made once, however often the request arrives', async () => {
    const body = request();
    const responses = await Promise.all([create(body), create(body), create(body)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await create(body)).body).toEqual(responses[0]?.body);
    expect((await list(`search=${body.slug}`)).total).toBe(1);
    expect(await editor.story(body.id)).toEqual(['revision 1']);
  });

  it('is a conflict under the id of another', async () => {
    const body = request();
    await create(body);
    const home = (await editor.send('get', 'content/home-content/home')).body as DocumentState;
    for (const other of [
      { ...body, content: { title: 'Else' } },
      { ...body, slug: 'else' },
      { ...request(), id: home.id },
    ]) {
      const response = await create(other);
      expect(response.status).toBe(409);
      expect(response.body.errors).toEqual([{ field: 'id', message: 'Another document has this id.' }]);
    }
  });

  it('is a conflict under a taken address, also for one of two at once', async () => {
    const [one, two] = [request('same-address'), request('same-address')];
    const responses = await Promise.all([create(one), create(two)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.errors).toEqual([{ field: 'slug', message: '“New” already has this address.' }]);
    expect((await create(request('about'))).status).toBe(409);
  });

  it.each<[string, object]>([
    ['slug', { slug: 'admin' }],
    ['slug', { slug: 'preview' }],
    ['slug', { slug: 'Upper' }],
    ['slug', { slug: 'two--hyphens' }],
    ['slug', { slug: 'a/b' }],
    ['slug', { slug: 'x'.repeat(76) }],
    ['slug', { slug: '' }],
    ['slug', { slug: 7 }],
    ['id', { id: 'mine' }],
    ['id', { id: undefined }],
    ['content', { content: undefined }],
    ['content.color', { content: { color: 'red' } }],
    ['content.title', { content: { title: 7 } }],
    ['content.blocks', { content: { blocks: {} } }],
  ])('is refused naming %s for %j', async (field, wrong) => {
    const response = await create({ ...request(), ...wrong });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field })]));
  });
});

describe('a copy', () => {
  const copy = async (id: string, body: object = {}) =>
    editor.send('post', `documents/${id}/duplicate`, { id: randomUUID(), ...body });

  it('is a draft with the same words under the next free address', async () => {
    const { id } = await editor.livePage({ title: 'Original' }, 'original');
    await editor.saved(id, { title: 'Draft of the original' });
    for (const slug of ['original-copy', 'original-copy-2', 'original-copy-3']) {
      const response = await copy(id);
      expect(response.status).toBe(201);
      expect(response.body).toMatchObject({ slug, status: 'draft', version: 1, published: null });
      expect((await editor.page(slug)).content).toEqual({ title: 'Draft of the original' });
    }
    expect((await copy((await editor.page('original-copy')).id)).body).toMatchObject({ slug: 'original-copy-4' });
  });

  it('fits into an address of the greatest length', async () => {
    const { id } = await editor.newPage({ title: 'Long' }, 'x'.repeat(75));
    expect((await copy(id)).body.slug).toBe(`${'x'.repeat(70)}-copy`);
  });

  it('is made once, however often and at once the request arrives', async () => {
    const { id } = await editor.newPage({ title: 'Once' }, 'once');
    const again = { id: randomUUID() };
    const responses = await Promise.all([copy(id, again), copy(id, again), copy(id, again)]);
    expect(responses.map(({ status, body }) => [status, (body as DocumentState).slug])).toEqual(
      Array(3).fill([201, 'once-copy']),
    );
    await editor.saved(id, { title: 'Other words' });
    expect((await copy(id, again)).body).toMatchObject({ status: 409, errors: [{ field: 'id' }] });
  });

  it('takes the address that it is given, or says why not', async () => {
    const { id } = await editor.newPage();
    expect((await copy(id, { slug: 'my-copy' })).body.slug).toBe('my-copy');
    expect((await copy(id, { slug: 'my-copy' })).body).toMatchObject({ status: 409, errors: [{ field: 'slug' }] });
    expect((await copy(id, { slug: 'Admin' })).body).toMatchObject({ status: 400, errors: [{ field: 'slug' }] });
    expect((await copy(id, { id: 'x' })).body).toMatchObject({ status: 400, errors: [{ field: 'id' }] });
  });

  it('of a fixed page is a page like any other', async () => {
    const { id } = await editor.page('pricing');
    const { body } = await copy(id);
    expect(body.slug).toBe('pricing-copy');
    expect((await list('search=pricing-copy')).data).toEqual([expect.objectContaining({ fixed: false })]);
  });
});
