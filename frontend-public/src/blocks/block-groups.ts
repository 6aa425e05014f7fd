import type { Block } from '@20x/kit';
import { isFlow, type FlowBlock } from './parts/flow-blocks';

/** `Text` is what counts as running text on the page. */
export type BlockGroup<Text extends Block = FlowBlock> =
  | { readonly kind: 'band'; readonly block: Exclude<Block, Text> }
  | { readonly kind: 'flow'; readonly blocks: readonly [Text, ...Text[]] };

/** The bands of a page: running text on the same background shares one. */
export const groupsOf = (blocks: readonly Block[]): BlockGroup[] => groupsBy(isFlow, blocks);

export function groupsBy<Text extends Block>(
  isText: (block: Block) => block is Text,
  blocks: readonly Block[],
): BlockGroup<Text>[] {
  const groups: BlockGroup<Text>[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isText(block)) groups.push({ kind: 'band', block: block as Exclude<Block, Text> });
    else if (last?.kind === 'flow' && backgroundOf(last.blocks[0]) === backgroundOf(block)) {
      groups[groups.length - 1] = { kind: 'flow', blocks: [...last.blocks, block] };
    } else groups.push({ kind: 'flow', blocks: [block] });
  }
  return groups;
}

const backgroundOf = ({ background }: Block) => background ?? 'paper';

/** Chapters with everything between them: one text. */
export interface Book {
  readonly kind: 'book';
  readonly blocks: readonly [Chapters, ...Block[]];
}
type Chapters = Extract<Block, { type: 'chapters' }>;

/** The groups of a page: what is between two blocks of chapters belongs to their text. */
export function pageGroupsOf(blocks: readonly Block[]): (BlockGroup | Book)[] {
  const first = blocks.find((block) => block.type === 'chapters');
  const end = blocks.findLastIndex(({ type }) => type === 'chapters') + 1;
  const start = first ? blocks.indexOf(first) + 1 : end;
  if (!first || start === end) return groupsOf(blocks);
  const book: Book = { kind: 'book', blocks: [first, ...blocks.slice(start, end)] };
  return [...groupsOf(blocks.slice(0, start - 1)), book, ...groupsOf(blocks.slice(end))];
}

/** Chapters, and what follows them up to the next. */
export interface BookPart {
  readonly chapters: Chapters;
  readonly figures: readonly BlockGroup[];
}

export function partsOf({ blocks }: Book): BookPart[] {
  const starts = blocks.flatMap((block, index) => (block.type === 'chapters' ? [index] : []));
  return starts.map((start, index) => ({
    chapters: blocks[start] as Chapters,
    figures: groupsOf(blocks.slice(start + 1, starts[index + 1])),
  }));
}

/** The id of the block whose title is the page's h1: its first hero, else what it begins with; none when that has no title. */
export function leadOf(blocks: readonly Block[]): string | undefined {
  const hero = blocks.find(({ type }) => type === 'hero');
  if (hero) return hero.id;
  const first = blocks.find(({ type }) => type !== 'announcement');
  return first && !isFlow(first) && 'title' in first && first.title?.trim() ? first.id : undefined;
}

/** A page's closing call to action apart from the rest, for the parts between them. */
export function withoutClosing(blocks: readonly Block[]): {
  readonly body: readonly Block[];
  readonly closing: readonly Block[];
} {
  const isClosed = blocks.at(-1)?.type === 'ctaBand';
  return isClosed ? { body: blocks.slice(0, -1), closing: blocks.slice(-1) } : { body: blocks, closing: [] };
}
