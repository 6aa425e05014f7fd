import { XMLParser } from 'fast-xml-parser';
import { authorType } from '../src/blog/authors/author-type.ts';
import { postType } from '../src/blog/post-type.ts';
import type { Block } from '../src/content/blocks/block-types.ts';
import { snippetType } from '../src/snippets/snippet-type.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { atomErrors, rssErrors } from './support/feed-errors.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';
import { rawRequest } from './support/raw-request.ts';
import { createTestSite } from './support/site.ts';

interface Rss {
  readonly rss: { readonly channel: { readonly item: readonly { readonly 'content:encoded': string }[] } };
}

const site = forAllTests(() => createTestSite({ variables: { PUBLIC_URL: 'https://20x.example' } }));
const get = (target: string, headers: Record<string, string> = {}) => rawRequest(site, 'GET', target, headers);
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => listed.has(name) });
const listed = new Set(['item', 'entry', 'link', 'category']);

async function feed(path: string) {
  const { status, headers, body } = await get(path);
  const xml = body.toString();
  expect([status, (path.endsWith('atom.xml') ? atomErrors : rssErrors)(xml)]).toEqual([200, []]);
  return { type: headers['content-type'], parsed: parser.parse(xml) as Record<string, never> };
}

beforeAll(async () => {
  await givenContent(site, authorType, 'ana', { name: 'Ana Ruiz' });
  const blocks: Block[] = [
    {
      id: 'a',
      type: 'richText',
      html: '<p>See <a href="/pricing">prices</a>, <a href="#why">why</a> and 1 &lt; 2.</p>',
    },
    { id: 'b', type: 'takeaways', items: ['Call the rested <first>'] },
    { id: 'c', type: 'callout', tone: 'tip', title: 'Hidden words', published: false },
  ];
  const seen = { excerpt: 'About nights.', authors: ['ana'], tags: ['Night shift'], category: 'Pay' };
  await givenContent(site, postType, 'nights', { ...seen, title: 'Nights & days', publishedOn: '2026-03-02', blocks });
  await givenContent(site, postType, 'odd', { excerpt: 'E', title: ']]> <b>\u0007odd</b>', publishedOn: '2026-03-01' });
});

it('gives the newest posts as RSS 2.0 with their full text and whole addresses', async () => {
  const { type, parsed } = await feed('/blog/feed.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(parsed).toMatchObject({
    rss: {
      version: '2.0',
      channel: {
        title: '20X Blog',
        link: ['https://20x.example/blog'],
        'atom:link': { rel: 'self', href: 'https://20x.example/blog/feed.xml' },
        item: [
          {
            title: 'Nights & days',
            link: ['https://20x.example/blog/nights'],
            guid: { '#text': 'https://20x.example/blog/nights' },
            pubDate: 'Mon, 02 Mar 2026 00:00:00 GMT',
            description: 'About nights.',
            'dc:creator': 'Ana Ruiz',
            category: ['Pay', 'Night shift'],
          },
          { title: expect.stringContaining(']]> <b>odd</b>') },
        ],
      },
    },
  });
  const content = String((parsed as unknown as Rss).rss.channel.item[0]?.['content:encoded']);
  expect(content).toContain('<a href="https://20x.example/pricing">');
  expect(content).toContain('<a href="https://20x.example/blog/nights#why">');
  expect(content).toContain('<li>Call the rested &lt;first&gt;</li>');
  expect(content).not.toContain('Hidden words');
});

it('gives the posts of a tag as Atom 1.0', async () => {
  const { type, parsed } = await feed('/blog/tag/night-shift/atom.xml');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  expect(parsed).toMatchObject({
    feed: {
      id: 'https://20x.example/blog/tag/night-shift',
      title: '20X Blog: Night shift',
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      link: expect.arrayContaining([
        expect.objectContaining({ rel: 'self', href: 'https://20x.example/blog/tag/night-shift/atom.xml' }),
      ]),
      entry: [{ id: 'https://20x.example/blog/nights', author: { name: 'Ana Ruiz' } }],
    },
  });
});

it('is named after the site, from the very next request on', async () => {
  await feed('/blog/feed.xml');
  const editor = await DocumentEditor.signedIn(site);
  await editor.livePart('brand', { siteName: 'Harbor & Co' });
  expect((await feed('/blog/feed.xml')).parsed).toMatchObject({ rss: { channel: { title: 'Harbor & Co Blog' } } });
  expect((await feed('/blog/tag/night-shift/atom.xml')).parsed).toMatchObject({
    feed: { title: 'Harbor & Co Blog: Night shift' },
  });
  await editor.livePart('brand', {});
});

it('answers 304 to readers that know it, and 404 for a tag without posts', async () => {
  const { headers } = await get('/blog/atom.xml');
  expect((await get('/blog/atom.xml', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  for (const tag of ['none', 'Night%20shift', '%3Cb%3E'])
    expect([tag, (await get(`/blog/tag/${tag}/feed.xml`)).status]).toEqual([tag, 404]);
});

it('has a new post from the very next request on', async () => {
  await givenContent(site, postType, 'newest', { title: 'Newest', excerpt: 'E', publishedOn: '2026-03-03' });
  expect((await get('/blog/feed.xml')).body.toString()).toContain('https://20x.example/blog/newest');
});

it('carries images, media, tables, code, files and snippets with whole addresses', async () => {
  const shown = { excerpt: 'E', publishedOn: '2026-03-04', tags: ['All'], cover: '/images/a.jpg', coverAlt: 'A cover' };
  const snippet: Block = { id: 'a', type: 'richText', html: '<p>From a snippet</p>' };
  await givenContent(site, snippetType, 'shared', { title: 'Shared', blocks: [snippet] });
  const own: Block[] = [
    { id: 'n1', type: 'snippet', snippet: 'shared' },
    { id: 'n2', type: 'figure', image: '/images/b.jpg', alt: 'A board', width: 800, height: 600 },
    { id: 'n3', type: 'video', url: '/media/film.mp4', poster: '/images/p.jpg', title: 'A film' },
    { id: 'n4', type: 'table', columns: ['Unit'], rows: [{ id: 'r', cells: ['ICU'] }] },
    { id: 'n5', type: 'code', code: 'a\n  b' },
    { id: 'n6', type: 'file', url: '/media/list.pdf', title: 'A list', anchor: 'list' },
  ];
  await givenContent(site, postType, 'all', { ...shown, title: 'All', blocks: own });
  const { parsed } = await feed('/blog/tag/all/feed.xml');
  const content = String((parsed as unknown as Rss).rss.channel.item[0]?.['content:encoded']);
  for (const part of [
    '<img src="https://20x.example/images/a.jpg" alt="A cover" />',
    '<p>From a snippet</p>',
    '<img src="https://20x.example/images/b.jpg" alt="A board" width="800" height="600" />',
    '<a href="https://20x.example/media/film.mp4">',
    '<img src="https://20x.example/images/p.jpg" alt="" />',
    '<th scope="col">Unit</th>',
    '<pre><code>a\n  b</code></pre>',
    '<section id="list">',
    '<a href="https://20x.example/media/list.pdf">A list</a>',
  ])
    expect(content).toContain(part);
  expect((await feed('/blog/tag/all/atom.xml')).type).toContain('atom');
  expect((await feed('/blog/atom.xml')).type).toContain('atom');
});
