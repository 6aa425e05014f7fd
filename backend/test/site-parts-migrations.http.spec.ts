import { defaultMenu, menuItems } from '@20x/shared/menu';
import { randomUUID } from 'node:crypto';
import { DataSource, type QueryRunner } from 'typeorm';
import { Navigation1763693940000 } from '../src/core/database/migrations/1763693940000-navigation.ts';
import { Brand1763693990000 } from '../src/core/database/migrations/1763693990000-brand.ts';
import { FooterDocument1763693970000 } from '../src/core/database/migrations/1763693970000-footer-document.ts';
import { SnippetMetadata1763694130000 } from '../src/core/database/migrations/1763694130000-snippet-metadata.ts';
import type { ContentState } from '../src/content/documents/document-state.ts';
import type { FooterContent } from '../src/footer/footer-content.dto.ts';
import type { SnippetContent } from '../src/snippets/snippet-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const database = () => test.app.get(DataSource);

describe('the settings of an earlier release', () => {
  const migration = new Navigation1763693940000();
  let runner: QueryRunner;
  beforeAll(() => {
    runner = database().createQueryRunner();
  });
  afterAll(() => runner.release());

  /** As that release stored them; its own start had seeded the settings. */
  async function migrated(stored: Readonly<Record<string, string>>) {
    await migration.down(runner);
    await runner.query(`delete from setting where key like 'navbar%'`);
    await runner.query(`insert into seed_log (name) values ('settings') on conflict do nothing`);
    for (const row of Object.entries(stored)) await runner.query('insert into setting values ($1, $2)', row);
    await runner.startTransaction();
    await migration.up(runner);
    await runner.commitTransaction();
    await database().query('update site_generation set value = value + 1');
    return (await test.http.get(`/api/settings?${Math.random()}`)).body as { key: string; value: string }[];
  }
  const menuIn = (list: { key: string; value: string }[]) =>
    menuItems(list.find(({ key }) => key === 'navbarMenuItems')?.value).map(({ label }) => label);

  it('are the published revision, and visitors see the same as before', async () => {
    const list = await migrated({
      navbarMenuItems:
        '[{"href":"/b","label":"B","order":2},{"label":"Nowhere"},{"href":"/a","label":"A","order":"1"}]',
      navbarCtaText: 'Call us',
    });
    expect(menuIn(list)).toEqual(['A', 'B']);
    expect(list).toContainEqual({ key: 'navbar_cta_text', value: 'Call us' });
    const { body } = await editor.send('get', 'content/navigation/navigation');
    expect(body).toMatchObject({
      status: 'published',
      content: { items: [{ id: expect.any(String), label: 'A', href: '/a' }, { label: 'B' }], ctaText: 'Call us' },
    });
    expect(await editor.story((body as { id: string }).id)).toEqual(['revision 1', 'published 1']);
  });

  it('keep a menu that cannot be read; the site shows its default items', async () => {
    const list = await migrated({ navbarMenuItems: '[{oops' });
    expect(menuIn(list)).toEqual(defaultMenu.map(({ label }) => label));
    const { body } = await editor.send('get', 'content/navigation/navigation');
    expect(body).toMatchObject({ content: { unreadableItems: '[{oops' } });
  });

  it('keep an emptied menu empty, and leave no document where nothing was set', async () => {
    expect(menuIn(await migrated({ navbarMenuItems: '[]' }))).toEqual([]);
    expect((await migrated({})).filter(({ key }) => key.startsWith('navbar'))).toEqual([]);
  });
});

describe('the footer of an earlier release', () => {
  const migration = new FooterDocument1763693970000();
  let runner: QueryRunner;
  beforeAll(() => {
    runner = database().createQueryRunner();
  });
  afterAll(() => runner.release());

  async function migrated(store: () => Promise<unknown>) {
    await migration.down(runner);
    await store();
    await runner.startTransaction();
    await migration.up(runner);
    await runner.commitTransaction();
    await database().query('update site_generation set value = value + 1');
    const lists: Record<string, object[]> = {};
    for (const list of ['sections', 'links', 'social-links', 'legal-links', 'badges'])
      lists[list] = (await test.http.get(`/api/footer/${list}?${Math.random()}`)).body as object[];
    return lists;
  }
  const ids = Array.from({ length: 9 }, () => randomUUID()).sort();

  it('is the published revision with its ids, hidden rows and order', async () => {
    const lists = await migrated(async () => {
      await runner.query('truncate footer_section, footer_link, footer_social_link, footer_legal_link, footer_badge');
      await runner.query(
        `insert into footer_section (id, title, position, published)
         values ($1, 'Second', 3, true), ($2, 'Third', 3, true), ($3, 'First', -1, true), ($4, 'Hidden', 0, false)`,
        ids.slice(0, 4),
      );
      await runner.query(
        `insert into footer_link (id, section_id, title, url, position) values
         ($1, $3, 'Later', '/b', 9), ($2, $3, 'Sooner', '/a', 2)`,
        [ids[4], ids[5], ids[0]],
      );
      await runner.query(`insert into footer_social_link (platform, url) values ('mastodon', 'https://m.example/')`);
      await runner.query(`insert into footer_badge (label, image_url) values ('ISO', '/iso.svg')`);
      await runner.query(`insert into setting (key, value) values ('footerCopyright', '© Ours')`);
    });
    expect(lists.sections).toMatchObject([
      { id: ids[2], title: 'First', order: 1 },
      { id: ids[0], title: 'Second' },
      { id: ids[1], title: 'Third' },
    ]);
    expect(lists.links).toEqual([
      { id: ids[5], sectionId: ids[0], title: 'Sooner', url: '/a', order: 1, published: true },
      { id: ids[4], sectionId: ids[0], title: 'Later', url: '/b', order: 2, published: true },
    ]);
    expect(lists).toMatchObject({ 'social-links': [{ platform: 'mastodon' }], 'legal-links': [] });
    expect(lists.badges).toMatchObject([{ label: 'ISO', imageUrl: '/iso.svg', href: null }]);
    const { body } = await editor.send('get', 'content/footer/footer');
    expect(body).toMatchObject({ status: 'published', content: { copyright: '© Ours' }, errors: [] });
    const { sections } = (body as { content: FooterContent }).content;
    expect(sections?.[1]).toEqual({ id: ids[3], title: 'Hidden', links: [], published: false });
  });

  it('gets its live rows back when it is rolled back, and says the same when it is migrated again', async () => {
    const told = async (list: string) => (await test.http.get(`/api/footer/${list}?${Math.random()}`)).body as object[];
    const before = { sections: await told('sections'), links: await told('links'), badges: await told('badges') };
    expect(before.links).toHaveLength(2);
    expect(await migrated(() => Promise.resolve())).toMatchObject(before);
  });

  it('leaves no document where there was none', async () => {
    const clear = () =>
      runner.query(`truncate footer_section, footer_link, footer_social_link, footer_legal_link, footer_badge;
      delete from setting where key in ('footerDescription', 'footerCopyright')`);
    expect((await migrated(clear)).sections).toEqual([]);
    expect(await database().query(`select 1 from content_document where type = 'footer'`)).toEqual([]);
  });
});

it('the brand of an earlier release is the published revision', async () => {
  const migration = new Brand1763693990000();
  const runner = database().createQueryRunner();
  try {
    await migration.down(runner);
    await runner.query(`delete from setting where key in ('siteName', 'siteLogoUrl', 'faviconUrl', 'adminName')`);
    await runner.query(`insert into setting values ('siteName', 'Before'), ('faviconUrl', '/before.ico')`);
    await runner.startTransaction();
    await migration.up(runner);
    await runner.commitTransaction();
  } finally {
    await runner.release();
  }
  const { body } = await editor.send('get', 'content/brand/brand');
  const content = { siteName: 'Before', favicon: '/before.ico' };
  expect(body).toMatchObject({ status: 'published', content });
});

it('a snippet of an earlier release loses its metadata, and can be edited', async () => {
  const migration = new SnippetMetadata1763694130000();
  const id = randomUUID();
  const stored = async () => (await editor.send('get', `content/snippet/${id}`)).body as ContentState<SnippetContent>;
  expectOk(await editor.send('post', 'content/snippet', { id, slug: 'before', content: { title: 'Before' } }));
  const runner = database().createQueryRunner();
  try {
    await migration.down(runner);
    expect(await stored()).toMatchObject({ content: { seo: {} } });
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  const { content, version } = await stored();
  expect(content).toEqual({ title: 'Before' });
  expectOk(await editor.send('put', `content/snippet/${id}/draft`, { version, content: { ...content, title: 'Now' } }));
});
