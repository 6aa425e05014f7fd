import type { Editor } from '@tiptap/core';
import {
  Heading2,
  Heading3,
  Heading4,
  List,
  ListOrdered,
  Pilcrow,
  Quote,
  SquareCode,
  type LucideIcon,
} from 'lucide-react';

type Chain = ReturnType<Editor['chain']>;

/** What a paragraph can become. */
export interface TextKind {
  readonly title: string;
  readonly icon: LucideIcon;
  /** Also found by these words. */
  readonly words: string;
  readonly change: (chain: Chain) => Chain;
}

const kind = (title: string, icon: LucideIcon, words: string, change: TextKind['change']): TextKind => {
  return { title, icon, words, change };
};

export const textKinds: readonly TextKind[] = [
  kind('Text', Pilcrow, 'paragraph', (chain) => chain.setParagraph()),
  kind('Heading 2', Heading2, 'title h2', (chain) => chain.setHeading({ level: 2 })),
  kind('Heading 3', Heading3, 'title h3', (chain) => chain.setHeading({ level: 3 })),
  kind('Heading 4', Heading4, 'title h4', (chain) => chain.setHeading({ level: 4 })),
  kind('Bulleted list', List, 'points ul', (chain) => chain.toggleBulletList()),
  kind('Numbered list', ListOrdered, 'steps ol', (chain) => chain.toggleOrderedList()),
  kind('Quote', Quote, 'blockquote', (chain) => chain.toggleBlockquote()),
  kind('Code block', SquareCode, 'pre source', (chain) => chain.toggleCodeBlock()),
];
