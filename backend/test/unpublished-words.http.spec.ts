import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import type { ContentUnpublished } from '../src/content/history/content-events.ts';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { postType } from '../src/blog/post-type.ts';
import { featureType } from '../src/features/feature-type.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';
import { createTestSite } from './support/site.ts';

const site = forAllTests(() => createTestSite());
const editor = forAllTests(() => DocumentEditor.signedIn(site));

const secret = 'Merger with Acme';
const soon = { publishAt: '2099-03-01T09:00', zone: 'UTC' };

/** Everything that an anonymous visitor can ask for and that might tell of a page. */
async function everythingPublic({ id, slug }: DocumentState): Promise<string> {
  const addresses = ['/', `/${slug}`, `/website/${slug}`, '/blog/any', '/sitemap-1.xml', '/robots.txt'];
  const calls = ['home-content', 'pages', `pages/${slug}`, `pages/${id}`, 'posts', 'features', 'settings'];
  const targets = [
    ...addresses,
    ...calls.map((call) => `/api/${call}`),
    `/api/admin/documents/${id}`,
    `/api/admin/content/page`,
  ];
  const answers = await Promise.all(
    targets.flatMap((target) => [site.http.get(target), site.http.get(target).set('accept', 'application/json')]),
  );
  return answers.map(({ text, headers }) => JSON.stringify(headers) + text).join('\n');
}

const page = async (content: object = { title: secret }) =>
  editor.newPage({ title: secret, seo: { title: secret }, ...content });

describe('a word that nobody published', () => {
  it.each<[string, () => Promise<DocumentState>]>([
    ['of a draft', page],
    ['of what is planned', async () => editor.did('schedule', (await page()).id, soon)],
    [
      'of what was unpublished',
      async () => editor.did('unpublish', (await editor.did('publish', (await page()).id)).id),
    ],
    ['in the trash', async () => editor.did('trash', (await editor.did('publish', (await page()).id)).id)],
    ['of a change', async () => editor.saved((await editor.livePage({ title: 'Old' })).id, { title: secret })],
    [
      'of a change that was autosaved',
      async () => editor.saved((await editor.livePage()).id, { title: secret }, { autosave: true }),
    ],
    [
      'of a restored revision',
      async () => {
        const { id } = await page();
        await editor.saved(id, { title: 'Harmless' });
        await editor.did('publish', id);
        return editor.did('restore', id, { number: 1 });
      },
    ],
    [
      'of a copy',
      async () => {
        const { id } = await page();
        return editor.did('duplicate', id, { version: undefined, id: crypto.randomUUID() });
      },
    ],
  ])('THR-39 THR-41 is in no public answer: %s', async (_, given) => {
    const document = await given();
    expect(await everythingPublic(document)).not.toContain(secret);
    await site.settled();
  });

  it('of the home page neither', async () => {
    await site.editor.live({ heroTitle: 'Seen by all' });
    await site.editor.save({ heroTitle: secret });
    const all = await everythingPublic(await editor.newPage());
    expect(all).toContain('Seen by all');
    expect(all).not.toContain(secret);
  });
});

describe('THR-44 a page that is unpublished is not found at once', () => {
  const kept = (slug: string) => existsSync(path.join(site.siteDir, `last/pages/${slug}.html`));

  it.each(['unpublish', 'trash'])('by %s: neither page, call, sitemap nor the file for outages', async (action) => {
    const { id, slug } = await editor.livePage({ title: 'Live' });
    expect(await site.html(`/${slug}`)).toContain('Live');
    await site.settled();
    expect([kept(slug), (await site.http.get('/sitemap-1.xml')).text.includes(slug)]).toEqual([true, true]);
    await editor.did(action, id);
    expect((await site.http.get(`/${slug}`)).status).toBe(404);
    expect((await site.http.get(`/api/pages/${slug}`)).status).toBe(404);
    expect([kept(slug), (await site.http.get('/sitemap-1.xml')).text.includes(slug)]).toEqual([false, false]);
  });

  it('and would not be there either if the process were killed right after its commit', async () => {
    const { id, slug } = await editor.livePage({ title: 'Live' });
    await site.html(`/${slug}`);
    await site.settled();
    const files = ['last', 'current'].map((folder) => path.join(site.siteDir, folder, `pages/${slug}.html`));
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);
    const beforeCommit: boolean[] = [];
    site.app.get(UnitOfWork).on<ContentUnpublished>('content.unpublished', async ({ documentId }) => {
      if (documentId === id) beforeCommit.push(...files.map((file) => existsSync(file)));
    });
    await editor.did('unpublish', id);
    expect(beforeCommit).toEqual([false, false]);
  });

  it('and soon no page that is kept for outages tells of it', async () => {
    const { id } = await site.editor.live({ heroTitle: secret });
    const file = path.join(site.siteDir, 'last/pages/about.html');
    expect(await site.html('/about')).toContain(secret);
    await site.settled();
    expect(readFileSync(file, 'utf8')).toContain(secret);
    await editor.did('unpublish', id);
    await eventually(
      () => readFileSync(file, 'utf8'),
      (html) => !html.includes(secret),
    );
  });

  it('the home page, too, which shows its defaults then', async () => {
    const { id } = await site.editor.live({ heroTitle: 'Fill every shift' });
    expect(await site.html('/')).toContain('Fill every shift');
    await editor.did('unpublish', id);
    expect((await site.http.get('/api/home-content')).body).toEqual({});
    expect(await site.html('/')).toContain('default');
    expect(await site.html('/website')).not.toContain('Fill every shift');
  });

  it('by its schedule, and is there at once by its schedule, too', async () => {
    const { id, slug } = await editor.newPage({ title: 'Campaign' });
    await editor.did('schedule', id, { ...soon, unpublishAt: '2099-04-01T09:00' });
    expect((await site.http.get(`/${slug}`)).status).toBe(404);
    const timeComes = async (column: string) => {
      const sql = `update content_document set ${column} = now() - interval '1 second' where id = $1`;
      await site.app.get(DataSource).query(sql, [id]);
      await site.app.get(ScheduleRunner).runDue();
    };
    await timeComes('publish_at');
    expect(await site.html(`/${slug}`)).toContain('Campaign');
    await timeComes('unpublish_at');
    expect((await site.http.get(`/${slug}`)).status).toBe(404);
  });
});

describe('a post and a feature that are unpublished', () => {
  it.each([
    ['posts', postType, { title: 'Post', excerpt: 'What it says.', publishedOn: '2026-11-02', category: 'Guides' }],
    ['features', featureType, { title: 'Feature', group: 'fill', summary: 'What it does.' }],
  ] as const)('leave the list of %s, and come back to it', async (list, type, content) => {
    const slug = 'comes-and-goes';
    await givenContent<object>(site, type, slug, content);
    const listed = async () => (await site.http.get(`/api/${list}`)).text.includes(slug);
    const [row] = await site.app
      .get(DataSource)
      .query<{ id: string }[]>('select id from content_document where type = $1 and slug = $2', [type.name, slug]);
    const id = row?.id ?? '';
    expect(await listed()).toBe(true);
    await editor.did('unpublish', id);
    expect([await listed(), (await site.http.get(`/api/${list}/${slug}`)).status]).toEqual([false, 404]);
    await editor.did('publish', id);
    expect([await listed(), (await site.http.get(`/api/${list}/${slug}`)).status]).toEqual([true, 200]);
    await editor.did('trash', id);
    expect(await listed()).toBe(false);
  });
});
