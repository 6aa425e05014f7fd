import { asList, isEmpty } from '../../model/content-comparison';
import type { FieldDeclaration, FieldDeclarations } from '../../model/field-declarations';
import { asBlock } from '../../model/block-values';

type Values = Readonly<Record<string, unknown>>;

/** In brackets: a publication that still has them is warned of. */
const placeholder = (words: string) => `[${words}]`;

/** A new section for the page itself: with words where it has none, so that it shows and they can be written over there. */
export function withStartingWords(values: Values, fields: FieldDeclarations): Values {
  const started = Object.entries(fields).map(
    ([name, declaration]) => [name, start(values[name], declaration)] as const,
  );
  return Object.fromEntries([...Object.entries(values), ...started.filter(([, value]) => value !== undefined)]);
}

function start(value: unknown, declaration: FieldDeclaration): unknown {
  if (declaration.kind === 'rows') {
    // Rows without words, such as opening hours, are left to their owner.
    if (!Object.values(declaration.fields).some(({ starts }) => starts)) return value;
    const rows = asList(value);
    return (rows.length > 0 ? rows : [{}]).map((row) => withStartingWords(asBlock(row), declaration.fields));
  }
  if (declaration.kind === 'texts')
    return asList(value).map((text) => (isEmpty(text) ? placeholder(declaration.item) : text));
  if (!declaration.starts || !isEmpty(value)) return value;
  const words = placeholder(declaration.label);
  return declaration.kind === 'richText' || declaration.kind === 'code' ? `<p>${words}</p>` : words;
}
