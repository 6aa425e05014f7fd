import { DataSource } from 'typeorm';
import type { AuthorContent } from '../src/blog/authors/author-content.dto.ts';
import { authorType } from '../src/blog/authors/author-type.ts';
import type { Author } from '../src/blog/authors/authors.dto.ts';
import type { PostContent } from '../src/blog/post-content.dto.ts';
import { postType } from '../src/blog/post-type.ts';
import type { Post } from '../src/blog/posts.dto.ts';
import { Authors1763693830000 } from '../src/core/database/migrations/1763693830000-authors.ts';
import { SiteGeneration } from '../src/site/site-generation.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const query = <Row>(sql: string, parameters: unknown[] = []) => test.app.get(DataSource).query<Row[]>(sql, parameters);
async function idOf(type: string, slug: string): Promise<string> {
  const sql = 'select id from content_document where type = $1 and slug = $2 and deleted_at is null';
  return (await query<{ id: string }>(sql, [type, slug]))[0]!.id;
}
async function givenAuthor(slug: string, content: AuthorContent = {}, options?: { live: boolean }): Promise<string> {
  await givenContent(test, authorType, slug, { name: slug, ...content }, options);
  return idOf('author', slug);
}
async function givenPost(slug: string, content: PostContent = {}): Promise<string> {
  await givenContent(test, postType, slug, { title: slug, excerpt: 'E', publishedOn: '2026-01-02', ...content });
  return idOf('post', slug);
}
const get = async <T>(path: string) => (await test.http.get(`/api/${path}`)).body as T;
const bylines = async (slug: string) =>
  (await get<Post>(`posts/${slug}`)).bylines.map(({ name, slug }) => [name, slug]);
const postsOf = async (author: string) =>
  (await get<{ data: Post[] }>(`posts?author=${author}`)).data.map(({ slug }) => slug);

describe('authors', () => {
  it('have a page with what their editors wrote', async () => {
    await givenAuthor('dana-reyes', {
      name: 'Dana Reyes, RN',
      role: 'Clinical lead',
      bio: 'Ten years of night shifts.',
      photo: '/images/dana.avif',
      photoAlt: 'Dana at a desk',
      links: [
        { id: 'a', label: 'LinkedIn', href: 'https://www.linkedin.com/in/dana' },
        { id: 'b', label: 'Hidden', href: '/about', published: false },
      ],
    });
    expect(await get<Author>('authors/dana-reyes')).toEqual({
      slug: 'dana-reyes',
      name: 'Dana Reyes, RN',
      role: 'Clinical lead',
      bio: 'Ten years of night shifts.',
      photo: '/images/dana.avif',
      photoAlt: 'Dana at a desk',
      links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/in/dana' }],
      seo: {},
      revision: expect.any(String),
    });
    await givenAuthor('a-draft', {}, { live: false });
    for (const slug of ['a-draft', 'nobody']) expect((await test.http.get(`/api/authors/${slug}`)).status).toBe(404);
  });

  it('have names whose letters are what they look like', async () => {
    const refused = await givenAuthor('mixed', { name: '\u0410nna Reyes' }).catch((error: unknown) => error);
    const message = '“\u0410” in “\u0410nna” is a Cyrillic letter. Type the word in one alphabet.';
    expect(refused).toMatchObject({ options: { errors: [{ field: 'name', message }] } });
    await givenAuthor('anna', { name: '\u0410\u043d\u043d\u0430' });
  });

  it('are named by posts in their order, in lists too, and find their posts', async () => {
    const [ana, ben] = [await givenAuthor('ana', { name: 'Ana' }), await givenAuthor('ben', { name: 'Ben' })];
    await givenPost('both', { authors: [`doc:${ben}`, 'ana', `doc:${ben}`] });
    await givenPost('hers', { authors: [`doc:${ana}`] });
    await givenPost('ours');
    expect(await bylines('both')).toEqual([
      ['Ben', 'ben'],
      ['Ana', 'ana'],
    ]);
    expect(await bylines('ours')).toEqual([['20X Editorial', null]]);
    expect(await get('posts')).toMatchObject({
      data: [{ authors: ['Ben', 'Ana'] }, { authors: ['Ana'] }, { authors: ['20X Editorial'] }],
    });
    expect([await postsOf('ana'), await postsOf('ben'), await postsOf('nobody')]).toEqual([
      ['both', 'hers'],
      ['both'],
      [],
    ]);
  });

  it('change all their bylines with one publication, which visitors see at their next request', async () => {
    const id = await givenAuthor('jo', { name: 'Jo' });
    await givenPost('by-jo', { authors: [`doc:${id}`] });
    const before = await test.app.get(SiteGeneration).latest();
    await givenAuthor('jo', { name: 'Jo Park' });
    const after = await test.app.get(SiteGeneration).latest();
    expect(after.value).toBeGreaterThan(before.value);
    expect(await bylines('by-jo')).toEqual([['Jo Park', 'jo']]);
    expect((await get<Post>('posts/by-jo')).authors).toEqual(['Jo Park']);
  });

  it('keep their name in posts without a page: unpublished or in the trash, not when they are deleted', async () => {
    const id = await givenAuthor('leaving', { name: 'Lee' });
    await givenPost('by-lee', { authors: [`doc:${id}`] });
    await editor.did('unpublish', id);
    expect(await bylines('by-lee')).toEqual([['Lee', null]]);
    expect(await postsOf('leaving')).toEqual([]);
    await givenContent(test, authorType, 'leaving', { name: 'Not public yet' }, { live: false });
    expect(await bylines('by-lee')).toEqual([['Lee', null]]);
    await editor.did('trash', id);
    expect(await bylines('by-lee')).toEqual([['Lee', null]]);
    await query('delete from content_document where id = $1', [id]);
    await givenPost('another');
    expect(await bylines('by-lee')).toEqual([['20X Editorial', null]]);
  });

  it('who were never published are not named, and the post’s checks say so', async () => {
    const id = await givenAuthor('secret', { name: 'Secret' }, { live: false });
    const post = await givenPost('by-secret', { authors: [`doc:${id}`] });
    expect(await bylines('by-secret')).toEqual([['20X Editorial', null]]);
    const { body } = await editor.send('get', `documents/${post}/checks`);
    expect(JSON.stringify(body)).toContain('“Secret” is not published');
  });

  it('of a draft are named when it is published', async () => {
    const [old, next] = [await givenAuthor('old', { name: 'Old' }), await givenAuthor('next', { name: 'Next' })];
    const post = await givenPost('previewed', { authors: [`doc:${old}`] });
    const { body } = await editor.send('get', 'content/post/previewed');
    const { version, content } = body as { version: number; content: PostContent };
    const draft = { version, content: { ...content, authors: [`doc:${next}`] } };
    expect((await editor.send('put', `content/post/${post}/draft`, draft)).status).toBe(200);
    expect(await bylines('previewed')).toEqual([['Old', 'old']]);
    await editor.did('publish', post);
    expect(await bylines('previewed')).toEqual([['Next', 'next']]);
  });

  it('are called by their names in the list of posts', async () => {
    const value = `doc:${await givenAuthor('listed', { name: 'Lia' })}`;
    await givenPost('by-lia', { authors: [value] });
    const asked = encodeURIComponent(`authors:${encodeURIComponent(value)}`);
    const facet = { field: 'authors', value, label: 'Lia' };
    expect((await editor.send('get', `content/post?facets=${asked}`)).body).toMatchObject({
      data: [{ slug: 'by-lia', facets: [facet] }],
    });
    const { body } = await editor.send('get', 'content/post/list/facets');
    expect((body as { data: object[] }).data).toContainEqual({ ...facet, documents: 1 });
  });

  it('can be found under an earlier address', async () => {
    const id = await givenAuthor('maiden', { name: 'Mia' });
    const { version } = await editor.state(id);
    await editor.send('put', `documents/${id}/slug`, { version, slug: 'married' });
    await editor.did('publish', id);
    expect(await get('authors/maiden')).toMatchObject({ slug: 'married', name: 'Mia' });
  });

  it('are at most six, and no post keeps another document or a name in their place', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, (_, n) => givenAuthor(`author-${n}`)));
    await expect(givenPost('too-many', { authors: ids.map((id) => `doc:${id}`) })).rejects.toMatchObject({
      options: { errors: [{ field: 'authors', message: 'Use at most 6 entries.' }] },
    });
    const post = await givenPost('a-post');
    await givenPost('odd', { authors: [`doc:${post}`, 'Jane Doe', '../x'] });
    expect(await bylines('odd')).toEqual([['20X Editorial', null]]);
  });
});

it('make documents of the names that posts held, pick them in every revision, and name them again when undone', async () => {
  const runner = test.app.get(DataSource).createQueryRunner();
  await runner.connect();
  const migration = new Authors1763693830000();
  await runner.startTransaction();
  try {
    await runner.query(`delete from content_document where type in ('author', 'post')`);
    await runner.query('set constraints all immediate; set constraints all deferred');
    await migration.down(runner);
    for (const [slug, authors, live] of [
      ['live', ['Dana  Reyes, RN', 'Ben'], true],
      ['draft', [' dana reyes, rn', 'Someone new', '愛', 3, ''], false],
    ] as const) {
      await runner.query(
        `with revision as (
           insert into content_revision (id, document_id, number, reason, content)
           values (gen_random_uuid(), gen_random_uuid(), 1, 'saved', $2) returning id, document_id)
         insert into content_document (id, type, slug, draft_revision_id, published_revision_id, facets)
         select document_id, 'post', $1, id, case when $3 then id end, array['tags:T', 'authors:' || ($2::jsonb -> 'authors' ->> 0)]
         from revision`,
        [slug, JSON.stringify({ title: slug, authors }), live],
      );
    }
    await runner.query('set constraints all immediate; set constraints all deferred');
    await runner.query(
      `insert into post_listing (document_id, slug, title, excerpt, tag_keys, authors, published_on, reading_minutes)
       select id, slug, slug, '', '{}', array['Dana Reyes, RN', 'Ben'], now(), 1 from content_document where slug = 'live'`,
    );
    await migration.up(runner);
    const authors = (await runner.query(
      `select document.id, document.slug, name, is_live from content_document document
         left join author_listing on document_id = document.id where type = 'author' order by document.slug`,
    )) as { id: string; slug: string; name: string | null; is_live: boolean | null }[];
    expect(authors.map(({ slug, name, is_live }) => [slug, name, is_live])).toEqual([
      [expect.stringMatching(/^author-[0-9a-f]{8}$/), null, null],
      ['ben', 'Ben', true],
      ['dana-reyes-rn', 'Dana Reyes, RN', true],
      ['someone-new', null, null],
    ]);
    const [other, ben, dana, someone] = authors.map(({ id }) => id);
    const picks = (await runner.query(
      `select document.slug, content -> 'authors' as picks, facets from content_document document
         join content_revision on content_revision.id = draft_revision_id where type = 'post' order by document.slug`,
    )) as { slug: string; picks: string[]; facets: string[] }[];
    expect(picks).toEqual([
      {
        slug: 'draft',
        picks: [`doc:${dana}`, `doc:${someone}`, `doc:${other}`],
        facets: ['tags:T', `authors:doc:${dana}`, `authors:doc:${someone}`, `authors:doc:${other}`],
      },
      { slug: 'live', picks: [`doc:${dana}`, `doc:${ben}`], facets: expect.any(Array) },
    ]);
    const [listing] = (await runner.query('select author_ids from post_listing')) as { author_ids: string[] }[];
    expect(listing?.author_ids).toEqual([dana, ben]);
    await migration.down(runner);
    const [named] = (await runner.query(`select authors from post_listing`)) as { authors: string[] }[];
    expect(named?.authors).toEqual(['Dana Reyes, RN', 'Ben']);
    expect(await runner.query(`select 1 from content_document where type = 'author'`)).toEqual([]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});
