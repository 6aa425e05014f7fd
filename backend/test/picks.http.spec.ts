import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { postType } from '../src/blog/post-type.ts';
import type { ContentType } from '../src/content/documents/content-type.ts';
import type { LinkingPlace } from '../src/content/links/links.dto.ts';
import { PicksById1763693750000 } from '../src/core/database/migrations/1763693750000-picks-by-id.ts';
import { featureType } from '../src/features/feature-type.ts';
import type { HomeContent } from '../src/home-content/home-content.dto.ts';
import { homeSlug, homeType } from '../src/home-content/home-type.ts';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const query = <Row>(sql: string, parameters: unknown[] = []) => test.app.get(DataSource).query<Row[]>(sql, parameters);

async function given<T extends object>(type: ContentType<T>, slug: string, content: T): Promise<string> {
  await givenContent(test, type, slug, content);
  const [row] = await query<{ id: string }>('select id from content_document where type = $1 and slug = $2', [
    type.name,
    slug,
  ]);
  return row!.id;
}
const givenPost = (slug: string) => given(postType, slug, { title: slug, excerpt: 'E', publishedOn: '2026-01-02' });
const givenFeature = (slug: string, related?: string[]) =>
  given(featureType, slug, { title: slug, summary: 'S', group: 'fill', ...(related && { related }) });

const slugsOf = async (page: string) => {
  const [block] = ((await test.http.get(`/api/pages/${page}`)).body as PageContent).blocks ?? [];
  return block?.type === 'posts' ? block.slugs : null;
};
const cardsOf = async () =>
  ((await test.http.get('/api/home-content')).body as HomeContent).insights?.map(({ slug, title }) => [slug, title]);
const relatedTo = async (slug: string) =>
  ((await test.http.get(`/api/features/${slug}`)).body as { related: { slug: string }[] }).related.map(
    (feature) => feature.slug,
  );
const moves = async (id: string, slug: string) => {
  const { version } = await editor.state(id);
  await editor.send('put', `documents/${id}/slug`, { version, slug });
  await editor.did('publish', id);
};

describe('documents that were picked', () => {
  it('are told by the slug of now, left out while visitors cannot see them, and there again afterwards', async () => {
    const [moved, stays] = [await givenPost('to-be-moved'), await givenPost('stays')];
    const [feature, other] = [await givenFeature('board'), await givenFeature('plan')];
    const { slug: page } = await editor.livePage({
      title: 'P',
      blocks: [{ id: 'a', type: 'posts', slugs: [`doc:${moved}`, `doc:${stays}`] }],
    });
    await givenFeature('reads-on', [`doc:${feature}`, `doc:${other}`]);
    await givenContent(test, homeType, homeSlug, {
      insights: [
        { slug: `doc:${moved}`, title: 'Moved' },
        { slug: `doc:${stays}`, title: 'Stays' },
      ],
    });
    await moves(moved, 'has-moved');
    await moves(feature, 'new-board');
    expect(await slugsOf(page)).toEqual(['has-moved', 'stays']);
    expect(await relatedTo('reads-on')).toEqual(['new-board', 'plan']);
    expect(await cardsOf()).toEqual([
      ['has-moved', 'Moved'],
      ['stays', 'Stays'],
    ]);
    await editor.did('unpublish', moved);
    await editor.did('unpublish', feature);
    expect(await slugsOf(page)).toEqual(['stays']);
    expect(await relatedTo('reads-on')).toEqual(['plan']);
    expect(await cardsOf()).toEqual([['stays', 'Stays']]);
    await editor.did('publish', moved);
    await editor.did('trash', stays);
    expect(await slugsOf(page)).toEqual(['has-moved']);
    expect(await cardsOf()).toEqual([['has-moved', 'Moved']]);
  });

  it('follow an old address too, where it was picked', async () => {
    const post = await givenPost('old-name');
    const { slug } = await editor.livePage({ title: 'P', blocks: [{ id: 'a', type: 'posts', slugs: ['old-name'] }] });
    await moves(post, 'new-name');
    expect(await slugsOf(slug)).toEqual(['new-name']);
  });

  it('count among those that are linked, by id and by name, and cannot be published when they are gone', async () => {
    const post = await givenPost('wanted');
    const blocks = (slugs: string[]): PageContent['blocks'] => [{ id: 'a', type: 'posts', slugs }];
    const byId = await editor.livePage({ title: 'A', blocks: blocks([`doc:${post}`]) });
    const byName = await editor.newPage({ title: 'B', blocks: blocks(['wanted']) });
    await editor.newPage({ title: 'wanted' });
    const users = (await editor.send('get', `documents/${post}/used-by`)).body as LinkingPlace[];
    expect(users.map(({ id, inLive, fields }) => [id, inLive, fields])).toEqual([
      [byId.id, true, ['blocks.0.slugs.0']],
      [byName.id, false, ['blocks.0.slugs.0']],
    ]);
    await query('delete from content_document where id = $1', [post]);
    await editor.saved(byId.id, { title: 'A again', blocks: blocks([`doc:${post}`]) });
    const refused = await editor.does('publish', byId.id);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'blocks.0.slugs.0' })]);
  });
});

it('what was named before is kept by its id, in every revision, and named again when that is undone', async () => {
  const [post, moved] = [await givenPost('a-post'), await givenPost('before')];
  await moves(moved, 'after');
  const feature = await givenFeature('a-feature');
  const blocks = (slugs: string[]): PageContent['blocks'] => [
    { id: 'a', type: 'callout', tone: 'info', html: '<p>a-post</p>' },
    { id: 'b', type: 'posts', slugs },
    { id: 'c', type: 'posts', tag: 'a-post' },
  ];
  const page = await editor.livePage({ title: 'Named', blocks: blocks(['a-post', 'before', 'nobody']) });
  await editor.saved(page.id, { title: 'Named later', blocks: blocks(['a-post']) });
  await givenFeature('whole', ['a-feature', 'nobody']);
  const insights = [
    { id: 'a', slug: 'a-post', title: 'a-post' },
    { id: 'b', title: 'T' },
  ];
  await givenContent(test, homeType, homeSlug, { insights }, { live: false });

  const contents = async () =>
    (
      await query<{ content: object }>(
        `select revision.content from content_revision revision join content_document document
           on document.id = revision.document_id
         where document.id = $1 or document.slug = 'whole'
           or (document.slug = 'home' and revision.id = document.draft_revision_id)
         order by document.type, revision.number`,
        [page.id],
      )
    ).map(({ content }) => content);
  const before = await contents();
  const migration = new PicksById1763693750000();
  const runner = test.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  const after = await contents();
  expect(after).toEqual(
    expect.arrayContaining([
      { title: 'Named', blocks: blocks([`doc:${post}`, `doc:${moved}`, 'nobody']) },
      { title: 'Named later', blocks: blocks([`doc:${post}`]) },
      expect.objectContaining({ related: [`doc:${feature}`, 'nobody'] }),
      { insights: [{ ...insights[0], slug: `doc:${post}` }, insights[1]] },
    ]),
  );
  await expect(query(`update content_revision set content = '{}'`)).rejects.toThrow('is immutable');
  await migration.down(runner);
  await runner.release();
  const named = JSON.stringify(before).replaceAll('"before"', '"after"');
  expect(await contents()).toEqual(JSON.parse(named));
});

describe('a snippet', () => {
  const html = '<h2>Rules of the state</h2><p>Written once.</p>';

  async function givenSnippet(slug: string): Promise<string> {
    const id = randomUUID();
    const content = { title: 'Rules', blocks: [{ id: 'a', type: 'richText', html }] };
    expectOk(await editor.send('post', 'content/snippet', { id, slug, content }));
    return id;
  }

  it('is chosen on pages, which show it once it is live, and cannot go live with another in it', async () => {
    const id = await givenSnippet('rules');
    const block = { id: 'a', type: 'snippet' as const, snippet: `doc:${id}` };
    const page = await editor.newPage({ title: 'P', blocks: [block] });
    await editor.did('publish', page.id);
    expect((await test.http.get(`/api/pages/${page.slug}`)).body).not.toMatchObject({ blocks: [{ snippet: 'rules' }] });
    await editor.did('publish', id);
    expect((await test.http.get(`/api/pages/${page.slug}`)).body).toMatchObject({ blocks: [{ snippet: 'rules' }] });
    const live = (await test.http.get('/api/snippets/rules')).body as PageContent;
    expect(live.blocks).toMatchObject([{ html: expect.stringContaining('<h2 id="rules-of-the-state">') }]);
    const places = (await editor.send('get', `documents/${id}/used-by`)).body as LinkingPlace[];
    expect(places).toMatchObject([{ id: page.id }]);

    const content = { title: 'Rules', blocks: [block] };
    const { version } = await editor.state(id);
    expectOk(await editor.send('put', `content/snippet/${id}/draft`, { version, content }));
    expect(await editor.does('publish', id)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'blocks.0.snippet', message: expect.stringContaining('can’t hold another') }] },
    });
  });

  it('is no page to be found: neither by search, nor in the sitemap', async () => {
    await editor.did('publish', await givenSnippet('unlisted'));
    const { data } = (await test.http.get('/api/search?q=state')).body as { data: { type: string }[] };
    expect(data.filter(({ type }) => type === 'snippet')).toEqual([]);
    const listed = (await test.http.get('/sitemap-1.xml')).text;
    expect(listed).toContain('<urlset');
    expect(listed).not.toContain('/snippets/');
  });
});
