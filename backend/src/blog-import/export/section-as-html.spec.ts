import { everyBlockType, filledBlock, script } from '../../../test/support/filled-blocks.ts';
import { isRecord } from '@20x/shared/hidden';
import { blockTypes, type Block } from '../../content/blocks/block-types.ts';
import { isWords, specsOf } from '../../core/fields/field-spec.ts';
import { valuesIn } from '../../core/fields/field-walk.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { plainText } from '../html/markup.ts';
import { sectionAsHtml } from './section-as-html.ts';

const isComment = (html: string) => /^<!-- 20x:section [^>]* -->$/.test(html);
const withoutNotes = (html: string) => html.replace(/<!--[^]*?-->\s*/g, '').trim();
/** Every text and address in it, as a person reads them. */
const saidIn = (block: Block) =>
  [...valuesIn(blockTypes[block.type]!, block)].flatMap(({ spec, value }) =>
    isWords(spec) || ['image', 'link', 'address'].includes(spec.kind)
      ? [value]
          .flat()
          .map((one) => (spec.kind === 'richText' ? plainText(String(one).replace(script, '')) : String(one)))
      : [],
  );
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' } as const;
const unescaped = (html: string) =>
  html.replace(/&(?:lt|gt|quot|amp);/g, (one) => entities[one as keyof typeof entities]);

it('leaves out no text and no address of any section, and lets no text be markup', () => {
  const lost = everyBlockType.flatMap((type) => {
    const block = filledBlock(type);
    const html = sectionAsHtml(block);
    expect(html).not.toContain('<script');
    if (isComment(html)) return blocksFromHtml({ html }).blocks[0]?.type === type ? [] : [`${type} as a comment`];
    const shown = `${unescaped(withoutNotes(html))} ${plainText(html)}`;
    return saidIn(block).flatMap((text) => (shown.includes(text) ? [] : [`${type}: ${text}`]));
  });
  expect(lost).toEqual([]);
});

it('writes a comment only for what shows data of other places', () => {
  const pick = (type: string) => specsOf(blockTypes[type]!).some(({ kind }) => kind === 'pick' || kind === 'picks');
  expect(everyBlockType.filter((type) => isComment(sectionAsHtml(filledBlock(type))) && !pick(type))).toEqual([
    'contents',
  ]);
});

it.each(everyBlockType)('reads %s back as it was, and its text if somebody changed it', (type) => {
  const block = { ...filledBlock(type), background: 'ink' } as Block;
  const html = sectionAsHtml(block);
  expect(blocksFromHtml({ html }).blocks.map(comparable)).toEqual([comparable(block)]);
  if (isComment(html)) return;
  const edited = blocksFromHtml({ html: html.replace(/(<!-- 20x:end )/, '<p>Added by hand</p>$1') });
  expect(JSON.stringify(edited.blocks)).toContain('Added by hand');
});

/** Fields in one order, without ids and what no text may keep. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'id') return undefined;
    return isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner;
  }).replaceAll(script, '');

it.each(everyBlockType)('lets no address of %s run code', (type) => {
  const html = sectionAsHtml({ ...filledBlock(type, 'javascript:alert("{path}")') });
  expect(html).not.toMatch(/(?:href|src|poster|cite)="\s*javascript:/i);
});

it.each([
  [{ type: 'richText', html: '<h2>A</h2>\n<p>B <a href="/x">c</a></p>' }],
  [{ type: 'figure', image: '/media/a.webp', alt: 'A "b"', caption: 'C & d', width: 20, height: 10 }],
  [
    {
      type: 'gallery',
      images: [
        { id: 'image-1', image: '/a.jpg', alt: 'A' },
        { id: 'image-2', image: '/b.jpg', caption: 'B' },
      ],
    },
  ],
  [{ type: 'toggle', summary: 'More?', html: '<p>Yes</p>' }],
  [{ type: 'pullQuote', quote: 'So it is.', by: 'Ann, nurse' }],
  [{ type: 'callout', tone: 'info', html: '<p>Mind <strong>this</strong></p>' }],
  [{ type: 'button', label: 'Go', href: '/contact' }],
  [{ type: 'bookmark', url: 'https://a.example/', title: 'A', description: 'B', image: '/a.jpg' }],
  [{ type: 'code', name: 'a.ts', language: 'TypeScript', code: 'const a = `<b>`;\n  b();' }],
  [{ type: 'video', url: 'https://vimeo.com/76979871', title: 'A film' }],
  [{ type: 'video', url: '/media/a.mp4', poster: '/a.jpg' }],
  [
    {
      type: 'table',
      caption: 'T',
      columns: ['A', 'B'],
      rows: [{ id: 'row-1', cells: ['1', '<2>'] }],
      rowHeaders: true,
    },
  ],
])('is read back as it was: %j', (fields) => {
  const [read, ...more] = blocksFromHtml({ html: sectionAsHtml({ id: 'part-1', ...fields } as Block) }).blocks;
  expect(more).toEqual([]);
  expect(read).toEqual({ id: 'part-1', ...fields });
});

it('keeps hidden sections as comments, shows no hidden entry, and keeps anchors', () => {
  const list = { id: 'a', type: 'checklist', items: ['One', { entry: 'Two', published: false }], anchor: 'here' };
  expect(withoutNotes(sectionAsHtml(list as Block))).toBe('<section id="here">\n<ul><li>One</li></ul>\n</section>');
  expect(sectionAsHtml({ ...list, published: false } as unknown as Block)).toMatch(/^<!-- 20x:section /);
});

it('puts cells below the names of their columns', () => {
  const html = sectionAsHtml({
    ...{ id: 'a', type: 'comparison', columns: ['Us', 'Them'] },
    rows: [{ id: 'b', label: 'Price', cells: ['1', '2'] }],
  });
  expect(withoutNotes(html)).toBe(
    '<table><thead><tr><th scope="col"></th><th scope="col">Us</th><th scope="col">Them</th></tr></thead>' +
      '<tbody><tr><th scope="row">Price</th><td>1</td><td>2</td></tr></tbody></table>',
  );
});
