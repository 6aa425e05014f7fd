import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { postType } from '../src/blog/post-type.ts';
import type { ContentType } from '../src/content/documents/content-type.ts';
import { featureType } from '../src/features/feature-type.ts';
import { pageType } from '../src/pages/page-type.ts';
import { PageRendering } from '../src/site/page-rendering.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';
import { HomeEditor } from './support/home-editor.ts';
import { keptFiles } from './support/kept-files.ts';
import { signIn } from './support/sign-in.ts';

const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() } }));
const editor = forAllTests(() => HomeEditor.signedIn(test));
let session: { authorization: string };
beforeAll(async () => {
  session = await signIn(test);
});

interface Link {
  readonly id: string;
  readonly documentId: string;
  readonly path: string;
}

async function linkTo(documentId: string): Promise<Link> {
  const address = `/api/admin/documents/${documentId}/preview-links`;
  const { body, status } = await test.http.post(address).set(session).send({ minutes: 10 });
  expect(status).toBe(201);
  const { id, url } = body as { id: string; url: string };
  return { id, documentId, path: new URL(url).pathname };
}

async function homeWith(heroTitle: string, more: object = {}): Promise<Link> {
  const { id } = await editor.get();
  expect((await editor.save({ heroTitle, ...more })).status).toBe(200);
  return linkTo(id);
}

async function pageWith(slug: string, title: string): Promise<Link> {
  await givenContent(test, pageType, slug, { title, blocks: [] }, { live: false });
  const { body } = await test.http.get(`/api/admin/content/page/${slug}`).set(session);
  return linkTo((body as { id: string }).id);
}

describe('a preview link', () => {
  it('shows the draft on its page to anyone, and says so', async () => {
    const { path: address } = await homeWith('A draft that nobody published');
    const { status, headers, text } = await test.http.get(address);
    expect(status).toBe(200);
    expect(text).toContain('A draft that nobody published');
    expect(text).toContain('<b>Draft preview</b>');
    expect(text).toContain('Never published');
    expect(text).toContain('<nav');
    expect(text.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex, nofollow"/>']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "frame-ancestors 'self'",
    });
    expect(headers).not.toHaveProperty('etag');
  });

  it('shows a page that was never published, and what was saved since the link was made', async () => {
    const { path: address } = await pageWith('spring-campaign', 'Spring campaign');
    expect((await test.http.get('/spring-campaign')).status).toBe(404);
    expect((await test.http.get(address)).text.includes('Spring campaign')).toBe(true);
    await givenContent(test, pageType, 'spring-campaign', { title: 'Summer campaign', blocks: [] }, { live: false });
    expect((await test.http.get(address)).text.includes('Summer campaign')).toBe(true);
  });

  const kinds: [string, ContentType, object][] = [
    ['/blog/never-seen', postType, { excerpt: 'In short.', publishedOn: '2026-11-02' }],
    ['/features/never-seen', featureType, { group: 'fill', summary: 'In short.' }],
  ];
  it.each(kinds)('shows %s before it is published, and its draft afterwards', async (address, type, needed) => {
    const given = (content: object, live: boolean) => givenContent(test, type, 'never-seen', content, { live });
    const blocks = [{ id: 'a', type: 'announcement', text: 'Said inside' }];
    await given({ title: 'First words', blocks }, false);
    const [row] = await test.app
      .get(DataSource)
      .query<{ id: string }[]>("select id from content_document where type = $1 and slug = 'never-seen'", [type.name]);
    const { path: preview } = await linkTo(row!.id);
    const { status, text } = await test.http.get(preview);
    expect(status).toBe(200);
    for (const words of ['First words', 'Said inside', 'Never published']) expect(text).toContain(words);
    expect((await test.http.get(address)).status).toBe(404);

    await given({ ...needed, title: 'What is live', blocks }, true);
    await given({ ...needed, title: 'Second thoughts', blocks }, false);
    expect((await test.http.get(preview)).text).toContain('Second thoughts');
    expect((await test.http.get(address)).text).not.toContain('Second thoughts');
  });

  it('shows nothing of the draft anywhere else, before and after', async () => {
    await editor.live({ heroTitle: 'What is live' });
    const { path: address } = await homeWith('Secret draft');
    const elsewhere = async () => {
      const answers = [
        await test.http.get('/'),
        await test.http.get('/api/home-content'),
        await test.http.get('/sitemap-1.xml'),
      ];
      for (const { status, text } of answers) {
        expect(status).toBe(200);
        expect(text).not.toContain('Secret draft');
      }
      expect(answers[0]?.text).toContain('What is live');
    };
    await elsewhere();
    // At the same time, too: a draft is in view of its own rendering only.
    const [preview, live] = await Promise.all([test.http.get(address), test.http.get('/api/home-content')]);
    expect(preview.text.includes('Secret draft')).toBe(true);
    expect(live.text).not.toContain('Secret draft');
    await elsewhere();
    await test.app.get(PageRendering).settled();
    expect(keptFiles(test.config.siteDir).filter((file) => file.includes('preview'))).toEqual([]);
  });

  it('opens no other document than its own', async () => {
    await givenContent(test, pageType, 'other-draft', { title: 'Another secret', blocks: [] }, { live: false });
    const { path: address } = await homeWith('The home draft');
    const token = address.slice('/preview/'.length);
    for (const target of [`/other-draft?preview=${token}`, `/preview/${token}/other-draft`, `/api/pages/other-draft`]) {
      const { status, text } = await test.http
        .get(target)
        .set('authorization', `Preview ${token}`)
        .set('x-preview', token);
      expect(status === 404 || status === 401).toBe(true);
      expect(text).not.toContain('Another secret');
    }
    expect((await test.http.get('/api/home-content').set('x-preview', token)).text).not.toContain('The home draft');
    expect(
      (await test.http.get('/api/admin/content/home-content/home').set('authorization', `Bearer ${token}`)).status,
    ).toBe(401);
  });

  it('runs neither trackers nor HTML of the owner', async () => {
    const seo = {
      googleAnalytics: 'G-ABC123',
      headHtml: '<script>stolen()</script>',
      bodyHtml: '<script>stolen()</script>',
    };
    const { path: address } = await homeWith('With scripts', { seo, headHtml: '<script>stolen()</script>' });
    const { text } = await test.http.get(address);
    const markup = text.replace(/<script id="page-data"[^>]*>.*?<\/script>/s, '');
    expect(markup).not.toContain('stolen()');
    expect(markup).not.toContain('googletagmanager');
  });

  it('ends when it is revoked, when the document goes into the trash, and never was with a made-up token', async () => {
    const { id, documentId, path: revoked } = await homeWith('Revoked soon');
    expect((await test.http.delete(`/api/admin/documents/${documentId}/preview-links/${id}`).set(session)).status).toBe(
      204,
    );

    const trashed = await pageWith('trashed-soon', 'Trashed');
    const { body } = await test.http.get(`/api/admin/documents/${trashed.documentId}`).set(session);
    const { version } = body as { version: number };
    expect(
      (await test.http.post(`/api/admin/documents/${trashed.documentId}/trash`).set(session).send({ version })).status,
    ).toBe(200);

    for (const target of [
      revoked,
      trashed.path,
      '/preview/short',
      `/preview/${'x'.repeat(43)}`,
      `/preview/${randomUUID()}`,
      `/preview/${'a'.repeat(3000)}`,
    ]) {
      const { status, text, headers } = await test.http.get(target);
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      expect(text).toContain('This preview link has expired');
      expect(text).not.toMatch(/Revoked soon|Trashed/);
    }
  });

  it('ends by itself', async () => {
    const { path: address } = await homeWith('Over soon');
    await editor.get();
    await test.app.get(DataSource).query("update content_preview_link set expires_at = now() - interval '1 second'");
    expect((await test.http.get(address)).status).toBe(404);
  });

  it('answers HEAD alike and refuses everything that is no reading', async () => {
    const { path: address } = await homeWith('Read only');
    expect((await test.http.head(address)).status).toBe(200);
    for (const method of ['post', 'put', 'delete'] as const)
      expect((await test.http[method](address)).status).toBe(405);
  });
});

describe('page data of an unsaved draft', () => {
  interface Answer {
    readonly queries: readonly { readonly endpointName: string; readonly data: Record<string, unknown> }[];
  }

  /** The token of a link for an editor's own frame. */
  async function frameOf(documentId: string, frame = true): Promise<string> {
    const address = `/api/admin/documents/${documentId}/preview-links`;
    const { body } = await test.http.post(address).set(session).send({ minutes: 10, frame });
    return new URL((body as { url: string }).url).pathname.slice('/preview/'.length);
  }
  const ask = (token: string, content: object) => test.http.post('/api/previews/page-data').send({ token, content });
  async function dataOf(token: string, content: object): Promise<Answer['queries'][number]['data']> {
    const { body, status, headers } = await ask(token, content);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    return (body as Answer).queries.find(({ data }) => 'revision' in data)!.data;
  }

  it('is what visitors would get of it, with the places of its records, and is not stored', async () => {
    const { documentId, path: saved } = await pageWith('unsaved', 'Saved words');
    const blocks = [
      { id: 'a', type: 'announcement', text: 'Secret', published: false },
      {
        id: 'b',
        type: 'faq',
        items: [
          { question: 'Hidden?', published: false },
          { question: 'Why?', answer: '<p onclick="x()">So.</p>' },
        ],
      },
    ];
    const data = await dataOf(await frameOf(documentId), { title: 'Typed words', blocks });
    expect(data).toMatchObject({ slug: 'unsaved', title: 'Typed words' });
    expect(data.blocks).toEqual([
      {
        ...{ id: 'b', type: 'faq', $field: '#.blocks.1' },
        items: [{ question: 'Why?', answer: '<p>So.</p>', $field: '#.blocks.1.items.1' }],
      },
    ]);
    expect((await test.http.get(saved)).text).toContain('Saved words');
    expect((await test.http.get(saved)).text).not.toContain('Typed words');
    expect((await test.http.get('/api/pages/unsaved')).status).toBe(404);
  });

  it('holds the built-in order of the home page: own cards keep their place, the newest posts have none', async () => {
    const { id } = await editor.get();
    const token = await frameOf(id);
    const faqs = [
      { question: 'Old?', published: false },
      { question: 'New?', answer: 'Yes.', published: true },
    ];
    const data = await dataOf(token, { heroTitle: 'Typed', faqs, hiddenSections: ['trust'], trustTitle: 'Hidden' });
    expect(data).toMatchObject({ heroTitle: 'Typed', $field: '#' });
    expect(data.faqs).toEqual([{ question: 'New?', answer: 'Yes.', $field: '#.faqs.1' }]);
    expect(data).not.toHaveProperty('trustTitle');
    expect(JSON.stringify(data.insights ?? [])).not.toContain('$field');
  });

  it('gives a hand-picked post card its place in the draft', async () => {
    const content = { title: 'Picked', excerpt: 'Excerpt', publishedOn: '2026-01-01' };
    await givenContent(test, postType, 'picked', content);
    const token = await frameOf((await editor.get()).id);
    const insights = [
      { title: 'Hidden', slug: 'picked', published: false },
      { title: 'Card', slug: 'picked', featuredImage: '/images/a.webp' },
    ];
    const data = await dataOf(token, { insights, insightsSource: 'picked' });
    expect(data.insights).toEqual([
      { title: 'Card', slug: 'picked', featuredImage: '/images/a.webp', $field: '#.insights.1' },
    ]);
  });

  it('leaves out what is malformed or of a wrong type', async () => {
    const { documentId } = await pageWith('malformed', 'Page');
    const blocks = [
      { id: 'a', type: 'hero', title: 'Shown', image: 'javascript:x()', primary: 7 },
      { id: 'b', type: 'announcement', text: 'x'.repeat(10_001) },
    ];
    const data = await dataOf(await frameOf(documentId), { title: { no: 'text' }, blocks, unknown: true });
    expect(data).toMatchObject({ title: 'malformed', blocks: [{ title: 'Shown' }, { text: 'x'.repeat(10_001) }] });
    expect(JSON.stringify(data)).not.toMatch(/javascript|unknown|"no"|primary/);
  });

  it('leaves out texts where lists and groups belong', async () => {
    const { documentId } = await pageWith('texts-for-lists', 'Page');
    const posts = { id: 'p', type: 'posts', title: 'Posts', tag: 'x', items: 'x', slugs: 'x', picks: 'x', posts: 'x' };
    const blocks = [posts, { id: 'c', type: 'introCards', title: 'Cards', items: 'x', action: 'x' }];
    const token = await frameOf(documentId);
    const data = await dataOf(token, { title: 'Typed', blocks, seo: 'x' });
    expect(data).toMatchObject({ title: 'Typed', blocks: [{ title: 'Posts' }, { title: 'Cards' }] });
    expect(JSON.stringify(data)).not.toMatch(/"(items|action|picks|seo)":"x"/);
    expect(await dataOf(token, { title: 'Typed', blocks: 'x' })).toMatchObject({ title: 'Typed' });
  });

  it('is for the editor’s own frame alone', async () => {
    const { documentId } = await pageWith('frames-only', 'Page');
    const shared = await frameOf(documentId, false);
    for (const token of [shared, 'x'.repeat(43), 'short'])
      expect((await ask(token, { title: 'Typed' })).status).toBe(404);
    expect((await ask(await frameOf(documentId), 'no record' as never)).status).toBe(400);
    expect((await test.http.post('/api/previews/page-data').send({ content: {} })).status).toBe(400);
  });

  it('keeps the link of a frame that is in use', async () => {
    const { documentId } = await pageWith('long-work', 'Page');
    const token = await frameOf(documentId);
    const database = test.app.get(DataSource);
    const set = (minutes: number) =>
      database.query(
        'update content_preview_link set expires_at = now() + make_interval(mins => $2) where document_id = $1',
        [documentId, minutes],
      );
    const left = async () => {
      const [row] = await database.query<{ minutes: number }[]>(
        'select extract(epoch from expires_at - now()) / 60 as minutes from content_preview_link where document_id = $1 and frame',
        [documentId],
      );
      return Number(row!.minutes);
    };
    await set(2);
    await dataOf(token, { title: 'Typed' });
    expect(await left()).toBeGreaterThan(14);
    await set(-1);
    expect((await ask(token, { title: 'Typed' })).status).toBe(404);
  });
});

it('lets nobody frame any other page', async () => {
  for (const target of ['/', '/login', '/no/such/page'])
    expect((await test.http.get(target)).headers['content-security-policy']).toBe("frame-ancestors 'none'");
});
