import { createHash } from 'node:crypto';
import { isComment, type ChildNode } from 'domhandler';
import { isRecord } from '@20x/shared/hidden';
import type { Block } from '../../content/blocks/block-types.ts';
import type { NewBlock } from './embeds.ts';
import { outerHtml } from './markup.ts';

const section = '20x:section ';
const fields = '20x:fields ';
const end = '20x:end';

/** Nothing in the value ends the comment. */
const comment = (mark: string, value: object): string =>
  `<!-- ${mark}${JSON.stringify(value).replace(/[-<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)} -->`;

/** A section that shows nothing of its own, as a comment. */
export const blockAsComment = ({ id: _, ...block }: Block): string => comment(section, block);

/** Ends a text, so that the next one is a section of its own. */
export const endComment = `<!-- ${end} -->`;

/** What shows a section, in comments that say what else it holds. */
export const withFields = (written: string, values: object): string =>
  [comment(fields, values), written, endComment].join('\n\n');

/** What shows a section, in comments that hold all of it as long as nobody edits what shows it. `mark`: of its markup. */
export const withSection = (written: string, block: Block, mark: string): string =>
  [blockAsComment(block), written, `<!-- ${end} ${mark} -->`].join('\n\n');

/** Names what elements show; white space means nothing. */
export const markOf = (nodes: readonly ChildNode[]): string =>
  createHash('sha256').update(outerHtml(nodes).replace(/\s+/g, '')).digest('hex').slice(0, 12);

/** The section in a comment of an export; null: another comment. What it says is checked when the post is saved. */
export function blockInComment(text: string): NewBlock | null {
  const block = valueIn(text, section);
  if (typeof block?.type !== 'string') return null;
  const isText = block.type !== 'richText' || typeof block.html === 'string';
  return isText ? (block as unknown as NewBlock) : null;
}

/** Whether a comment means to hold a section, or fields of one. */
export const holdsSection = (text: string): boolean => [section, fields].some((mark) => text.trim().startsWith(mark));

/** Whether it ends a text. */
export const isEnd = (text: string): boolean => text.trim() === end;

export interface NotedSection {
  readonly shown: readonly ChildNode[];
  /** The section from what shows it. */
  readonly resolve: (read: readonly NewBlock[]) => readonly NewBlock[];
  /** Elements and comments that belong to it, after the first. */
  readonly length: number;
}

/** The section whose comment is at this place and that has something to show; null: there is none. */
export function notedSection(nodes: readonly ChildNode[], start: number): NotedSection | null {
  const first = nodes[start];
  if (!first || !isComment(first)) return null;
  const [block, values] = [blockInComment(first.data), valueIn(first.data, fields)];
  if (!block && !values) return null;
  const last = endAfter(nodes, start);
  if (last === null) return null;
  const shown = nodes.slice(start + 1, last.index);
  const isAsWritten = last.text === `${end} ${markOf(shown)}`;
  const resolve = (read: readonly NewBlock[]) => {
    if (block) return isAsWritten ? [block] : read;
    const [only, ...more] = read;
    return only && more.length === 0 ? [{ ...values, ...only }] : read;
  };
  return { shown, resolve, length: last.index - start };
}

/** The comment that ends a section; null: another section begins before. */
function endAfter(
  nodes: readonly ChildNode[],
  start: number,
): { readonly index: number; readonly text: string } | null {
  for (let index = start + 1; index < nodes.length; index++) {
    const node = nodes[index];
    const text = node && isComment(node) ? node.data.trim() : '';
    if (text.startsWith(end)) return { index, text };
    if (text.startsWith(section) || text.startsWith(fields)) return null;
  }
  return null;
}

function valueIn(text: string, mark: string): Record<string, unknown> | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith(mark)) return null;
  try {
    const value: unknown = JSON.parse(trimmed.slice(mark.length));
    return isRecord(value) && isPlain(value) ? value : null;
  } catch {
    return null;
  }
}

/** No section nests deeper. */
const deepest = 20;
const foreignKeys = ['constructor', 'prototype', '__proto__'];

/** Whether it is data that an export can have written: what reads and stores sections fails with anything else. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(
      ([key, inner]) => !foreignKeys.includes(key) && isPlain(key) && isPlain(inner, depth + 1),
    )
  );
}
