import { isRichText } from '../core/fields/field-spec.ts';

/** The value of a variable; null while it is not set. */
export interface LegalVariables {
  readonly legal_name: string | null;
  readonly privacy_email: string | null;
  readonly effective_date: string | null;
}

const variable = /\{([a-z][a-z_]*)\}/g;
/** The table goes between paragraphs. */
const tableParagraph = /<p>\s*\{cookie_table\}\s*<\/p>/g;

/** Where an address must not become a link. */
const linkOrTag = /(<a\b[\s\S]*?<\/a\s*>|<[^>]*>)/i;

export const tableVariable = 'cookie_table';

/** A text of a content with the path of its field. */
export interface FoundText {
  readonly path: string;
  readonly text: string;
}

/** Every text in a content, at any depth. */
export function textsIn(value: unknown, path = ''): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path === '' ? name : `${path}.${name}`));
}

/** The names in braces, the table's own paragraph aside. */
export const variablesIn = (text: string): string[] =>
  [...text.replace(tableParagraph, '').matchAll(variable)].map(([, name = '']) => name);

export const hasTable = (value: unknown): boolean =>
  textsIn(value).some(({ text }) => text.search(tableParagraph) >= 0);

/** A copy in which variables are replaced: in HTML as HTML, in plain text as it is; `[legal name]` for what is not known. */
export function filledIn<T>(value: T, variables: LegalVariables, table: string): T {
  const known = new Map<string, string | null>(Object.entries(variables));
  const copy = (inner: unknown, name: string): unknown => {
    if (typeof inner === 'string') return isRichText(name) ? inHtml(inner) : inText(inner);
    if (Array.isArray(inner)) return inner.map((entry) => copy(entry, ''));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, entry]) => [key, copy(entry, key)]));
  };
  const say = (whole: string, name: string): string => {
    if (!known.has(name)) return whole;
    return known.get(name) ?? `[${name.replaceAll('_', ' ')}]`;
  };
  const inText = (text: string) => text.replace(variable, say);
  const linked = (whole: string, name: string) => {
    const text = escaped(say(whole, name));
    return name === 'privacy_email' && known.get(name) ? `<a href="mailto:${text}">${text}</a>` : text;
  };
  const plain = (whole: string, name: string) => escaped(say(whole, name));
  const inHtml = (html: string) =>
    html
      .replace(tableParagraph, () => table)
      .split(linkOrTag)
      .map((part, index) => part.replace(variable, index % 2 ? plain : linked))
      .join('');
  return copy(value, '') as T;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
