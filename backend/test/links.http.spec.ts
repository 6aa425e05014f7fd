import { randomUUID } from 'node:crypto';
import type { LinkedDocument, LinkingPlace, LinkLookup, LinkedDocumentList } from '../src/content/links/links.dto.ts';
import type { HomeContent, PublishedHome } from '../src/home-content/home-content.dto.ts';
import { featurePath } from '@20x/shared/feature-page';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { ContentPreviews } from '../src/content/previews/content-previews.ts';
import { draftInView } from '../src/content/previews/draft-in-view.ts';
import { PublicPagesController } from '../src/pages/public-pages.controller.ts';
import { postType } from '../src/blog/post-type.ts';
import { featureType } from '../src/features/feature-type.ts';
import { homeSlug, homeType } from '../src/home-content/home-type.ts';
import { snippetType } from '../src/snippets/snippet-type.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const linkingTo = (href: string): PageContent => ({
  title: 'Links',
  blocks: [
    { id: 'a', type: 'ctaBand', title: 'Decide', action: { label: 'Go', href, newTab: true } },
    { id: 'b', type: 'richText', html: `<p>Read <a href="${href}">more</a>.</p>` },
    { id: 'c', type: 'sources', items: [{ title: 'Source', url: href }] },
  ],
});
const linksOf = async (slug: string) => {
  const { blocks } = (await test.http.get(`/api/pages/${slug}`)).body as PageContent;
  const [band, text, sources] = blocks ?? [];
  return [
    band?.type === 'ctaBand' ? band.action : null,
    text?.type === 'richText' ? text.html : null,
    sources?.type === 'sources' ? sources.items : null,
  ];
};
const linked = (href: string) => [
  { label: 'Go', href, newTab: true },
  `<p>Read <a href="${href}">more</a>.</p>`,
  [{ title: 'Source', url: href }],
];
const leftOut = [{ newTab: true }, '<p>Read more.</p>', [{ title: 'Source' }]];
const lookUp = async (href: string) =>
  (await editor.send('get', `link-targets/lookup?href=${encodeURIComponent(href)}`)).body as LinkLookup;

it('names many documents at once, and nothing of what is not there', async () => {
  const [one, two] = [await editor.livePage({ title: 'One' }), await editor.newPage({ title: 'Two' })];
  const ids = [one.id, two.id, '00000000-0000-4000-8000-000000000000'];
  const named = (await editor.send('get', `link-targets/named?ids=${ids.join(',')}`)).body as LinkedDocument[];
  expect(named.map(({ title, live }) => [title, live]).sort()).toEqual([
    ['One', true],
    ['Two', false],
  ]);
  for (const wrong of ['', 'one', Array(101).fill(one.id).join(',')]) {
    expect((await editor.send('get', `link-targets/named?ids=${wrong}`)).status).toBe(400);
  }
});

describe('a link that is kept by the id of a document', () => {
  it('leads visitors to its address, and the draft keeps the id', async () => {
    const target = await editor.livePage({ title: 'Target' });
    const href = `doc:${target.id}#plans`;
    const { id, slug } = await editor.livePage(linkingTo(href));
    expect(await linksOf(slug)).toEqual(linked(`${target.path}#plans`));
    expect((await editor.page(id)).content).toMatchObject(linkingTo(href));
  });

  it('is left out while visitors cannot see the document, and is there again when they can', async () => {
    const target = await editor.newPage({ title: 'Target' });
    const { slug } = await editor.livePage(linkingTo(`doc:${target.id}`));
    expect(await linksOf(slug)).toEqual(leftOut);
    await editor.did('publish', target.id);
    expect(await linksOf(slug)).toEqual(linked(target.path));
    await editor.did('unpublish', target.id);
    expect(await linksOf(slug)).toEqual(leftOut);
    await editor.did('publish', target.id);
    await editor.did('trash', target.id);
    expect(await linksOf(slug)).toEqual(leftOut);
  });

  it('leads to every type, and to parts of the site that show without a publication', async () => {
    await givenContent(test, postType, 'a-post', { title: 'Post', excerpt: 'E', publishedOn: '2026-01-02' });
    const all = (await editor.send('get', 'link-targets?limit=100')).body as LinkedDocumentList;
    for (const path of ['/blog/a-post', '/', '/blog', '/features']) {
      const target = all.data.find((one) => one.path === path);
      const { slug } = await editor.livePage(linkingTo(`doc:${target?.id}`));
      expect(await linksOf(slug)).toEqual(linked(path));
    }
  });

  it('takes the label of a button on the home page with it, so that the built-in one shows', async () => {
    const target = await editor.newPage({ title: 'Target' });
    const content: HomeContent = {
      heroTitle: 'Home',
      heroCtaLabel: 'Read it',
      heroCtaHref: `doc:${target.id}`,
      finalCta: { title: 'T', buttonLabel: 'Go', buttonHref: `doc:${target.id}` },
    };
    const { id, version } = (await editor.send('get', 'content/home-content/home')).body as {
      id: string;
      version: number;
    };
    await editor.send('put', 'content/home-content/home/draft', { version, content });
    await editor.did('publish', id);
    const home = async () => {
      const content = (await test.http.get('/api/home-content')).body as PublishedHome;
      return { ...content, insights: undefined, revision: undefined };
    };
    expect(await home()).toEqual({ heroTitle: 'Home', finalCta: { title: 'T' } });
    await editor.did('publish', target.id);
    expect(await home()).toMatchObject({ heroCtaLabel: 'Read it', heroCtaHref: target.path });
  });

  it.each(['doc:', 'doc:about', 'doc:0b8a6f0e', `doc:${'x'.repeat(36)}`, `doc:${randomUUID()}?x`])(
    'is kept in a draft as %j, and refused when it is published, naming the field',
    async (href) => {
      const { id } = await editor.newPage();
      const blocks: PageContent['blocks'] = [
        { id: 'a', type: 'ctaBand', title: 'Decide', action: { label: 'Go', href } },
      ];
      await editor.saved(id, { title: 'T', blocks });
      const response = await editor.does('publish', id);
      expect(response.status).toBe(422);
      expect(response.body.errors).toEqual([expect.objectContaining({ field: 'blocks.0.action.href' })]);
    },
  );

  it('may lead to nothing in a draft, and keeps it from being published or scheduled, naming the fields', async () => {
    const { id } = await editor.newPage(linkingTo(`doc:${randomUUID()}`));
    const fields = ['blocks.0.action.href', 'blocks.1.html', 'blocks.2.items.0.url'];
    for (const response of [
      await editor.does('publish', id),
      await editor.does('schedule', id, { publishAt: '2099-03-01T09:00', zone: 'UTC' }),
    ]) {
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({ errors: fields.map((field) => ({ field })) });
    }
  });

  it('is no part of settings and metadata, which nobody resolves', async () => {
    const href = `doc:${(await editor.livePage()).id}`;
    const { id } = await editor.newPage();
    await editor.saved(id, { title: 'T', seo: { canonical: href } });
    expect((await editor.does('publish', id)).body).toMatchObject({ errors: [{ field: 'seo.canonical' }] });
    const settings = (await editor.send('get', 'settings')).body as { version: number };
    const response = await editor.send('put', 'settings', {
      version: settings.version,
      values: { privacyEmail: href },
    });
    expect(response.status).toBe(400);
  });
});

describe('a previewed page', () => {
  it('leads to drafts too, so that they can be seen and edited, and not to the trash', async () => {
    const draft = await editor.newPage({ title: 'Target' });
    const trashed = await editor.newPage({ title: 'Gone' });
    await editor.did('trash', trashed.id);
    const { id } = await editor.newPage(linkingTo(`doc:${draft.id}`));
    const shown = async () => {
      const link = await editor.send('post', `documents/${id}/preview-links`, { minutes: 5 });
      const preview = await test.app
        .get(ContentPreviews)
        .resolve((link.body as { url: string }).url.split('/').at(-1)!);
      const page = draftInView.run(preview!, () => test.app.get(PublicPagesController).getPage(preview!.slug));
      return JSON.stringify((await page).blocks);
    };
    expect(await shown()).toContain(`"href":"${draft.path}"`);
    await editor.saved(id, linkingTo(`doc:${trashed.id}`));
    expect(await shown()).not.toMatch(/href|doc:/);
  });
});

describe('what a link leads to', () => {
  it('is told of documents by id and by address', async () => {
    const live = await editor.livePage({ title: 'Live' });
    const draft = await editor.newPage({ title: 'Draft' });
    const trashed = await editor.newPage({ title: 'Trashed' });
    await editor.did('trash', trashed.id);
    const document = { id: live.id, type: 'page', path: live.path, title: 'Live', live: true };
    const href = `doc:${live.id}#a`;
    expect(await lookUp(href)).toEqual({ state: 'live', href, address: `${live.path}#a`, document });
    expect(await lookUp(`${live.path}#a`)).toMatchObject({ state: 'live', href, document });
    expect(await lookUp(`${test.config.publicUrl}${live.path}/#a`)).toMatchObject({ state: 'live', href });
    expect(await lookUp(draft.path)).toMatchObject({ state: 'draft', href: `doc:${draft.id}`, address: draft.path });
    expect(await lookUp(`doc:${draft.id}`)).toMatchObject({
      state: 'draft',
      document: { title: 'Draft', live: false },
    });
    expect(await lookUp(`doc:${trashed.id}`)).toMatchObject({ state: 'trashed', address: null });
  });

  it.each([
    ['/', 'live', '/'],
    ['/blog', 'live', '/blog'],
    ['/blog/tag/Shifts', 'live', '/blog/tag/Shifts'],
    ['/login', 'live', '/login'],
    ['/privacy-policy', 'redirect', '/privacy'],
    ['/never-was', 'unknown', null],
    ['/features/never-was', 'unknown', null],
    [`doc:${randomUUID()}`, 'unknown', null],
    ['#here', 'external', '#here'],
    ['/images/board.avif', 'external', '/images/board.avif'],
    ['https://example.com/about', 'external', 'https://example.com/about'],
    ['mailto:a@b.example', 'external', 'mailto:a@b.example'],
  ])('is told of %s: %s', async (href, state, address) => {
    expect(await lookUp(href)).toMatchObject({ state, address });
  });

  it('lists what there is to link to, by words, and the places of a page', async () => {
    const blocks: PageContent['blocks'] = [
      { id: 'a', type: 'faq', anchor: 'questions' },
      { id: 'b', type: 'richText', html: '<h2 id="start">S</h2>' },
    ];
    const { id, path } = await editor.newPage({ title: 'Night shifts explained', blocks }, 'wanted-page');
    const search = async (words: string) =>
      (await editor.send('get', `link-targets?search=${encodeURIComponent(words)}`)).body as LinkedDocumentList;
    expect(await search('explained NIGHT')).toMatchObject({ total: 1, data: [{ id, path, live: false }] });
    expect((await search('/wanted-page')).data).toEqual([expect.objectContaining({ id })]);
    expect((await search(`%' or 1=1`)).total).toBe(0);
    expect((await editor.send('get', `documents/${id}/anchors`)).body).toEqual(['questions', 'start']);
  });
});

it('offers snippets to pick, and not as pages to link to', async () => {
  await givenContent(test, snippetType, 'reusable', { title: 'Reusable notice' });
  const listed = async (query: string) =>
    ((await editor.send('get', `link-targets?search=reusable${query}`)).body as LinkedDocumentList).data;
  expect(await listed('&pages=true')).toEqual([]);
  expect(await listed('&type=snippet')).toMatchObject([{ title: 'Reusable notice' }]);
  expect(await listed('')).toHaveLength(1);
});

describe('who links to a document', () => {
  it('is told with the fields, by id and by address, live or drafted; the trash does not count', async () => {
    const target = await editor.livePage({ title: 'Target' });
    const byId = await editor.livePage(linkingTo(`doc:${target.id}#x`));
    const byAddress = await editor.newPage({ ...linkingTo(`${target.path}?from=here`), title: 'Address' });
    const removed = await editor.livePage({ ...linkingTo(target.path), title: 'Was' });
    await editor.saved(removed.id, { title: 'Was' });
    const trashed = await editor.newPage(linkingTo(`doc:${target.id}`));
    await editor.did('trash', trashed.id);
    await editor.newPage({ title: `Only says doc:${target.id} and "${target.path}" as words` });
    await editor.newPage(linkingTo(`${target.path}-longer`));
    const fields = ['blocks.0.action.href', 'blocks.1.html', 'blocks.2.items.0.url'];
    const users = (await editor.send('get', `documents/${target.id}/used-by`)).body as LinkingPlace[];
    expect(users.sort((a, b) => a.title.localeCompare(b.title))).toEqual([
      expect.objectContaining({ id: byAddress.id, inLive: false, inDraft: true, fields, live: false, anchors: [] }),
      expect.objectContaining({ id: byId.id, inLive: true, inDraft: true, fields, live: true, anchors: ['x'] }),
      expect.objectContaining({ id: removed.id, inLive: true, inDraft: false, fields }),
    ]);
  });

  it('is told of the highlights of the home page, which name a place of the feature page', async () => {
    const feature = { title: 'Scheduling', summary: 'S' };
    await givenContent(test, featureType, featurePath.replace('/features/', ''), feature, { live: false });
    const card = { id: 'a', title: 'Fill it', anchor: '#plans' };
    await givenContent(test, homeType, homeSlug, { features: [card] }, { live: false });
    const { body } = await editor.send('get', `link-targets/lookup?href=${featurePath}`);
    const { document } = body as LinkLookup;
    expect((await editor.send('get', `documents/${document?.id}/used-by`)).body).toContainEqual(
      expect.objectContaining({ type: 'home-content', fields: ['features.0.anchor'], anchors: ['plans'] }),
    );
  });

  it('is told of what visitors see without what is hidden from them', async () => {
    const target = await editor.livePage({ title: 'Target' });
    const hidden = { name: 'A', href: `doc:${target.id}`, published: false };
    const { id } = await editor.livePage({
      title: 'Hides it',
      blocks: [{ id: 'a', type: 'team', items: [hidden, { name: 'B' }] }],
    });
    expect((await editor.send('get', `documents/${target.id}/used-by`)).body).toEqual([
      expect.objectContaining({ id, inLive: false, inDraft: true, fields: ['blocks.0.items.0.href'] }),
    ]);
  });

  it('are menu and footer, too, by every address that leads there', async () => {
    const page = await editor.livePage({ title: 'In the menu' }, 'in-the-menu');
    const navigation = await editor.livePart('navigation', {
      items: [
        { href: `${page.path}/?from=menu#top`, label: 'Ours' },
        { href: '/about', label: 'Other' },
      ],
      ctaText: 'Go',
      ctaLink: '/else',
    });
    const footer = await editor.livePart('footer', {
      sections: [{ title: 'S', links: [{ title: 'Read it', url: page.path }] }],
      legalLinks: [{ title: 'Legal', url: page.path }],
      badges: [{ label: 'Badge', href: `${test.config.publicUrl}${page.path}`, imageUrl: '/b.png' }],
    });
    const users = async () => {
      const places = (await editor.send('get', `documents/${page.id}/used-by`)).body as LinkingPlace[];
      return places.map(({ id, path, inLive, fields }) => [id, path, inLive, fields]);
    };
    const all = [
      [footer.id, null, true, ['sections.0.links.0.url', 'legalLinks.0.url', 'badges.0.href']],
      [navigation.id, null, true, ['items.0.href']],
    ];
    expect(await users()).toEqual(all);
    const { version } = await editor.state(page.id);
    await editor.send('put', `documents/${page.id}/slug`, { version, slug: 'elsewhere-by-now' });
    await editor.did('publish', page.id);
    expect(await users()).toEqual(all);
  });
});
