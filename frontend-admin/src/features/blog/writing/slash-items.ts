import type { Editor, Range } from '@tiptap/core';
import { Minus, type LucideIcon } from 'lucide-react';
import { blockLibrary } from '../../../editor/fields/blocks/block-library';
import { textKinds, type TextKind } from './text-kinds';

/** Something to insert at the cursor. */
export interface SlashItem {
  readonly title: string;
  /** Also found by these words. */
  readonly words: string;
  readonly group: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor, range: Range) => void;
}

const divider: TextKind = {
  title: 'Divider',
  icon: Minus,
  words: 'line rule hr',
  change: (chain) => chain.setHorizontalRule(),
};

const texts = [...textKinds, divider].map(({ change, ...shown }): SlashItem => ({
  ...shown,
  group: 'Text',
  run: (editor, range) => change(editor.chain().focus().deleteRange(range)).run(),
}));

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

/** Those that have all of the words: by their titles first, of these the ones that begin with them. */
export function foundItems(items: readonly SlashItem[], query: string): readonly SlashItem[] {
  const asked = query.trim().toLowerCase();
  const words = asked.split(/\s+/).filter(Boolean);
  const has = (told: string) => words.every((word) => told.toLowerCase().includes(word));
  const rank = ({ title, words: others }: SlashItem) => {
    if (title.toLowerCase() === asked) return 0;
    if (title.toLowerCase().startsWith(asked)) return 1;
    if (has(title)) return 2;
    return has(`${title} ${others}`) ? 3 : 4;
  };
  return [0, 1, 2, 3].flatMap((wanted) => items.filter((item) => rank(item) === wanted));
}
