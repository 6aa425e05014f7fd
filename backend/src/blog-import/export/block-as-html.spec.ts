import { blockClasses, blockTypes, type Block } from '../../content/blocks/block-types.ts';
import { blockFactsOf } from '../../content/blocks/block-type.ts';
import { isWords, specsOf, type Class, type FieldKind, type FieldSpec } from '../../core/fields/field-spec.ts';
import { valuesIn } from '../../core/fields/field-walk.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { plainText } from '../html/markup.ts';
import { blockAsHtml } from './block-as-html.ts';

const script = '<script>alert(1)</script>';
/** Text that would be markup if nothing escaped it. */
const hostile = (name: string) => `${name} "><script>alert(1)</script> & 'x'`;
/** What only some addresses are good for. */
const sites: Readonly<Record<string, string>> = {
  embed: 'https://vimeo.com/76979871',
  video: 'https://vimeo.com/76979871',
};

/** An object of the class with every field filled. */
function filled(type: Class, path: string, address: string): object {
  return Object.fromEntries(specsOf(type).map((spec) => [spec.name, valueOf(spec, `${path}-${spec.name}`, address)]));
}

function valueOf(spec: FieldSpec, path: string, address: string): unknown {
  if (spec.kind === 'rows')
    return [1, 2].map((number) => ({ id: `r${number}`, ...filled(spec.of(), `${path}${number}`, address) }));
  if (spec.kind === 'group') return filled(spec.of(), path, address);
  if (['image', 'link', 'address'].includes(spec.kind)) return address.replace('{path}', path);
  const values: Partial<Record<FieldKind, unknown>> = {
    richText: `<p>${path} <strong>bold</strong></p>${script}`,
    texts: [hostile(`${path}-a`), hostile(`${path}-b`)],
    text: hostile(path),
    number: 7,
  };
  return values[spec.kind];
}

const blockOf = (type: string, address = 'https://a.example/{path}?a=1&b="2"') => {
  const content = filled(blockTypes[type]!, type, sites[type] ?? address);
  return { id: 'a', ...content, type, ...(type === 'code' && { language: 'SQL' }) } as unknown as Block;
};
const types = blockClasses.map((block) => blockFactsOf(block).type);
const isComment = (html: string) => html.startsWith('<!-- 20x:section ');
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
  const lost = types.flatMap((type) => {
    const block = blockOf(type);
    const html = blockAsHtml(block);
    expect(html).not.toContain('<script');
    if (isComment(html)) return blocksFromHtml({ html }).blocks[0]?.type === type ? [] : [`${type} as a comment`];
    const shown = `${unescaped(html)} ${plainText(html)}`;
    return saidIn(block).flatMap((text) => (shown.includes(text) ? [] : [`${type}: ${text}`]));
  });
  expect(lost).toEqual([]);
});

it('writes a comment only for what shows data of other places', () => {
  const pick = (type: string) => specsOf(blockTypes[type]!).some(({ kind }) => kind === 'pick' || kind === 'picks');
  expect(types.filter((type) => isComment(blockAsHtml(blockOf(type))) && !pick(type))).toEqual(['contents']);
});

it('reads back with the same text', () => {
  const words = (block: object) =>
    JSON.stringify(block)
      .replace(/\\"/g, '"')
      .replace(/<\/?strong>/g, '');
  const changed = types.flatMap((type) => {
    const html = blockAsHtml(blockOf(type));
    const read = unescaped(words(blocksFromHtml({ html }).blocks));
    const texts = isComment(html) ? [] : plainText(html.replace(/></g, '> <')).split(/ (?=[a-zA-Z]+-)/);
    return texts.flatMap((text) => (read.includes(text.slice(0, 20)) ? [] : [`${type}: ${text}`]));
  });
  expect(changed).toEqual([]);
});

it.each(types)('lets no address of %s run code', (type) => {
  const html = blockAsHtml({ ...blockOf(type, 'javascript:alert("{path}")') });
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
  [{ type: 'code', name: 'a.ts', language: 'ts', code: 'const a = `<b>`;\n  b();' }],
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
  const [read, ...more] = blocksFromHtml({ html: blockAsHtml({ id: 'part-1', ...fields } as Block) }).blocks;
  expect(more).toEqual([]);
  expect(read).toEqual({ id: 'part-1', ...fields });
});

it('keeps hidden sections as comments, shows no hidden entry, and keeps anchors', () => {
  const list = { id: 'a', type: 'checklist', items: ['One', { entry: 'Two', published: false }], anchor: 'here' };
  expect(blockAsHtml(list as Block)).toBe('<section id="here">\n<ul><li>One</li></ul>\n</section>');
  expect(blockAsHtml({ ...list, published: false } as unknown as Block)).toMatch(/^<!-- 20x:section /);
});

it('puts cells below the names of their columns', () => {
  const html = blockAsHtml({
    ...{ id: 'a', type: 'comparison', columns: ['Us', 'Them'] },
    rows: [{ id: 'b', label: 'Price', cells: ['1', '2'] }],
  });
  expect(html).toBe(
    '<table><thead><tr><th scope="col"></th><th scope="col">Us</th><th scope="col">Them</th></tr></thead>' +
      '<tbody><tr><th scope="row">Price</th><td>1</td><td>2</td></tr></tbody></table>',
  );
});
