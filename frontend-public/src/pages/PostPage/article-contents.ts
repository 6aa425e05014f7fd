import type { Block } from '@20x/kit';
import { isFlow } from '../../blocks/block-groups';
import { titleId } from '../../blocks/parts/BlockSection';
import { anchorId, filled } from '../../blocks/parts/block-text';
import type { ContentsEntry } from '../../ui/Contents';
import { plainText } from '../../ui/plain-text';

const heading = /<h2\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h2\s*>/gi;

/** The headings of level 2 that links can lead to: those of the text, and the titles of the blocks between. */
export const headingsOf = (blocks: readonly Block[]): readonly ContentsEntry[] =>
  blocks.flatMap((block) => {
    if (block.type === 'richText') return headingsIn(block.html ?? '');
    const title = !isFlow(block) && 'title' in block ? filled(block.title) : undefined;
    return title ? [{ id: anchorId(block.anchor) ?? titleId(block), title }] : [];
  });

const headingsIn = (html: string) =>
  [...html.matchAll(heading)].flatMap(([, id = '', title = '']) => {
    const text = plainText(title);
    return text ? [{ id, title: text }] : [];
  });
