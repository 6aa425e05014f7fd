import type { Editor, Range } from '@tiptap/core';
import {
  Heading2,
  Heading3,
  Heading4,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Quote,
  SquareCode,
  type LucideIcon,
} from 'lucide-react';
import { blockLibrary } from '../../../editor/fields/blocks/block-library';

/** Something to insert at the cursor. */
export interface SlashItem {
  readonly title: string;
  /** Also found by these words. */
  readonly words: string;
  readonly group: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor, range: Range) => void;
}

type Chain = ReturnType<Editor['chain']>;

const text = (title: string, icon: LucideIcon, words: string, change: (chain: Chain) => Chain): SlashItem => ({
  ...{ title, icon, words, group: 'Text' },
  run: (editor, range) => change(editor.chain().focus().deleteRange(range)).run(),
});

const texts: readonly SlashItem[] = [
  text('Text', Pilcrow, 'paragraph', (chain) => chain.setParagraph()),
  text('Heading 2', Heading2, 'title h2', (chain) => chain.setHeading({ level: 2 })),
  text('Heading 3', Heading3, 'title h3', (chain) => chain.setHeading({ level: 3 })),
  text('Heading 4', Heading4, 'title h4', (chain) => chain.setHeading({ level: 4 })),
  text('Bulleted list', List, 'points ul', (chain) => chain.toggleBulletList()),
  text('Numbered list', ListOrdered, 'steps ol', (chain) => chain.toggleOrderedList()),
  text('Quote', Quote, 'blockquote', (chain) => chain.toggleBlockquote()),
  text('Code block', SquareCode, 'pre source', (chain) => chain.toggleCodeBlock()),
  text('Divider', Minus, 'line rule hr', (chain) => chain.setHorizontalRule()),
];

/** Sections that running text already is. */
const isText = (type: string) => type === 'richText';

/** Everything that a post can hold; `insert` adds a section of a type. */
export const slashItems = (insert: (editor: Editor, type: keyof typeof blockLibrary) => void): readonly SlashItem[] => [
  ...texts,
  ...(Object.keys(blockLibrary) as (keyof typeof blockLibrary)[])
    .filter((type) => !isText(type))
    .map((type): SlashItem => {
      const { title, description, group, icon } = blockLibrary[type];
      const run = (editor: Editor, range: Range) => {
        editor.commands.deleteRange(range);
        insert(editor, type);
      };
      return { title, words: `${type} ${description}`, group, icon, run };
    }),
];

/** Those that have all of the words, by their titles first. */
export function foundItems(items: readonly SlashItem[], query: string): readonly SlashItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (told: string) => words.every((word) => told.toLowerCase().includes(word));
  const named = items.filter(({ title }) => has(title));
  return [...named, ...items.filter((item) => !named.includes(item) && has(`${item.title} ${item.words}`))];
}
