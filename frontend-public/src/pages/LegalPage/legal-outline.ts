import type { Block, Chapter } from '@20x/kit';
import { isFlow, type FlowBlock } from '../../blocks/block-groups';
import type { BlockOf } from '../../blocks/block-props';
import { anchorId, filled, rowsWith } from '../../blocks/block-text';
import type { ContentsEntry } from '../../ui/Contents';
import { plainText } from '../../ui/plain-text';

/** A chapter with its number and the id that links lead to. */
interface NumberedChapter {
  readonly id: string;
  readonly position: number;
  readonly chapter: Chapter;
}

type LegalPart =
  | { readonly kind: 'chapters'; readonly block: BlockOf<'chapters'>; readonly chapters: readonly NumberedChapter[] }
  | { readonly kind: 'flow'; readonly block: FlowBlock };

interface LegalOutline {
  /** The chapters block that opens the text: its title and subtitle are those of the page. */
  readonly lead: BlockOf<'chapters'> | undefined;
  /** Running text in its order, with numbered headings. */
  readonly parts: readonly LegalPart[];
  /** What the contents list; their numbers are their places. */
  readonly entries: readonly ContentsEntry[];
  /** Everything that is no running text. */
  readonly bands: readonly Block[];
}

const heading = /<(h[23])((?:\s[^>]*)?)>([\s\S]*?)<\/\1\s*>/gi;

/** One count for the whole text: chapters and headings of level 2 are 1, 2, 3, headings of level 3 are 1.1, 1.2. */
export function outlineOf(blocks: readonly Block[]): LegalOutline {
  const parts: LegalPart[] = [];
  const entries: ContentsEntry[] = [];
  const bands: Block[] = [];
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
  for (const block of blocks) {
    if (block.type === 'chapters') {
      const chapters = rowsWith(block.chapters, 'title').map((chapter): NumberedChapter => {
        const id = next(anchorId(chapter.anchor), filled(chapter.title) ?? '');
        const position = entries.length;
        // Headings in a chapter are below it, whatever their level.
        const html = numbered(chapter.html?.replace(/<(\/?)h2(?=[\s>])/gi, '<$1h3'));
        return { id, position, chapter: { ...chapter, html: html ?? null } };
      });
      parts.push({ kind: 'chapters', block, chapters });
    } else if (block.type === 'richText') {
      parts.push({ kind: 'flow', block: { ...block, html: numbered(block.html) ?? null } });
    } else if (isFlow(block)) parts.push({ kind: 'flow', block });
    else bands.push(block);
  }
  const [first] = blocks;
  return { lead: first?.type === 'chapters' ? first : undefined, parts, entries, bands };
}

const mark = (number: string) => `<span data-number>${number}</span> `;
