import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { archiveFormat } from '../src/backup/archive/archive-format.ts';
import { exportContent } from '../src/content-transfer/export-content.ts';
import type { SiteContent } from '../src/content-transfer/site-content.ts';
import { seed } from '../src/seeds/index.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { jpeg, mediaCalls } from './support/media-calls.ts';
import {
  comparable,
  contentIn,
  differences,
  exported,
  imported,
  newFile,
  nothing,
  rewritten,
  stateOf,
} from './support/transfer-files.ts';

const source = forAllTests(() => createTestApp({ prepare: seed, variables: { PUBLIC_URL: 'https://test.example' } }));
const editor = forAllTests(() => DocumentEditor.signedIn(source));
const opened: TestApp[] = [];
/** Another installation with the starter content. */
async function another({ seeded = true } = {}) {
  const variables = { PUBLIC_URL: 'https://live.example' };
  const site = await createTestApp({ variables, ...(seeded && { prepare: seed }) });
  opened.push(site);
  return { site, editor: await DocumentEditor.signedIn(site) };
}
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close();
});

const rich = (html: string) => ({ id: 'text', type: 'richText', html }) as const;

/** Resolves when every picture is encoded. */
async function readyIn(site: TestApp, by: DocumentEditor): Promise<void> {
  const { media, ready } = mediaCalls(site, by);
  for (const { id } of ((await media('')) as { data: { id: string }[] }).data) await ready(id);
}

const { uploaded, change } = mediaCalls(source, editor);
const given: { pageId: string; picture: Buffer; file: string } = {} as never;
const created = async (by: DocumentEditor, type: string, slug: string, content: object): Promise<string> => {
  const id = crypto.randomUUID();
  expectOk(await by.send('post', `content/${type}`, { id, slug, content }));
  return id;
};
const live = async (...args: Parameters<typeof created>): Promise<string> => {
  const id = await created(...args);
  await args[0].did('publish', id);
  return id;
};

beforeAll(async () => {
  given.picture = await jpeg();
  const media = await uploaded(given.picture);
  await change(media.id, { version: media.version, alt: 'A ward at night', focalX: 20, tags: ['Ward'] });
  const cropped = await uploaded(await jpeg(), 'name=cropped.jpg');
  const crop = { left: 10, top: 10, width: 300, height: 200 };
  expectOk(await source.http.put(`/api/admin/media/${cropped.id}/crop`).set(editor.session).send({ version: 1, crop }));
  const author = await live(editor, 'author', 'ana-diaz', { name: 'Ana Diaz', photo: cropped.address });
  const snippet = await live(editor, 'snippet', 'shared-note', {
    title: 'Shared note',
    blocks: [rich('<p>Shared.</p>')],
  });
  const draftId = await created(editor, 'page', 'not-yet', { title: 'Not yet' });
  given.pageId = await live(editor, 'page', 'partners', {
    title: 'Partners',
    blocks: [
      rich(`<p><a href="doc:${author}">Ana</a> <a href="https://test.example/about">us</a></p>`),
      { id: 'note', type: 'snippet', snippet: `doc:${snippet}` },
    ],
    seo: { ogImage: media.address },
  });
  await live(editor, 'post', 'night-shifts', {
    title: 'Night shifts',
    excerpt: 'How to fill them.',
    authors: [`doc:${author}`],
    category: 'Ward life',
    cover: media.address,
    blocks: [rich('<p>Text.</p>')],
  });
  // A draft over the live text that has another address, too.
  const { version } = await editor.page(given.pageId);
  const content = {
    title: 'Partners, soon',
    blocks: [rich(`<a href="doc:${draftId}">x</a>`)],
  };
  await editor.saved(given.pageId, content, { version });
  const moved = { version: (await editor.state(given.pageId)).version, slug: 'our-partners' };
  expectOk(await editor.send('put', `documents/${given.pageId}/slug`, moved));
  const settings = (await editor.send('get', 'settings')).body as { version: number };
  const values = { legalName: '20X Staffing, Inc.', googleVerification: 'abcdefgh12345' };
  expectOk(await editor.send('put', 'settings', { version: settings.version, values }));
  expectOk(await editor.send('post', 'redirects', { from: '/old-partners', to: '/partners', status: 301 }));
  expectOk(await editor.send('post', 'redirects', { from: '/gone', to: null, status: 410 }));
  const list = (await editor.send('get', 'content/feature')).body as { data: { id: string }[] };
  const [first, last] = [list.data[0]!.id, list.data.at(-1)!.id];
  expectOk(await editor.send('put', `documents/${last}/place`, { after: null, before: first }));
  const terms = (await editor.send('get', 'terms?kind=category&search=ward')).body as { data: { id: string }[] };
  const term = { name: 'Ward life', slug: 'ward-life', description: 'All about wards.' };
  expectOk(await editor.send('put', `terms/${terms.data[0]!.id}`, term));
  await readyIn(source, editor);
  given.file = await exported(source);
});

describe('an export', () => {
  it('can be read by its owner only and never replaces a file', async () => {
    expect(statSync(given.file).mode & 0o777).toBe(0o600);
    const before = readFileSync(given.file);
    await expect(exportContent(source.app, given.file)).rejects.toThrow('exists already. Choose another name.');
    expect(readFileSync(given.file).equals(before)).toBe(true);
  });

  it('leaves no file behind when it fails', async () => {
    const { original } = (await contentIn(given.file)).media[0]!;
    const upload = path.join(source.config.mediaDir, 'originals', original.slice(0, 2), original);
    renameSync(upload, `${upload}.away`);
    const file = newFile();
    await expect(exportContent(source.app, file)).rejects.toThrow('is missing in the media library.');
    expect(existsSync(file)).toBe(false);
    renameSync(`${upload}.away`, upload);
  });

  it('holds no trash, no people and no secrets', async () => {
    const trashed = await live(editor, 'page', 'thrown-away', { title: 'Thrown away' });
    const linking = await live(editor, 'page', 'linking', {
      title: 'Linking',
      blocks: [rich(`<p><a href="doc:${trashed}">To it</a></p>`)],
    });
    await editor.did('trash', trashed);
    const content = await contentIn(await exported(source));
    const text = JSON.stringify(content);
    expect(text).not.toContain('Thrown away');
    expect(content.documents.find(({ id }) => id === linking)?.live).toMatchObject({
      blocks: [{ html: '<p>To it</p>' }],
    });
    const [user] = await source.app.get(DataSource).query<{ password_hash: string }[]>('select * from app_user');
    const secret = source.config.sessionSecret;
    for (const hidden of [user!.password_hash, secret, 'authorName', 'createdBy']) expect(text).not.toContain(hidden);
    await editor.did('trash', linking);
  });
});

describe('an import', () => {
  it('brings everything, so that an export of the other site is the same', async () => {
    const { site, editor: other } = await another();
    expect(await differences(site, given.file)).toEqual({
      created: expect.arrayContaining(['page partners', 'page not-yet', 'post night-shifts', '/old-partners', 'photo']),
      changed: ['googleVerification', 'legalName', 'order of Features'],
    });
    const file = await exported(site);
    expect(comparable(await contentIn(file), 'https://live.example')).toEqual(
      comparable(await contentIn(given.file), 'https://test.example'),
    );
    await readyIn(site, other);
    const shown = ({ text }: { text: string }) => text.replace(/"(updatedAt|revision)":"[^"]+",?/g, '');
    for (const address of ['/api/pages/partners', '/api/posts/night-shifts', '/api/terms/category/ward-life']) {
      const [there, here] = [await source.http.get(address), await site.http.get(address)];
      expect(here.status).toBe(200);
      expect(shown(here)).toBe(shown(there).replaceAll('https://test.example', 'https://live.example'));
    }
    const dates = (content: SiteContent) => content.documents.find(({ slug }) => slug === 'partners');
    expect(dates(await contentIn(file))?.firstPublishedAt).toBe(dates(await contentIn(given.file))?.firstPublishedAt);
    expect((await other.history(given.pageId)).map(({ by }) => by)).toContain('Import');
    const audit = await site.app.get(DataSource).query(`select * from audit_entry where action = 'content.imported'`);
    expect(audit).toMatchObject([{ actor_id: null, actor_name: 'Import', subject: 'https://test.example' }]);
  });

  it('brings a whole site where nothing is', async () => {
    const { site } = await another({ seeded: false });
    await imported(site, given.file);
    const [there, here] = [await contentIn(given.file), await contentIn(await exported(site))];
    expect(comparable(here, 'https://live.example')).toEqual(comparable(there, 'https://test.example'));
    expect((await site.http.get('/api/legal/privacy')).status).toBe(200);
  });

  it('moves a document that has another address there', async () => {
    const { site, editor: other } = await another();
    const [page, draft] = [
      await live(editor, 'page', 'moving', { title: 'Moving' }),
      await created(editor, 'page', 'moving-draft', { title: 'Moving draft' }),
    ];
    await imported(site, await exported(source));
    const move = async (id: string, slug: string) =>
      expectOk(await editor.send('put', `documents/${id}/slug`, { version: (await editor.state(id)).version, slug }));
    await move(page, 'moved');
    await editor.did('publish', page);
    await move(draft, 'moved-draft');
    const file = await exported(source);
    expect(await differences(site, file, { drafts: true })).toEqual({
      created: [],
      changed: ['page moved', 'page moved-draft'],
    });
    expect(await other.state(page)).toMatchObject({ slug: 'moving', nextSlug: 'moved', status: 'changed' });
    expect(await differences(site, file)).toEqual({
      created: ['/moving'],
      changed: ['page moved'],
    });
    expect(await other.state(page)).toMatchObject({ slug: 'moved', nextSlug: null, status: 'published' });
    expect(await other.state(draft)).toMatchObject({ slug: 'moved-draft', status: 'draft' });
    expect((await site.http.get('/api/pages/moving')).body).toMatchObject({ slug: 'moved', title: 'Moving' });
    const { data } = (await other.send('get', 'redirects?search=moving')).body as { data: object[] };
    expect(data).toMatchObject([{ from: '/moving', to: '/moved', origin: 'document' }]);
    expect(await differences(site, file)).toEqual(nothing);
    for (const id of [page, draft]) await editor.did('trash', id);
  });

  it('renames a category that has another name there, and keeps its earlier addresses', async () => {
    const { site } = await another();
    const content = { title: 'Talk', excerpt: 'Of shifts.', category: 'Shift talk', blocks: [rich('<p>Text.</p>')] };
    const post = await live(editor, 'post', 'talk', content);
    await imported(site, await exported(source));
    const { data } = (await editor.send('get', 'terms?kind=category&search=talk')).body as { data: { id: string }[] };
    expectOk(
      await editor.send('put', `terms/${data[0]!.id}`, { name: 'Talk of shifts', slug: 'talks', description: null }),
    );
    const file = await exported(source);
    expect(await differences(site, file)).toEqual({ created: [], changed: ['category Talk of shifts'] });
    expect((await site.http.get('/api/terms/category/shift-talk')).body).toMatchObject({ slug: 'talks', posts: 1 });
    expect(await differences(site, file)).toEqual(nothing);
    await site.app.get(DataSource).query(`update blog_term set aliases = '{}' where slug = 'talks'`);
    expect(await differences(site, file)).toEqual({ created: [], changed: ['category Talk of shifts'] });
    expect(await differences(site, file)).toEqual(nothing);
    await editor.did('trash', post);
  });

  it('refuses more text than the memory has room for', async () => {
    const { length } = JSON.stringify(await contentIn(given.file));
    await expect(contentIn(given.file, length / 2)).rejects.toThrow(
      /^The export has more than \d MB of text\. Give the command more memory/,
    );
  });

  it('changes nothing the second time', async () => {
    const { site, editor: other } = await another();
    await imported(site, given.file);
    await readyIn(site, other);
    const before = await stateOf(site);
    expect(await differences(site, given.file)).toEqual(nothing);
    const { rows, files: stored } = await stateOf(site);
    // That it was done is on record.
    expect({ ...rows, 'public.audit_entry': '' }).toEqual({ ...before.rows, 'public.audit_entry': '' });
    expect(stored).toEqual(before.files);
  });

  it('leaves alone what only the other site has, and keeps what differed in the history', async () => {
    const { site, editor: other } = await another();
    const own = await live(other, 'page', 'only-here', { title: 'Only here' });
    const partners = await live(other, 'page', 'partners', { title: 'Our own partners' });
    const about = await other.page('about');
    await other.saved(about.id, { ...about.content, title: 'A draft of this site' });
    await imported(site, given.file);
    expect(await other.state(own)).toMatchObject({ status: 'published' });
    expect((await other.page('about')).content.title).toBe('A draft of this site');
    expect((await site.http.get('/api/pages/partners')).body).toMatchObject({ title: 'Partners' });
    expect(await other.story(partners)).toEqual([
      'revision 1',
      'published 1',
      'revision 2',
      'revision 3',
      'published 2',
    ]);
    expectOk(await other.does('restore', partners, { number: 1 }));
    expect((await other.page(partners)).content.title).toBe('Our own partners');
  });

  it('finds documents and media of the other site that have other ids', async () => {
    const { site, editor: other } = await another();
    const author = await live(other, 'author', 'ana-diaz', { name: 'Ana D.' });
    const library = mediaCalls(site, other);
    const { id: picture, address } = await library.uploaded(given.picture);
    await imported(site, given.file);
    const { documents, media } = await contentIn(await exported(site));
    const page = documents.find(({ slug }) => slug === 'partners');
    expect(JSON.stringify(page?.live)).toContain(`doc:${author}`);
    expect(page?.live).toMatchObject({ seo: { ogImage: address } });
    expect(media).toHaveLength(2);
    expect(await library.item(picture)).toMatchObject({ alt: 'A ward at night', focalX: 20, tags: ['Ward'] });
  });

  it('says what it would do and does nothing with --check', async () => {
    const { site } = await another();
    const before = await stateOf(site);
    const told = await differences(site, given.file, { check: true });
    expect(await stateOf(site)).toEqual(before);
    expect(told).toEqual(await differences(site, given.file));
    expect(await differences(site, given.file, { check: true })).toEqual(nothing);
  });

  it('publishes nothing with --drafts', async () => {
    const { site, editor: other } = await another();
    await live(other, 'page', 'not-yet', { title: 'Here it is live' });
    const published = async () => {
      const sql =
        'select id, published_revision_id from content_document where published_revision_id is not null order by id';
      return site.app.get(DataSource).query<object[]>(sql);
    };
    const before = await published();
    const layout = (await site.http.get('/api/layout')).text;
    const told = await differences(site, given.file, { drafts: true });
    expect(told).toMatchObject({ changed: ['page not-yet'] });
    expect(await published()).toEqual(before);
    expect((await site.http.get('/api/layout')).text).toBe(layout);
    expect((await other.send('get', 'redirects')).body).toMatchObject({ total: 0 });
    expect(await other.page('not-yet')).toMatchObject({ content: { title: 'Not yet' } });
    expect(await other.state(given.pageId)).toMatchObject({ status: 'draft', nextSlug: 'our-partners' });
    expect(await differences(site, given.file, { drafts: true })).toEqual(nothing);
    // Later the same file makes it live.
    expect((await differences(site, given.file)).changed).toEqual(expect.arrayContaining(['page partners']));
  });
});

describe('an import changes nothing', () => {
  const site = forAllTests(() => createTestApp({ prepare: seed }));
  const refuses = async (file: string, message: string | RegExp) => {
    const before = await stateOf(site);
    await expect(imported(site, file)).rejects.toThrow(message);
    expect(await stateOf(site)).toEqual(before);
  };

  it('when its last part is refused', async () => {
    const file = await rewritten(given.file, ({ redirects }) => {
      Object.assign(redirects[1]!, { from: '/circle', to: '/circle' });
    });
    await refuses(file, 'Redirects: /circle, to: Visitors would come back to /circle again and again.');
  });

  it('and names what is invalid', async () => {
    const file = await rewritten(given.file, ({ documents }) => {
      const [page, post] = ['partners', 'night-shifts'].map((slug) => documents.find((one) => one.slug === slug)!);
      Object.assign(page!.live!, { title: 5 });
      Object.assign(post!.live!, { title: '' });
    });
    await refuses(file, /page partners, Title: Enter text\.\n.*post night-shifts, Title: Fill this in\./s);
    const settings = await rewritten(given.file, (content) => {
      Object.assign(content.settings[0]!, { key: 'smtpPassword' });
    });
    await refuses(settings, 'Settings, smtpPassword: This field does not exist.');
    const media = await rewritten(given.file, (content) => {
      Object.assign(content.media[0]!, { focalX: 500 });
    });
    await refuses(media, /^Media “(photo|cropped)”, focalX: Use at most 100\.$/);
    const foreign = await rewritten(given.file, ({ documents }) => {
      Object.assign(documents[0]!, { id: '../../etc/passwd' });
    });
    await refuses(foreign, 'id: Send a new UUID.');
  });

  it('from a file that is damaged, foreign or newer', async () => {
    const whole = readFileSync(given.file);
    const written = (bytes: Buffer) => {
      const file = newFile();
      writeFileSync(file, bytes);
      return file;
    };
    await refuses(written(whole.subarray(0, whole.length / 2)), 'The export is damaged or incomplete.');
    await refuses(written(whole.subarray(0, whole.length - 4096)), 'The export is damaged');
    const flipped = Buffer.from(whole);
    flipped[whole.length - 60_000]! ^= 1;
    await refuses(written(flipped), 'The export is damaged');
    await refuses(
      written(Buffer.from('no export'.repeat(200))),
      'The file is not an export of a site, or it is damaged',
    );
    const encrypted = written(Buffer.from('age-encryption.org/v1\n'.repeat(60)));
    await refuses(encrypted, 'The file is an encrypted backup. Use npm run cli -- restore FILE.');
    const newer = 'The export was made by a newer release. Install that release first.';
    await refuses(await rewritten(given.file, () => {}, { format: archiveFormat + 1 }), newer);
    await refuses(await rewritten(given.file, () => {}, { migrations: ['Later9999999999999'] }), newer);
    const backup = await rewritten(given.file, () => {}, { kind: undefined });
    await refuses(backup, 'The file is a backup of this site. Use npm run cli -- restore FILE.');
  });

  it('with a file that no picture of the export has', async () => {
    const file = await rewritten(given.file, ({ media }) => void (media as unknown[]).splice(0));
    await refuses(file, 'The export is damaged: nothing uses its file originals/');
  });
});
