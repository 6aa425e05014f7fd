import { isRecord } from '@20x/shared/hidden';
import { withoutDerivedAnchors } from '../../content/blocks/anchors.ts';
import type { Block } from '../../content/blocks/block-types.ts';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { blockAsComment, markOf, withFields, withSection } from '../html/kept-blocks.ts';
import { parseMarkup } from '../html/markup.ts';
import { rename } from '../html/prose.ts';

/** What shows a section, with a note of what an import cannot read from it. `html`: the same as an import sees it. */
export function withNote(block: Block, written: string, html: string): string {
  if (written === '') return blockAsComment(block);
  const whole = comparable(block);
  const [only, ...more] = blocksFromHtml({ html }).blocks;
  if (only && more.length === 0) {
    const read = comparable(only);
    const missing = Object.keys(whole).filter((name) => read[name] !== whole[name]);
    if (missing.length === 0 && Object.keys(read).every((name) => name in whole)) return written;
    if (missing.every((name) => !(name in read)))
      return withFields(
        written,
        Object.fromEntries(missing.map((name) => [name, Reflect.get(block, name) as unknown])),
      );
  }
  return withSection(written, block, markOfHtml(html));
}

function markOfHtml(html: string): string {
  const { children } = parseMarkup(html);
  rename(children);
  return markOf(children);
}

/** The fields that say something, as text. Ids and anchors follow again; white space between elements means nothing. */
const comparable = (block: Block): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...block, id: undefined }).flatMap(([name, value]) => {
      const told = comparableValue(name, value);
      return told === undefined ? [] : [[name, JSON.stringify(told)]];
    }),
  );

function comparableValue(name: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (name === 'html' && typeof value === 'string') return comparableHtml(value);
  if (Array.isArray(value)) return value.map((entry) => comparableValue('', entry));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([field]) => field !== 'id');
  // The database orders them in its own way.
  return fields.map(([field, inner]) => [field, comparableValue(field, inner)]).sort();
}

const comparableHtml = (html: string) =>
  withoutDerivedAnchors(sanitizeRichText(html)).replace(/\s+/g, ' ').replace(/> </g, '><').trim();
