import { DataSource } from 'typeorm';
import type { PostContent } from '../src/blog/post-content.dto.ts';
import { postType } from '../src/blog/post-type.ts';
import type { Term } from '../src/blog/terms/terms.dto.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());

const given = (slug: string, content: PostContent, options?: { live: boolean }) =>
  givenContent(test, postType, slug, { title: slug, excerpt: 'E', publishedOn: '2026-01-01', ...content }, options);
const get = async <T>(path: string) => (await test.http.get(`/api/${path}`)).body as T;
const slugs = async (query: string) =>
  (await get<{ data: { slug: string }[] }>(`posts?${query}`)).data.map(({ slug }) => slug);

afterEach(async () => {
  const database = test.app.get(DataSource);
  await database.query(`delete from content_document where type = 'post'`);
  await database.query('delete from blog_term');
});

describe('categories and tags', () => {
  it('are records with a slug, made when a post names them and counted while posts are live', async () => {
    await given('one', { category: 'Licensing', tags: ['United States', 'Pay'] });
    await given('two', { category: 'licensing', tags: ['united  STATES'] });
    await given('draft', { tags: ['Not yet'] }, { live: false });
    expect(await get<Term[]>('terms')).toEqual([
      { kind: 'category', slug: 'licensing', name: 'Licensing', description: null, posts: 2 },
      { kind: 'tag', slug: 'united-states', name: 'United States', description: null, posts: 2 },
      { kind: 'tag', slug: 'pay', name: 'Pay', description: null, posts: 1 },
    ]);
    expect(await get('posts/two')).toMatchObject({ category: 'Licensing', tags: ['United States'] });
    expect(await get('terms/tag/united-states')).toMatchObject({ name: 'United States', posts: 2 });
    expect(await get('terms/tag/United%20STATES')).toMatchObject({ slug: 'united-states' });
    for (const path of ['terms/tag/not-yet', 'terms/tag/licensing', 'terms/author/pay', 'terms/tag/%3F'])
      expect((await test.http.get(`/api/${path}`)).status).toBe(404);
  });

  it('are one where names differ by case, spaces, accents or width, also within a post', async () => {
    await given('one', { tags: ['Québec', ' quebec ', 'QUEBEC', 'Ｑuebec'] });
    expect(await get('posts/one')).toMatchObject({ tags: ['Québec'], terms: [{ slug: 'quebec' }] });
    expect(await slugs('tag=QUÉBEC')).toEqual(['one']);
  });

  it('find the posts of a category or tag by its slug or its name', async () => {
    await given('one', { category: 'Pay & Billing', tags: ['Client reporting'] });
    await given('two', { category: 'Client reporting' });
    for (const query of ['category=pay-billing', 'category=Pay%20%26%20Billing', 'tag=client-reporting'])
      expect(await slugs(query)).toEqual(['one']);
    expect(await slugs('category=client-reporting')).toEqual(['two']);
    expect(await slugs('category=nobody')).toEqual([]);
  });

  it('need a name that makes an address', async () => {
    const refused = (content: PostContent) =>
      given('bad', content).then(
        () => [],
        ({ options }: { options: { errors: { field: string; message: string }[] } }) => options.errors,
      );
    for (const tag of ['???', 'x'.repeat(61), `a${' b'.repeat(40)}`])
      expect([tag, await refused({ tags: ['Fine', tag] })]).toEqual([
        tag,
        [{ field: 'tags', message: 'Use at most 60 characters, with at least one letter from a to z or digit.' }],
      ]);
    for (const [name, message] of [
      ['\u0420ay', '“\u0420” in “\u0420ay” is a Cyrillic letter. Type the word in one alphabet.'],
      ['Pay\u200b', 'Remove the invisible character U+200B.'],
      ['日本', 'Replace “日”. Addresses hold the letters a to z, digits and hyphens.'],
    ] as const) {
      expect(await refused({ tags: ['Fine', name] })).toEqual([{ field: 'tags', message }]);
      expect(await refused({ category: name })).toEqual([{ field: 'category', message }]);
    }
    expect(await refused({ category: '—' })).toEqual([{ field: 'category', message: expect.any(String) }]);
    expect(await get('terms')).toEqual([]);
  });

  it('are created once when two authors publish the same new ones at the same time', async () => {
    const both = ['New one', 'Another'];
    await Promise.all([given('one', { tags: both }), given('two', { tags: both.toReversed() })]);
    expect((await get<Term[]>('terms')).map(({ slug, posts }) => [slug, posts])).toEqual([
      ['another', 2],
      ['new-one', 2],
    ]);
  });
});
