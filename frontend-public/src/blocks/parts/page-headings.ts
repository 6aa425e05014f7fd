import type { Block } from '@20x/kit';
import type { ContentsEntry } from '../../ui/Contents';
import { plainText } from '../../ui/plain-text';
import { titleId } from './BlockSection';
import { anchorId, chapterId, filled, rowsWith } from './block-text';
import { isFlow } from './flow-blocks';

export interface PageHeading extends ContentsEntry {
  readonly level: 2 | 3;
}

const heading = /<h([23])\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1\s*>/gi;

/** What opens a page is its own heading, and what closes it calls for something. */
const unlisted = new Set<Block['type']>(['hero', 'ctaBand']);

/** The headings below a page's own that links can lead to: those of the text, and the titles of the blocks between. */
export const headingsOf = (blocks: readonly Block[]): readonly PageHeading[] =>
  blocks.flatMap((block, index): readonly PageHeading[] => {
    if (block.type === 'richText') return headingsIn(block.html);
    if (block.type === 'chapters') {
      return rowsWith(block.chapters, 'title').flatMap((chapter, index) => [
        { id: chapterId(chapter, index), title: filled(chapter.title) ?? '', level: 2 },
        ...headingsIn(chapter.html),
      ]);
    }
    if (isFlow(block) || unlisted.has(block.type) || !('title' in block)) return [];
    const title = filled(block.title);
    // Between chapters it is a part of theirs.
    const isFigure = blocks.slice(0, index).some(isChapters) && blocks.slice(index).some(isChapters);
    return title ? [{ id: anchorId(block.anchor) ?? titleId(block), title, level: isFigure ? 3 : 2 }] : [];
  });

const isChapters = ({ type }: Block) => type === 'chapters';

const headingsIn = (html: string | null | undefined): PageHeading[] =>
  [...(html ?? '').matchAll(heading)].flatMap(([, level, id = '', title = '']) => {
    const text = plainText(title);
    return text ? [{ id, title: text, level: level === '2' ? 2 : 3 }] : [];
  });
