import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { PostContent } from '../src/blog/post-content.dto.ts';
import { postType } from '../src/blog/post-type.ts';
import type { EditedTerm, EditedTermList, Term } from '../src/blog/terms/terms.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const given = (slug: string, content: PostContent) =>
  givenContent(test, postType, slug, { title: slug, excerpt: 'E', publishedOn: '2026-01-01', ...content });
const get = async <T>(path: string) => (await test.http.get(`/api/${path}`)).body as T;
const list = async (query: string) => expectOk(await editor.send('get', `terms?${query}`)).body as EditedTermList;
async function tag(name: string): Promise<EditedTerm> {
  const found = (await list('kind=tag&limit=100')).data.find((term) => term.name === name);
  if (!found) throw new Error(`no tag ${name}`);
  return found;
}
const edits = ({ id, name, slug, description }: EditedTerm, change: object) =>
  editor.send('put', `terms/${id}`, { name, slug, description, ...change });
const tagsOf = async (slug: string) => (await get<{ tags: string[] }>(`posts/${slug}`)).tags;

afterEach(async () => {
  const database = test.app.get(DataSource);
  await database.query(`delete from content_document where type = 'post'`);
  await database.query('delete from blog_term');
});

describe('editing categories and tags', () => {
  it('lists them by name with their posts, and finds them by words', async () => {
    await given('one', { tags: ['Pay', 'Night shifts'], category: 'Pay' });
    await given('two', { tags: ['pay'] });
    expect((await list('kind=tag')).data.map(({ name, posts }) => [name, posts])).toEqual([
      ['Night shifts', 1],
      ['Pay', 2],
    ]);
    expect(await list('kind=tag&search=SHIFTS%20night&limit=1')).toMatchObject({
      data: [{ name: 'Night shifts' }],
      total: 1,
    });
    expect((await list('kind=category')).total).toBe(1);
    expect((await editor.send('get', 'terms?kind=author')).body).toMatchObject({ errors: [{ field: 'kind' }] });
  });

  it('renames: posts show the new name, the old address and the new name lead to the term', async () => {
    await given('one', { tags: ['USA', 'Pay'] });
    const { body } = await edits(await tag('USA'), { name: ' United  States ', description: 'All 50.' });
    expect(body).toMatchObject({ name: 'United States', slug: 'usa', aliases: ['united-states'], posts: 1 });
    expect(await tagsOf('one')).toEqual(['United States', 'Pay']);
    await given('two', { tags: ['united states'] });
    expect((await get<Term>('terms/tag/usa')).posts).toBe(2);
    expectOk(await edits(await tag('United States'), { slug: 'united-states' }));
    expect(await get('terms/tag/usa')).toMatchObject({ slug: 'united-states', name: 'United States', posts: 2 });
    expect(await get('posts?tag=usa')).toMatchObject({ total: 2 });
    expect((await get<{ terms: object[] }>('posts/one')).terms).toContainEqual({
      kind: 'tag',
      slug: 'united-states',
      name: 'United States',
    });
  });

  it('refuses names and slugs that are not possible or taken, and says where', async () => {
    await given('one', { tags: ['Pay', 'Wages'] });
    const pay = await tag('Pay');
    const refused = async (change: object) => {
      const { status, body } = await edits(pay, change);
      return [status, ...(body as { errors: { field: string; message: string }[] }).errors.map(({ field }) => field)];
    };
    expect(await refused({ name: '???' })).toEqual([400, 'name']);
    expect(await refused({ name: 'x'.repeat(61), slug: 'Not a slug' })).toEqual([400, 'name', 'slug']);
    expect(await refused({ name: '\u0420ay' })).toEqual([400, 'name']);
    expect(await refused({ slug: '\u0440ay' })).toEqual([400, 'slug']);
    for (const name of ['wages', 'Ｗages', 'WÁGES']) expect(await refused({ name })).toEqual([409, 'name']);
    expect(await refused({ slug: 'wages' })).toEqual([409, 'slug']);
    expect(await refused({ description: 'x'.repeat(301) })).toEqual([400, 'description']);
    expect((await edits({ ...pay, id: randomUUID() }, {})).status).toBe(404);
    expect(await tag('Pay')).toEqual(pay);
  });

  it('merges: posts move once, all addresses lead to the other, and new posts use it', async () => {
    await given('one', { tags: ['Wages', 'Night', 'Pay'], category: 'Wages' });
    await given('two', { tags: ['Wages'] });
    const [wages, pay] = [await tag('Wages'), await tag('Pay')];
    expectOk(await edits(wages, { slug: 'earnings' }));
    const merged = expectOk(await editor.send('post', `terms/${wages.id}/merge`, { into: pay.id })).body as EditedTerm;
    expect(merged).toMatchObject({ name: 'Pay', posts: 2 });
    expect([await tagsOf('one'), await tagsOf('two')]).toEqual([['Pay', 'Night'], ['Pay']]);
    for (const slug of ['wages', 'earnings', 'Wages'])
      expect(await get(`terms/tag/${slug}`)).toMatchObject({ slug: 'pay' });
    expect(await get('terms/category/wages')).toMatchObject({ slug: 'wages' });
    await given('three', { tags: ['wages'] });
    expect(await tagsOf('three')).toEqual(['Pay']);
    expect(
      (await get<Term[]>('terms')).filter(({ kind }) => kind === 'tag').map(({ slug, posts }) => [slug, posts]),
    ).toEqual([
      ['pay', 3],
      ['night', 1],
    ]);
  });

  it('merges only what is of one kind and not the same', async () => {
    await given('one', { tags: ['Pay'], category: 'News' });
    const pay = await tag('Pay');
    const [news] = (await list('kind=category')).data;
    for (const into of [pay.id, news!.id, 'x'])
      expect((await editor.send('post', `terms/${pay.id}/merge`, { into })).body).toMatchObject({
        errors: [{ field: 'into' }],
      });
    expect((await editor.send('post', `terms/${pay.id}/merge`, { into: randomUUID() })).status).toBe(404);
  });

  it('loses no post that is published while its tag is merged', async () => {
    await given('one', { tags: ['Pay', 'Wages'] });
    const [wages, pay] = [await tag('Wages'), await tag('Pay')];
    await Promise.all([
      editor.send('post', `terms/${wages.id}/merge`, { into: pay.id }),
      ...['a', 'b', 'c'].map((slug) => given(slug, { tags: ['Wages'] })),
    ]);
    expect(await get('posts?tag=pay')).toMatchObject({ total: 4 });
    for (const slug of ['one', 'a', 'b', 'c']) expect(await tagsOf(slug)).toEqual(['Pay']);
  });

  it('removes what no published post uses', async () => {
    await given('one', { tags: ['Pay'] });
    const pay = await tag('Pay');
    const refused = await editor.send('delete', `terms/${pay.id}`);
    expect([refused.status, (refused.body as { detail: string }).detail]).toEqual([
      409,
      'Published posts use this tag. Merge it into another one instead.',
    ]);
    const { body } = await editor.send('get', 'content/post/one');
    await editor.did('unpublish', (body as { id: string }).id);
    expect((await editor.send('delete', `terms/${pay.id}`)).status).toBe(204);
    expect((await list('kind=tag')).total).toBe(0);
    await editor.did('publish', (body as { id: string }).id);
    expect(await tagsOf('one')).toEqual(['Pay']);
  });

  it('is recorded with who did it', async () => {
    await given('one', { tags: ['Pay', 'Wages'] });
    expectOk(await edits(await tag('Pay'), { name: 'Payroll' }));
    expectOk(await editor.send('post', `terms/${(await tag('Wages')).id}/merge`, { into: (await tag('Payroll')).id }));
    const entries = await test.app
      .get(DataSource)
      .query(
        `select action, actor_name, subject, details from audit_entry where action like 'term.%' order by happened_at desc limit 2`,
      );
    expect(entries).toEqual([
      {
        action: 'term.merged',
        actor_name: 'admin',
        subject: '/blog/tag/wages',
        details: { name: 'Wages', into: '/blog/tag/pay' },
      },
      {
        action: 'term.edited',
        actor_name: 'admin',
        subject: '/blog/tag/pay',
        details: { name: 'Payroll', slug: 'pay' },
      },
    ]);
  });
});
