import type { Block } from '../../content/blocks/block-types.ts';
import { fillRateExplained } from '../../seeds/posts/fill-rate-explained.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
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
