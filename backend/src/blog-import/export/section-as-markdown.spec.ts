import { everyBlockType, filledBlock } from '../../../test/support/filled-blocks.ts';
import { isRecord } from '@20x/shared/hidden';
import type { Block } from '../../content/blocks/block-types.ts';
import { readMarkdown } from '../readers/markdown.reader.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { sectionAsMarkdown } from './section-as-markdown.ts';

const written = (fields: object) => sectionAsMarkdown({ id: 'a', ...fields } as Block);
const read = (markdown: string) => blocksFromHtml(readMarkdown('a.md', markdown)).blocks;

it.each([
  [
    { type: 'richText', html: '<h2>A</h2><p>One <strong>bold</strong> <a href="/x">link</a></p>' },
    '## A\n\nOne **bold** [link](/x)',
  ],
  [{ type: 'richText', html: '<h2 id="a">A</h2><h3 id="mine">B</h3>' }, '## A\n\n<h3 id="mine">B</h3>'],
  [{ type: 'richText', html: '<p>2 * 3 * 4 [x] _y_ &lt;b&gt;</p>' }, /^2 \\\* 3 .* &lt;b>$/],
  [{ type: 'richText', html: '<p>x<sub>2</sub>, <u>more</u>, <s>old</s></p>' }, 'x<sub>2</sub>, <u>more</u>, ~~old~~'],
  [{ type: 'code', language: 'SQL', code: 'let a = `x`;\n```' }, /^(.*\n\n)?````SQL\nlet a = `x`;\n```\n````/s],
  [{ type: 'figure', image: '/a.jpg', alt: 'A [board]' }, '![A \\[board\\]](/a.jpg)'],
  [{ type: 'figure', image: '/a.jpg', caption: 'A caption' }, /\n\n!\[\]\(\/a\.jpg\)\\\n\*A caption\*\n\n/],
  [{ type: 'video', url: 'https://vimeo.com/76979871' }, 'https://vimeo.com/76979871'],
  [
    { type: 'table', columns: ['Unit', 'Open'], rows: [{ id: 'r', cells: ['A|B', '1'] }] },
    '| Unit | Open |\n| --- | --- |\n| A\\|B | 1 |',
  ],
  [
    { type: 'table', columns: ['Unit'], rows: [{ id: 'r', cells: ['ICU'] }], caption: 'Units', rowHeaders: true },
    /\n\n\*\*Units\*\*\n\n\| Unit \|\n\| --- \|\n\| ICU \|\n\n/,
  ],
  [
    { type: 'callout', tone: 'tip', html: '<p>Ask <em>first</em>.</p><p>Then go.</p>' },
    '> [!TIP]\n> Ask *first*.\n>\n> Then go.',
  ],
  [{ type: 'callout', tone: 'warning', title: 'Mind', html: '<p>It</p>' }, '> [!WARNING]\n> **Mind**\n>\n> It'],
  [
    { type: 'toggle', summary: 'More?', html: '<p>Yes <strong>so</strong></p>' },
    '<details>\n<summary>More?</summary>\n\nYes **so**\n\n</details>',
  ],
  [{ type: 'pullQuote', quote: 'So it is.', by: 'Ann' }, /\n\n> So it is\.\n>\n> — Ann\n\n/],
  [{ type: 'checklist', items: ['One', '✓ Two'] }, '- [ ] One\n- [x] Two'],
  [{ type: 'checklist', items: ['One', 'Two'], ordered: true }, '1. [ ] One\n2. [ ] Two'],
  [{ type: 'checklist', title: 'Do', items: ['One', 'Two'] }, /\n\n## Do\n\n- \[ \] One\n- \[ \] Two\n\n/],
  [
    { type: 'file', url: 'https://a.example/a.pdf', title: 'A list' },
    /\n\n\[A list\]\(https:\/\/a\.example\/a\.pdf\)\n\n/,
  ],
  [
    { type: 'callout', tone: 'tip', html: '<p>--></p>', anchor: 'here' },
    /^<!-- 20x:fields {"anchor":"here"} -->\n\n<a id="here"><\/a>\n\n> \[!TIP\]/,
  ],
  [{ type: 'contents' }, '<!-- 20x:section {"type":"contents"} -->'],
  [{ type: 'toggle', summary: 'A', html: '<p>B</p>', published: false }, /^<!-- 20x:section .* -->$/],
])('writes %j', (fields, markdown) => {
  expect(written(fields)).toEqual(
    typeof markdown === 'string' ? markdown : (expect.stringMatching(markdown) as string),
  );
});

/** Fields in one order, without ids, white space between elements and what no text may keep. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'id') return undefined;
    return isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner;
  }).replace(/<script>alert\(1\)<\/script>(?=")|\\n(?=<)/g, '');
const plainBlocks: object[] = [
  { type: 'code', name: 'a.ts', language: 'TypeScript', code: 'a\n\n```\n  b' },
  { type: 'figure', image: '/a.jpg', alt: 'A', caption: 'C *d*', credit: 'E', size: 'wide', width: 4, height: 3 },
  {
    type: 'gallery',
    images: [
      { id: 'i', image: '/a.jpg', alt: 'A' },
      { id: 'j', image: '/b c.jpg', caption: 'B' },
    ],
  },
  { type: 'table', caption: 'T', columns: [], rows: [{ id: 'r', cells: ['a\nb', '<i>'] }], rowHeaders: true },
  { type: 'checklist', items: ['One', '✓ Two', 'See https://example.com'] },
  {
    type: 'checklist',
    title: 'A',
    items: ['One', { entry: 'Two', published: false }],
    ordered: true,
    background: 'ink',
  },
  {
    type: 'richText',
    html: '<ul><li><p>a</p><ul><li>b</li></ul></li></ul><table><tbody><tr><td>x</td></tr></tbody></table>',
  },
  { type: 'richText', html: '<pre>a  b\n c</pre>', background: 'sunken' },
  { type: 'callout', tone: 'compliance', html: '<p>A</p>' },
  { type: 'faq', items: [{ id: 'a', question: 'Why?', answer: '<p>So</p>' }] },
];

it.each([...everyBlockType.map((type) => filledBlock(type)), ...plainBlocks])('is read back: %j', (block) => {
  const markdown = written(block);
  expect(read(markdown).map(comparable)).toEqual([comparable(block)]);
  if (!markdown.includes('```')) expect(markdown.replace(/<!--.*?-->/gs, '')).not.toContain('<script');
});

it('takes what somebody changed in the file, and keeps what the file does not show', () => {
  const figure = written({ type: 'figure', image: '/a.jpg', alt: 'A', width: 4, height: 3 });
  expect(read(figure.replace('![A]', '![B]'))).toEqual([
    { id: 'part-1', type: 'figure', image: '/a.jpg', alt: 'B', width: 4, height: 3 },
  ]);
  const takeaways = written({ type: 'takeaways', items: ['One', 'Two'] });
  expect(read(takeaways)).toMatchObject([{ type: 'takeaways', items: ['One', 'Two'] }]);
  expect(read(takeaways.replace('- One', '- None'))).toMatchObject([
    { type: 'richText', html: expect.stringContaining('None') as string },
  ]);
});
