import { withAnchors } from '../src/content/blocks/anchors.ts';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { seedOnce } from '../src/seed-once.ts';
import { seed } from '../src/seeds/index.ts';
import { starterFeatures } from '../src/seeds/features.ts';
import { starterFooter, starterSections } from '../src/seeds/footer.ts';
import { starterHome } from '../src/seeds/home-content.ts';
import { starterLegalPages } from '../src/seeds/legal.ts';
import { starterPages } from '../src/seeds/pages.ts';
import { starterPosts } from '../src/seeds/posts.ts';
import { ContentPublisher } from '../src/content/publishing/content-publisher.ts';
import { ContentWriter } from '../src/content/drafts/content-writer.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { featureType } from '../src/features/feature-type.ts';
import type { PublishedHome } from '../src/home-content/home-content.dto.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { HomeEditor } from './support/home-editor.ts';
import { signIn } from './support/sign-in.ts';
import { opened } from './support/given-content.ts';

const apps: TestApp[] = [];
async function start(options?: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp(options);
  apps.unshift(app);
  return app;
}
afterEach(async () => {
  // The one that owns the database was started first and closes last.
  for (const app of apps.splice(0)) await app.close();
});

const publicPaths = [
  'home-content',
  'settings',
  'features?limit=12',
  'posts',
  'pages',
  'legal/privacy',
  'legal/terms',
].concat(['sections', 'links', 'social-links', 'legal-links', 'badges'].map((part) => `footer/${part}`));
const visible = (test: TestApp) =>
  Promise.all(publicPaths.map(async (path) => (await test.http.get(`/api/${path}`)).body as unknown));

const tables = [
  'content_document',
  'content_revision',
  'feature_listing',
  'post_listing',
  'legal_version',
  'setting',
  'settings_version',
];
async function everyRow(test: TestApp): Promise<unknown> {
  const database = test.app.get(DataSource);
  const rows = tables.map((table) => database.query<unknown[]>(`select * from ${table} as row order by row::text`));
  return Promise.all(rows);
}

it('a new site shows its starter content', async () => {
  const test = await start({ prepare: seed });
  const { insights, ...home } = (await test.http.get('/api/home-content')).body as PublishedHome;
  // Evidence is for editors, and the stats are hidden.
  const trustBadges = starterHome.trustBadges?.map((badge) => ({ ...badge, evidence: undefined }));
  const shown = { ...starterHome, trustStats: undefined, trustBadges };
  expect({ ...home, insights: [] }).toEqual({ ...shown, revision: home.revision });
  const newestFirst = starterPosts
    .map(({ slug, content }) => [content.publishedOn, slug])
    .sort()
    .reverse();
  expect(insights?.map(({ date, slug }) => [date, slug])).toEqual(newestFirst);
  const features = (await test.http.get('/api/features?limit=12')).body as unknown;
  expect(features).toMatchObject({
    data: starterFeatures.map(({ slug, content }) => ({ slug, title: content.title })),
    total: 8,
  });
  const sections = (await test.http.get('/api/footer/sections')).body as { id: string; title: string }[];
  const links = (await test.http.get('/api/footer/links')).body as { sectionId: string; title: string; url: string }[];
  const footer = sections.map(({ id, title }) => ({
    title,
    links: links.filter(({ sectionId }) => sectionId === id).map((link) => [link.title, link.url]),
  }));
  expect(footer).toEqual(starterSections);
  const settings = (await test.http.get('/api/settings')).body as { key: string; value: string }[];
  expect(settings).toContainEqual({ key: 'navbarCtaText', value: 'Book a Demo' });
  expect(await HomeEditor.signedIn(test).then((editor) => editor.get())).toMatchObject({
    status: 'published',
    draft: { author: null },
  });
});

it('a new site has no unpublished work, for the dashboard to list', async () => {
  const test = await start({ prepare: seed });
  const sql = 'select type, slug from content_document where published_revision_id is null';
  expect(await test.app.get(DataSource).query(sql)).toEqual([]);
});

it('a new site has its feature pages, pages and posts', async () => {
  const test = await start({ prepare: seed });
  const addresses = [
    ...starterFeatures.map(({ slug }) => `features/${slug}`),
    ...starterPages.map(({ slug }) => `pages/${slug}`),
    ...starterPosts.map(({ slug }) => `posts/${slug}`),
  ];
  const answers = await Promise.all(addresses.map((address) => test.http.get(`/api/${address}`)));
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  const legal = await Promise.all(starterLegalPages.map(({ slug }) => test.http.get(`/api/legal/${slug}`)));
  // Brackets hold what only the owner knows; the site fills in the rest.
  for (const { status, text } of legal) {
    expect(status).toBe(200);
    expect(text).toContain('[legal name], [postal address]');
    expect(text).toContain('effective November 21, 2026');
    expect(text).not.toMatch(/\{[a-z_]+\}/);
  }
  const blocks = answers.map(({ body }) => (body as { blocks: unknown[] }).blocks);
  const starters = [...starterFeatures, ...starterPages, ...starterPosts];
  expect(blocks).toEqual(starters.map(({ content }) => withAnchors(content.blocks ?? [])));

  const features = await test.app.get(DataSource).query<{ related: string[] }[]>(
    `select revision.content -> 'related' as related
     from content_document document join content_revision revision on revision.id = document.published_revision_id
     where document.type = 'feature'`,
  );
  expect(features).toEqual(
    starterFeatures.map(() => ({ related: expect.arrayContaining([expect.stringMatching(/^doc:/)]) })),
  );
  const related = answers.flatMap(({ body }) => (body as { related?: { slug: string }[] }).related ?? []);
  expect(related.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(starterFeatures.flatMap(({ content }) => content.related ?? [])),
  );
});

it('a site that an earlier release filled gets the new pages, but never over what an editor wrote', async () => {
  const test = await start();
  const [writer, publisher] = [test.app.get(ContentWriter), test.app.get(ContentPublisher)];
  const editor = { id: randomUUID(), username: 'editor', permissions: [] };
  const short = { title: 'Short', group: 'fill', summary: 'Without a page.' } as const;
  const [untouched, edited, drafted] = ['client-portal', 'integrations', 'credential-tracking'] as const;
  await test.app.get(UnitOfWork).run(async (tx) => {
    for (const slug of [untouched, edited, drafted]) {
      await writer.create(tx, featureType, { slug, content: short, by: null });
      await publisher.publish(tx, await opened(tx, featureType, slug), { by: null });
      await tx.manager.query('insert into seed_log (name) values ($1)', [`feature:${slug}`]);
    }
    const own = { ...short, title: 'Our own' };
    await writer.saveDraft(tx, featureType, { slug: edited }, { version: 2, content: own, by: editor });
    const preflight = { version: 3, errors: [] };
    await publisher.publish(tx, await opened(tx, featureType, edited), { by: editor, preflight });
    await writer.saveDraft(tx, featureType, { slug: drafted }, { version: 2, content: own, by: editor });
  });
  await seed(test.app);
  const feature = async (slug: string) => (await test.http.get(`/api/features/${slug}`)).body as unknown;
  expect(await feature(untouched)).toMatchObject({
    title: 'Client Portal',
    menuLabel: 'Client Portal',
    icon: 'building',
  });
  expect(await feature(edited)).toMatchObject({ title: 'Our own', blocks: [] });
  expect(await feature(drafted)).toMatchObject({ title: 'Short', blocks: [] });
  expect((await test.http.get('/api/features')).body).toMatchObject({ total: 8 });
});

it('seeding again changes no row', async () => {
  const test = await start({ prepare: seed });
  const before = await everyRow(test);
  await seed(test.app);
  expect(await everyRow(test)).toEqual(before);
});

it('a site of an earlier release gets no security page, which nothing there links to', async () => {
  const test = await start();
  const { manager } = test.app.get(DataSource);
  await manager.query(`insert into seed_log (name, applied_at) values ('page:about', now() - interval '1 day')`);
  await seed(test.app);
  await test.http.get('/api/pages/security').expect(404);
});

it('two processes that start at once seed once', async () => {
  const first = await start();
  const second = await start({ connection: first.connection });
  await Promise.all([seedOnce(first.app), seedOnce(second.app)]);
  const once = await start({ prepare: seed });
  const counts = async (test: TestApp) => ((await everyRow(test)) as unknown[][]).map((rows) => rows.length);
  expect(await counts(first)).toEqual(await counts(once));
});

it.each(['deleted_at = now(), published_revision_id = null', null])(
  'features that an administrator threw away stay away: %s',
  async (trash) => {
    const test = await start({ prepare: seed });
    const { manager } = test.app.get(DataSource);
    const those = `content_document where type = 'feature'`;
    await manager.query(trash ? `update content_document set ${trash} where type = 'feature'` : `delete from ${those}`);
    await manager.query(`delete from seed_log where name = 'feature-drafts'`);
    await seed(test.app);
    expect(await manager.query(`select slug from ${those} and deleted_at is null`)).toEqual([]);
  },
);

it('what an administrator changed stays through later starts', async () => {
  const test = await start({ prepare: seed });
  const editor = await HomeEditor.signedIn(test);
  await editor.live({ ...starterHome, heroSubtitle: 'Our own words' });
  const session = await signIn(test);
  await test.http
    .put('/api/admin/settings')
    .set(session)
    .send({ version: 1, values: { legalName: 'Our own company' } })
    .expect(200);
  await (await DocumentEditor.signedIn(test)).livePart('footer', { ...starterFooter, copyright: 'Our own line' });
  const before = await visible(test);
  await seed(test.app);
  expect(await visible(test)).toEqual(before);
  expect(JSON.stringify(before)).toContain('Our own words');
  expect(JSON.stringify(before)).toContain('Our own line');
});

it('what an administrator wrote before the first seeding stays', async () => {
  const test = await start();
  const editor = await HomeEditor.signedIn(test);
  await editor.live({ heroTitle: 'Here first' });
  const session = await signIn(test);
  await test.http
    .put('/api/admin/settings')
    .set(session)
    .send({ version: 1, values: { legalName: 'Ours' } })
    .expect(200);
  await seed(test.app);
  expect((await test.http.get('/api/home-content')).body).toMatchObject({ heroTitle: 'Here first' });
  expect((await test.http.get('/api/settings')).body).toContainEqual({ key: 'legalName', value: 'Ours' });
});
