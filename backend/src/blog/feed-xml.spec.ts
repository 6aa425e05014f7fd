import { everyBlockType, filledBlock } from '../../test/support/filled-blocks.ts';
import { atomErrors, rssErrors } from '../../test/support/feed-errors.ts';
import { atomXml, rssXml, type FeedFacts } from './feed-xml.ts';
import { postHtml } from './post-html.ts';

const hostile = ']]> <b onclick="alert(1)">x</b> &amp; \u0007\u0000\uFFFF \uD800 😀 <script>alert(1)</script>';
const feed: FeedFacts = {
  title: hostile,
  description: hostile,
  language: 'en',
  page: 'https://20x.example/blog',
  self: 'https://20x.example/blog/feed',
  updated: new Date('2026-03-02T08:00:00Z'),
  entries: [1, 2].map((number) => ({
    address: `https://20x.example/blog/${number}`,
    title: hostile,
    summary: hostile,
    html: postHtml(
      {
        cover: '/a.jpg',
        coverAlt: hostile,
        blocks: [
          { id: 'a', type: 'richText', html: hostile },
          { id: 'b', type: 'code', code: hostile },
          ...everyBlockType.map((type) => filledBlock(type)),
          ...everyBlockType.map((type) => filledBlock(type, 'javascript:alert("{path}")')),
        ],
      },
      `https://20x.example/blog/${number}`,
    ),
    authors: [hostile],
    categories: [{ slug: 'a', name: hostile }],
    published: new Date('2026-03-01'),
    updated: new Date('2026-03-02T08:00:00Z'),
  })),
};

it('is valid Atom and RSS whatever posts say', () => {
  expect(atomErrors(atomXml(feed))).toEqual([]);
  expect(rssErrors(rssXml(feed))).toEqual([]);
});

it('is valid without posts', () => {
  expect(atomErrors(atomXml({ ...feed, entries: [] }))).toEqual([]);
  expect(rssErrors(rssXml({ ...feed, entries: [] }))).toEqual([]);
});

it.each([
  ['an unknown element', '<subtitle>', '<strapline>'],
  ['a time without a day', '2026-03-02T', ''],
  ['two titles', '<id>', '<title>A</title><id>'],
  ['no author', /<author>.*?<\/author>/, ''],
  ['a path', 'href="https://20x.example/blog/1"', 'href="/blog/1"'],
  ['code', 'content type="html">', 'content type="html">&lt;img src="https://a.example/" onerror="x">'],
])('the tests find %s in Atom', (_, found, instead) => {
  expect(atomErrors(atomXml(feed).replace(found, instead))).not.toEqual([]);
});

it.each([
  ['an author without an address', '<guid', '<author>Ann</author><guid'],
  ['a time of Atom', 'Mon, 02 Mar 2026 08:00:00 GMT', '2026-03-02T08:00:00Z'],
  ['no description', /<description>.*?<\/description>/, ''],
  ['no link to itself', 'rel="self"', 'rel="next"'],
  ['an enclosure without its length', '<guid', '<enclosure url="https://a.example/a.mp3" type="audio/mpeg"/><guid'],
  ['one id twice', '/blog/2</guid>', '/blog/1</guid>'],
])('the tests find %s in RSS', (_, found, instead) => {
  expect(rssErrors(rssXml(feed).replace(found, instead))).not.toEqual([]);
});
