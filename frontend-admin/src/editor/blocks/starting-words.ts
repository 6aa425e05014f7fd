import type { FieldDeclaration, FieldDeclarations } from '../field-declarations';
import { asBlock } from './block-values';

type Values = Readonly<Record<string, unknown>>;

/** Without one of these a section, or an entry in it, shows nothing. */
const telling = new Set([
  ...['title', 'text', 'label', 'value', 'name', 'quote', 'role', 'price'],
  ...['term', 'definition', 'question', 'answer', 'html'],
]);

/** In brackets: a publication that still has them is warned of. */
const placeholder = (words: string) => `[${words}]`;
const isBlank = (value: unknown) => value === undefined || value === null || value === '';
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A new section for the page itself: with words where it has none, so that it shows and they can be written over there. */
export function withStartingWords(values: Values, fields: FieldDeclarations): Values {
  const started = Object.entries(fields).map(
    ([name, declaration]) => [name, start(name, values[name], declaration)] as const,
  );
  return Object.fromEntries([...Object.entries(values), ...started.filter(([, value]) => value !== undefined)]);
}

function start(name: string, value: unknown, declaration: FieldDeclaration): unknown {
  const { kind = 'line' } = declaration;
  if (declaration.kind === 'rows') {
    // Entries that no words begin, such as opening hours, are left to their owner.
    if (!written.has(declaration.fields[declaration.title]?.kind ?? 'line')) return value;
    const rows = asList(value);
    return (rows.length > 0 ? rows : [{}]).map((row) => withStartingWords(asBlock(row), declaration.fields));
  }
  if (declaration.kind === 'texts')
    return asList(value).map((text) => (isBlank(text) ? placeholder(declaration.item) : text));
  const isStarted = written.has(kind) && telling.has(name) && isBlank(value) && !('fallback' in declaration);
  if (!isStarted) return value;
  const words = placeholder(declaration.label);
  return markup.has(kind) ? `<p>${words}</p>` : words;
}

const markup: ReadonlySet<string> = new Set(['richText', 'code']);
const written: ReadonlySet<string> = new Set(['line', 'paragraph', 'cells', ...markup]);
