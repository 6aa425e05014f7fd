import type { LegalVariableName } from '@20x/shared/legal-variables';
import { escapeHtml } from '@20x/shared/escape-html';
import type { Block } from '../content/blocks/block-types.ts';
import { withValues } from '../core/fields/field-walk.ts';
import { LegalContent } from './legal-content.dto.ts';

/** The table of cookies, which is no text. */
export const tableVariable = 'cookie_table' satisfies LegalVariableName;
/** The value of a variable; null while it is not set. */
export type LegalVariables = Readonly<Record<Exclude<LegalVariableName, typeof tableVariable>, string | null>>;

const variable = /\{([a-z][a-z_]*)\}/g;
/** The table goes between paragraphs. */
const tableParagraph = /<p>\s*\{cookie_table\}\s*<\/p>/g;

/** Where an address must not become a link. */
const linkOrTag = /(<a\b[\s\S]*?<\/a\s*>|<[^>]*>)/i;

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
export function filledIn(blocks: Block[], variables: LegalVariables, table: string): Block[] {
  const known = new Map<string, string | null>(Object.entries(variables));
  const say = (whole: string, name: string): string => {
    if (!known.has(name)) return whole;
    return known.get(name) ?? `[${name.replaceAll('_', ' ')}]`;
  };
  const inText = (text: unknown) => (typeof text === 'string' ? text.replace(variable, say) : text);
  const linked = (whole: string, name: string) => {
    const text = escapeHtml(say(whole, name));
    return name === 'privacy_email' && known.get(name) ? `<a href="mailto:${text}">${text}</a>` : text;
  };
  const plain = (whole: string, name: string) => escapeHtml(say(whole, name));
  const inHtml = (html: string) =>
    html
      .replace(tableParagraph, () => table)
      .split(linkOrTag)
      .map((part, index) => part.replace(variable, index % 2 ? plain : linked))
      .join('');
  const filled = withValues(LegalContent, { blocks }, ({ kind }, value) => {
    if (kind === 'richText' && typeof value === 'string') return inHtml(value);
    return kind === 'texts' && Array.isArray(value) ? value.map(inText) : inText(value);
  });
  return filled.blocks;
}
