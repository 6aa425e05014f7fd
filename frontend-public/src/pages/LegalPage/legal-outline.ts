import type { Block, Chapter } from '@20x/kit';
import { groupsBy, type BlockGroup } from '../../blocks/block-groups';
import { isFlow, type FlowBlock } from '../../blocks/parts/flow-blocks';
import type { BlockOf } from '../../blocks/parts/block-props';
import { anchorId, filled, rowsWith } from '../../blocks/parts/block-text';
import type { ContentsEntry } from '../../ui/Contents';
import { plainText } from '../../ui/plain-text';

/** A chapter with its number and the id that links lead to. */
interface NumberedChapter {
  readonly id: string;
  readonly position: number;
  readonly chapter: Chapter;
}

type LegalTextBlock = FlowBlock | BlockOf<'chapters'>;

interface LegalOutline {
  /** The chapters block that opens the text: its title and subtitle are those of the page. */
  readonly lead: BlockOf<'chapters'> | undefined;
  /** All of it in its order, with numbered headings. */
  readonly groups: readonly BlockGroup<LegalTextBlock>[];
  /** Of each chapters block, by its id. */
  readonly chapters: ReadonlyMap<string, readonly NumberedChapter[]>;
  /** What the contents list; their numbers are their places. */
  readonly entries: readonly ContentsEntry[];
}

const isText = (block: Block): block is LegalTextBlock => isFlow(block) || block.type === 'chapters';

const heading = /<(h[23])((?:\s[^>]*)?)>([\s\S]*?)<\/\1\s*>/gi;

/** One count for the whole text: chapters and headings of level 2 are 1, 2, 3, headings of level 3 are 1.1, 1.2. */
export function outlineOf(blocks: readonly Block[]): LegalOutline {
  const chapters = new Map<string, readonly NumberedChapter[]>();
  const entries: ContentsEntry[] = [];
  let below = 0;
  const next = (id: string | undefined, title: string) => {
    const entry = { id: id ?? `section-${entries.length + 1}`, title };
    entries.push(entry);
    below = 0;
    return entry.id;
  };
  const numbered = (html: string | null | undefined) =>
    html?.replace(heading, (whole, tag: string, attributes: string, words: string) => {
      const title = plainText(words);
      if (title === '') return whole;
      const given = /\sid="([^"]+)"/i.exec(attributes)?.[1];
      if (tag.toLowerCase() === 'h2') {
        const id = next(given, title);
        return `<h2 id="${id}">${mark(`${entries.length}.`)}${words}</h2>`;
      }
      if (entries.length === 0) return whole;
      below += 1;
      return `<h3${attributes}>${mark(`${entries.length}.${below}`)}${words}</h3>`;
    });
  const numberedChapter = (chapter: Chapter): NumberedChapter => {
    const id = next(anchorId(chapter.anchor), filled(chapter.title) ?? '');
    const position = entries.length;
    // Headings in a chapter are below it, whatever their level.
    const html = numbered(chapter.html?.replace(/<(\/?)h2(?=[\s>])/gi, '<$1h3'));
    return { id, position, chapter: { ...chapter, html: html ?? null } };
  };
  const all = blocks.map((block): Block => {
    if (block.type === 'chapters') {
      chapters.set(block.id, rowsWith(block.chapters, 'title').map(numberedChapter));
    }
    return block.type === 'richText' ? { ...block, html: numbered(block.html) ?? null } : block;
  });
  const [first] = blocks;
  return { lead: first?.type === 'chapters' ? first : undefined, groups: groupsBy(isText, all), chapters, entries };
}

const mark = (number: string) => `<span data-number>${number}</span> `;
