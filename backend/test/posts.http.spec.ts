import { authorType } from '../src/blog/authors/author-type.ts';
import type { PostContent } from '../src/blog/post-content.dto.ts';
import { dayOf, postType } from '../src/blog/post-type.ts';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import type { ContentState } from '../src/content/documents/document-state.ts';
import type { HomeContent } from '../src/home-content/home-content.dto.ts';
import { homeSlug, homeType } from '../src/home-content/home-type.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());

const complete: PostContent = { title: 'Post', excerpt: 'What it is about.', publishedOn: '2026-01-01' };
const given = (slug: string, content: PostContent, options?: { live: boolean }) =>
  givenContent(test, postType, slug, { ...complete, ...content }, options);
const list = async (query = '') => (await test.http.get(`/api/posts${query}`)).body as { data: { slug: string }[] };
const slugs = async (query = '') => (await list(query)).data.map(({ slug }) => slug);

describe('posts', () => {
  beforeAll(async () => {
    await given('oldest', { publishedOn: '2025-12-31', tags: ['Metrics'] });
    await given('newest', { publishedOn: '2026-11-20', tags: ['Licenses', 'Canada', 'Rules'] });
    await given('middle-b', { publishedOn: '2026-05-05', tags: [' canada ', 'CANADA', ''] });
    await given('middle-a', { publishedOn: '2026-05-05', tags: ['Rules'] });
    await given('draft', { publishedOn: '2026-11-21', tags: ['Canada'] }, { live: false });
  });

  it('come newest first, in pages', async () => {
    expect(await slugs()).toEqual(['newest', 'middle-a', 'middle-b', 'oldest']);
    expect(await list('?limit=2&page=2')).toMatchObject({
      data: [{ slug: 'middle-b' }, { slug: 'oldest' }],
      total: 4,
      page: 2,
      limit: 2,
    });
    expect(await slugs('?page=9')).toEqual([]);
  });

  it('say in lists what a card shows', async () => {
    await given('card', {
      publishedOn: '2024-02-29',
      category: 'Metrics',
      tags: ['A', 'B'],
      cover: '/images/a.avif',
      coverAlt: 'A board',
    });
    const card = (await list('?tag=a')).data[0];
    expect(card).toEqual({
      slug: 'card',
      title: 'Post',
      excerpt: 'What it is about.',
      category: 'Metrics',
      tags: ['A', 'B'],
      terms: [
        { kind: 'category', slug: 'metrics', name: 'Metrics' },
        { kind: 'tag', slug: 'a', name: 'A' },
        { kind: 'tag', slug: 'b', name: 'B' },
      ],
      cover: '/images/a.avif',
      coverAlt: 'A board',
      authors: ['20X Editorial'],
      publishedOn: '2024-02-29',
      readingMinutes: 1,
      featured: false,
      updatedAt: expect.any(String),
    });
    expect(await list('?tag=metrics')).toMatchObject({ data: [{ category: null, authors: ['20X Editorial'] }] });
  });

  it('are found by their tags, in any case', async () => {
    expect(await slugs('?tag=canada')).toEqual(['newest', 'middle-b']);
    expect(await slugs('?tag=Canada')).toEqual(['newest', 'middle-b']);
    expect(await slugs('?tag=cana')).toEqual([]);
    expect(await slugs(`?tag=${encodeURIComponent(`' or true --`)}`)).toEqual([]);
    expect(await slugs(`?tag=${encodeURIComponent('{"x"}')}`)).toEqual([]);
  });

  it.each([
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=01', 'limit'],
    ['tag=%ED%A0%BD', 'tag'],
    ['page=0', 'page'],
    ['page=10001', 'page'],
    ['tag=a&tag=b', 'tag'],
    [`tag=${'x'.repeat(76)}`, 'tag'],
    ['category=%00', 'category'],
    ['featured=maybe', 'featured'],
    ['tag=%00', 'tag'],
    ['sort=title', 'sort'],
  ])('refuse the query %s', async (query, field) => {
    const response = await test.http.get(`/api/posts?${query}`);
    expect([response.status, response.body.errors]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it('show three others to go on with, those with the most common tags first', async () => {
    const { body } = await test.http.get('/api/posts/newest');
    expect((body.related as { slug: string }[]).map(({ slug }) => slug)).toEqual(['middle-a', 'middle-b', 'oldest']);
  });

  it('lead to the posts that came out before and after', async () => {
    const beside = async (slug: string) => {
      const { newer, older } = (await test.http.get(`/api/posts/${slug}`)).body as Record<
        string,
        { slug: string } | null
      >;
      return [newer?.slug, older?.slug];
    };
    expect(await beside('newest')).toEqual([undefined, 'middle-a']);
    expect(await beside('middle-a')).toEqual(['newest', 'middle-b']);
    expect(await beside('middle-b')).toEqual(['middle-a', 'oldest']);
  });

  it('show the posts that their editor picked before others', async () => {
    await given('pinning', { publishedOn: '2019-01-01', related: ['oldest', 'pinning', 'draft'] });
    const { body } = await test.http.get('/api/posts/pinning');
    expect((body.related as { slug: string }[]).map(({ slug }) => slug)).toEqual(['oldest', 'newest', 'middle-a']);
  });

  it('say what they begin with in place of an excerpt, and who reviewed them', async () => {
    await givenContent(test, authorType, 'rae', { name: 'Rae' });
    const blocks = [{ id: 'a', type: 'richText', html: '<h2>One</h2><p>How it <b>begins</b>.</p>' }] as const;
    const more = { excerpt: '', reviewedBy: 'rae', reviewBy: '2030-01-01', featured: true };
    await given('own-words', { publishedOn: '2018-01-01', blocks: [...blocks], ...more });
    const { body } = await test.http.get('/api/posts/own-words');
    expect(body).toMatchObject({ excerpt: 'How it begins.', lede: null, featured: true });
    expect(body).toMatchObject({ reviewedBy: { name: 'Rae', slug: 'rae' } });
    expect(JSON.stringify(body)).not.toContain('2030-01-01');
    expect(await slugs('?featured=true')).toEqual(['own-words']);
    await given('unreviewed', { publishedOn: '2018-01-02', reviewedBy: 'nobody' });
    expect((await test.http.get('/api/posts/unreviewed')).body).toMatchObject({ reviewedBy: null, title: 'Post' });
    expect((await test.http.get('/api/posts/newest')).body).toMatchObject({ lede: 'What it is about.' });
  });

  it('show their text, their age and how long they take to read', async () => {
    const html = `<p>${'word '.repeat(920)}</p>`;
    const blocks = [
      { id: 'a', type: 'richText', html },
      { id: 'b', type: 'richText', html, published: false },
    ] as const;
    await given('long', { publishedOn: '2020-01-01', lastReviewedOn: '2026-11-02', blocks: [...blocks] });
    const { body } = await test.http.get('/api/posts/long');
    expect(body).toMatchObject({ slug: 'long', readingMinutes: 4, lastReviewedOn: '2026-11-02', seo: {} });
    expect((body.blocks as { id: string }[]).map(({ id }) => id)).toEqual(['a']);
  });

  it('say when they were updated, which their first publication is not', async () => {
    const updatedOn = async (slug: string) => (await test.http.get(`/api/posts/${slug}`)).body.updatedOn as unknown;
    const tomorrow = dayOf(new Date(Date.now() + 86_400_000));
    for (const publishedOn of ['2020-01-01', tomorrow]) {
      await given('updated', { publishedOn });
      expect(await updatedOn('updated')).toBeNull();
    }
    await given('updated', { publishedOn: '2020-01-01', title: 'Better' });
    expect(await updatedOn('updated')).toBe(dayOf(new Date()));
  });

  it('THR-39 THR-41 are unknown while they are drafts', async () => {
    const { body: unknown } = await test.http.get('/api/posts/unknown');
    const response = await test.http.get('/api/posts/draft');
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ ...unknown, requestId: response.headers['x-request-id'] });
    expect((await test.http.head('/api/posts/draft')).status).toBe(404);
  });

  it('need a day that there is', async () => {
    for (const publishedOn of ['2026-02-30', '2026-13-01', 'yesterday', '2026-1-1']) {
      await expect(given('bad-day', { publishedOn })).rejects.toMatchObject({
        code: 'not_publishable',
        options: { errors: [{ field: 'publishedOn', message: expect.stringContaining('2026-11-02') }] },
      });
    }
  });

  it('without a day come out on the day of their publication, and keep it', async () => {
    const editor = await DocumentEditor.signedIn(test);
    const days = [dayOf(new Date())];
    await given('no-day', { publishedOn: null }, { live: false });
    const { body } = await editor.send('get', 'content/post/no-day');
    const { id } = body as DocumentState;
    await editor.did('publish', id);
    days.push(dayOf(new Date())); // midnight may have been in between
    const state = await editor.send('get', 'content/post/no-day');
    const { content } = state.body as ContentState<PostContent>;
    expect(days).toContain(content.publishedOn);
    expect(await list('?limit=100')).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ slug: 'no-day', publishedOn: content.publishedOn })]),
    });
    await editor.did('unpublish', id);
  });
});

describe('HOM-10 the home page', () => {
  const home = async () => (await test.http.get('/api/home-content')).body as object;

  it('shows the six newest posts while its editor chose none', async () => {
    expect(await home()).toEqual({});
    await givenContent(test, homeType, homeSlug, { heroTitle: 'Hello', insights: [] });
    for (let day = 1; day <= 4; day++) await given(`day-${day}`, { publishedOn: `2026-12-0${day}`, tags: ['T'] });
    expect(await home()).toMatchObject({
      heroTitle: 'Hello',
      insights: [
        { slug: 'day-4', title: 'Post', date: '2026-12-04', excerpt: 'What it is about.', tags: ['T'] },
        { slug: 'day-3' },
        { slug: 'day-2' },
        { slug: 'day-1' },
        { slug: 'newest' },
        { slug: 'middle-a' },
      ],
    });
  });

  it('shows what its editor chose', async () => {
    const insights = [{ slug: 'oldest', title: 'Chosen' }];
    await givenContent(test, homeType, homeSlug, { insights });
    expect(await home()).toEqual({ insights, revision: expect.any(String) });
  });

  it('shows as many of the newest, or of one tag, as its editor asked for, whatever was picked before', async () => {
    const insights = [{ slug: 'oldest', title: 'Chosen' }];
    const shown = async (choice: object) => {
      await givenContent(test, homeType, homeSlug, { insights, ...choice });
      return ((await home()) as HomeContent).insights?.map(({ slug }) => slug);
    };
    expect(await shown({ insightsSource: 'newest', insightsCount: 2 })).toEqual(['day-4', 'day-3']);
    expect(await shown({ insightsSource: 'tag', insightsTag: ' rules ' })).toEqual(['newest', 'middle-a']);
    expect(await shown({ insightsSource: 'tag', insightsTag: 'nobody' })).toBeUndefined();
    expect(await shown({ insightsSource: 'picked' })).toEqual(['oldest']);
    expect(await shown({ insightsSource: 'picked', insights: [] })).toHaveLength(6);
  });
});
