import { isRecord } from '@20x/shared/hidden';
import type { Block } from '../../content/blocks/block-types.ts';
import type { NewBlock } from './embeds.ts';

const mark = '20x:section ';

/** A section without a form in Markdown, as a comment; nothing in it ends the comment. */
export function blockAsComment({ id: _, ...block }: Block): string {
  const json = JSON.stringify(block).replace(/[-<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return `<!-- ${mark}${json} -->`;
}

/** The section in a comment of an export; null: another comment. What it says is checked when the post is saved. */
export function blockInComment(comment: string): NewBlock | null {
  const text = comment.trim();
  if (!text.startsWith(mark)) return null;
  try {
    const block: unknown = JSON.parse(text.slice(mark.length));
    return isRecord(block) && typeof block.type === 'string' ? (block as unknown as NewBlock) : null;
  } catch {
    return null;
  }
}
