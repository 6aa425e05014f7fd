import { blockClasses, blockTypes, type Block } from '../../src/content/blocks/block-types.ts';
import { blockFactsOf } from '../../src/content/blocks/block-type.ts';
import { specsOf, type Class, type FieldKind, type FieldSpec } from '../../src/core/fields/field-spec.ts';

/** What no text of a page may run. */
export const script = '<script>alert(1)</script>';
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

/** A section of this type with hostile text in every field. */
export const filledBlock = (type: string, address = 'https://a.example/{path}?a=1&b="2"'): Block => {
  const content = filled(blockTypes[type]!, type, sites[type] ?? address);
  return { id: 'a', ...content, type, ...(type === 'code' && { language: 'SQL' }) } as unknown as Block;
};

export const everyBlockType: readonly string[] = blockClasses.map((block) => blockFactsOf(block).type);
