import type { Block } from '../../content/blocks/block-types.ts';
import { blockAsHtml } from '../../content/markup/block-as-html.ts';
import { blockAsComment } from '../html/kept-blocks.ts';

/** A section in a file of HTML; one that shows nothing of its own is a comment that an import reads. */
export const sectionAsHtml = (block: Block): string => blockAsHtml(block).trim() || blockAsComment(block);
