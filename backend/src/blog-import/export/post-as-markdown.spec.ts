import type { Block } from '../../content/blocks/block-types.ts';
import { fillRateExplained } from '../../seeds/posts/fill-rate-explained.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { readMarkdown } from '../readers/markdown.reader.ts';
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
