import { PostContent } from '../../blog/post-content.dto.ts';
import { PageSeo } from '../../content/documents/page-seo.dto.ts';
import { specsOf, type FieldSpec } from '../../core/fields/field-spec.ts';
import type { Block } from '../../content/blocks/block-types.ts';
import { fillRateExplained } from '../../seeds/posts/fill-rate-explained.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { postContentOf } from '../post-content-of.ts';
import { readHtml } from '../readers/html.reader.ts';
import { readMarkdown } from '../readers/markdown.reader.ts';
import type { ExportedPost } from './exported-post.ts';
import { postAsHtml } from './post-as-html.ts';
import { postAsMarkdown } from './post-as-markdown.ts';

it('writes a post that an import reads as the same', () => {
  const { slug, ...content } = fillRateExplained;
  const written = postAsMarkdown({
    id: 'i',
    slug,
    isPublished: true,
    updatedAt: new Date(0),
    content,
    authors: ['Ann'],
  });
  const read = readMarkdown('a.md', written);
  const { title, excerpt, category, tags, publishedOn } = content;
  expect(read).toMatchObject({
    sourceId: 'i',
    title,
    slug,
    excerpt,
    category,
    tags,
    publishedOn,
    isPublished: true,
    authors: ['Ann'],
  });
  const types = (blocks: readonly Block[] | null | undefined) => (blocks ?? []).map(({ type }) => type);
  expect(types(blocksFromHtml(read).blocks)).toEqual(types(content.blocks));
});

it('tells what editors set beside the text', () => {
  const { slug, ...content } = fillRateExplained;
  const facts = { reviewBy: '2027-01-02', lastReviewedOn: '2026-01-02', focusPhrase: 'fill rate' };
  const post: ExportedPost = {
    ...{ id: 'i', slug, isPublished: true, updatedAt: new Date(0), authors: [], reviewer: 'Ann' },
    content: { ...content, ...facts, seo: { title: 'T', canonical: 'https://a.example/', robots: 'noindex, follow' } },
  };
  const markdown = postAsMarkdown(post);
  for (const line of [
    'updated: 1970-01-01T00:00:00.000Z',
    'reviewedBy: Ann',
    'lastReviewedOn: 2026-01-02',
    'reviewBy: 2027-01-02',
    'focusPhrase: fill rate',
    'seo:\n  title: T\n  canonical: https://a.example/\n  robots: noindex, follow',
  ])
    expect(markdown).toContain(`${line}\n`);
  const html = postAsHtml(post);
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
  expect(html).toContain('<meta name="20x:reviewed-by" content="Ann">');
  expect(html).toContain('<meta name="20x:review-by" content="2027-01-02">');
});

describe.each([
  { format: 'markdown', write: postAsMarkdown, read: (text: string) => readMarkdown('a.md', text) },
  { format: 'html', write: postAsHtml, read: (text: string) => readHtml('a.html', text) },
])('a post as $format', ({ write, read }) => {
  const people = { Ann: 'doc:00000000-0000-4000-8000-000000000001', Bo: 'doc:00000000-0000-4000-8000-000000000002' };
  const leftOut = ['googleAnalytics', 'googleTagManager', 'facebookPixel', 'linkedinInsight', 'headHtml', 'bodyHtml'];
  const blocks = [{ id: 'b', type: 'richText', html: '<p>Text</p>' }] as Block[];
  const given: Record<string, unknown> = { blocks, authors: [people.Ann], reviewedBy: people.Bo, related: ['another'] };
  /** A value that no other field has. */
  const valueOf = ({ name, kind, choices, fallback }: FieldSpec, about = 'About'): unknown => {
    if (choices) return Object.keys(choices).at(-1);
    if (kind === 'flag') return fallback !== 'on';
    if (kind === 'texts') return [`${name} one`, `${name} two`];
    if (kind === 'day') return `2026-${String(10 + (name.length % 3))}-${String(10 + (name.length % 18))}`;
    if (kind === 'image') return `/images/${name}.webp`;
    if (kind === 'address') return `https://a.example/${name}`;
    return kind === 'text' || kind === 'code' ? `${about} ${name}` : `no value for the kind ${kind}`;
  };
  const filledSeo = Object.fromEntries(specsOf(PageSeo).map((spec) => [spec.name, valueOf(spec, 'SEO')]));
  const content = Object.fromEntries(
    specsOf(PostContent).map((spec) => [
      spec.name,
      spec.name === 'seo' ? filledSeo : (given[spec.name] ?? valueOf(spec)),
    ]),
  ) as PostContent;
  const post: ExportedPost = {
    ...{ id: 'i', slug: 'a', isPublished: true, updatedAt: new Date(0), content },
    ...{ authors: ['Ann'], reviewer: 'Bo', related: ['another'] },
    ...{ publishAt: new Date('2030-01-02T03:04:00Z'), unpublishAt: new Date('2031-01-02T03:04:00Z') },
  };
  const readBack = (text: string) => {
    const { html, ...rest } = read(text);
    const made = { ...rest, ...blocksFromHtml({ html }), hash: '', failure: null };
    const authors = new Map(Object.entries(people).map(([name, pick]) => [name.toLowerCase(), pick]));
    return {
      notes: made.notes,
      content: postContentOf({ ...rest, ...made }, [...made.blocks], { authors, postAt: (slug) => slug }),
    };
  };

  it('carries every field but those that run scripts', () => {
    const seo = Object.fromEntries(Object.entries(filledSeo).filter(([name]) => !leftOut.includes(name)));
    const after = readBack(write(post)).content;
    expect({ ...after, blocks: undefined }).toEqual({ ...content, seo, blocks: undefined });
    expect(after.blocks).toMatchObject([{ type: 'richText', html: expect.stringContaining('<p>Text</p>') as string }]);
  });

  it('tells when it was planned to go live, and is no plan', () => {
    expect(read(write(post)).notes).toEqual([
      'It was scheduled for 2030-01-02T03:04:00.000Z. Schedule it again.',
      'It was to be unpublished at 2031-01-02T03:04:00.000Z. Schedule that again.',
    ]);
  });
});

it('reads what other systems say to search engines', () => {
  const robotsOf = ({ seo }: { readonly seo: object }) => (seo as { robots?: string }).robots;
  expect(robotsOf(readMarkdown('a.md', '---\nnoindex: true\ncanonical: https://a.example/\n---\n'))).toBe(
    'noindex, follow',
  );
  expect(robotsOf(readMarkdown('a.md', '---\nrobots: NOFOLLOW\n---\n'))).toBe('index, nofollow');
  expect(robotsOf(readHtml('a.html', '<meta name="robots" content="none">'))).toBe('noindex, nofollow');
  expect(robotsOf(readHtml('a.html', '<meta name="robots" content="index,follow,max-snippet:-1">'))).toBeUndefined();
});
