import type { Block } from '../../content/blocks/block-types.ts';
import { blockAsHtml } from '../../content/markup/block-as-html.ts';
import { withNote } from './with-note.ts';

/** A section in a file of HTML; what it does not show is in comments that an import reads. */
export function sectionAsHtml(block: Block): string {
  const html = blockAsHtml(block).trim();
  return withNote(block, html, html);
}
