import type { Block } from '../../content/blocks/block-types.ts';
import { fillRateExplained } from '../../seeds/posts/fill-rate-explained.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { readMarkdown } from '../readers/markdown.reader.ts';
import { blockAsMarkdown, postAsMarkdown } from './post-as-markdown.ts';

const block = (fields: object) => ({ id: 'a', ...fields }) as Block;

it.each([
  [
    { type: 'richText', html: '<h2>A</h2><p>One <strong>bold</strong> <a href="/x">link</a></p>' },
    '## A\n\nOne **bold** [link](/x)',
  ],
  [{ type: 'richText', html: '<p>2 * 3 * 4 [x] _y_ &lt;b&gt;</p>' }, /^2 \\\* 3 .* &lt;b>$/],
  [{ type: 'richText', html: '<p>x<sub>2</sub> and <u>more</u></p>' }, 'x<sub>2</sub> and <u>more</u>'],
  [{ type: 'code', language: 'SQL', code: 'let a = `x`;\n```' }, '````SQL\nlet a = `x`;\n```\n````'],
  [{ type: 'figure', image: '/a.jpg', alt: 'A [board]' }, '![A \\[board\\]](/a.jpg)'],
  [{ type: 'video', url: 'https://vimeo.com/76979871' }, 'https://vimeo.com/76979871'],
  [{ type: 'figure', image: '/a.jpg', caption: 'C' }, /^<!-- 20x:section /],
  [{ type: 'callout', tone: 'tip', html: '<p>--></p>' }, /^<!-- 20x:section .*[^-] -->$/],
])('writes %j', (fields, markdown) => {
  expect(blockAsMarkdown(block(fields))).toEqual(
    typeof markdown === 'string' ? markdown : (expect.stringMatching(markdown) as string),
  );
});

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
