import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  PanelTop,
  Quote,
  SquareCode,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Rows3,
  Columns3,
  type LucideIcon,
} from 'lucide-react';

export interface Tool {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly isActive: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => unknown;
}

export const levels = [
  { value: 'text', label: 'Text' },
  { value: '2', label: 'Heading 2' },
  { value: '3', label: 'Heading 3' },
  { value: '4', label: 'Heading 4' },
] as const;
export type Level = (typeof levels)[number]['value'];

export function setLevel(editor: Editor, level: Level): void {
  const chain = editor.chain().focus();
  if (level === 'text') chain.setParagraph().run();
  else chain.setHeading({ level: Number(level) as 2 | 3 | 4 }).run();
}

type Chain = ReturnType<Editor['chain']>;

/** A tool that changes the text at the cursor. `mark`: the name under which the text has it already. */
const tool = (
  name: string,
  icon: LucideIcon,
  change: (chain: Chain) => Chain,
  rest: { readonly mark?: string; readonly keys?: string } = {},
): Tool => ({
  name,
  icon,
  ...(rest.keys && { keys: rest.keys }),
  isActive: (editor) => rest.mark !== undefined && editor.isActive(rest.mark),
  run: (editor) => change(editor.chain().focus()).run(),
});

export const markTools: readonly Tool[] = [
  tool('Bold', Bold, (chain) => chain.toggleBold(), { mark: 'bold', keys: 'Ctrl+B' }),
  tool('Italic', Italic, (chain) => chain.toggleItalic(), { mark: 'italic', keys: 'Ctrl+I' }),
  tool('Code', Code, (chain) => chain.toggleCode(), { mark: 'code' }),
  tool('Bulleted list', List, (chain) => chain.toggleBulletList(), { mark: 'bulletList' }),
  tool('Numbered list', ListOrdered, (chain) => chain.toggleOrderedList(), { mark: 'orderedList' }),
  tool('Quote', Quote, (chain) => chain.toggleBlockquote(), { mark: 'blockquote' }),
  tool('Code block', SquareCode, (chain) => chain.toggleCodeBlock(), { mark: 'codeBlock' }),
  tool('Insert table', Table, (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
];

/** What the tables of a text can do. */
export const tableTools: readonly Tool[] = [
  tool('Add row', TableRowsSplit, (chain) => chain.addRowAfter()),
  tool('Delete row', Rows3, (chain) => chain.deleteRow()),
  tool('Add column', TableColumnsSplit, (chain) => chain.addColumnAfter()),
  tool('Delete column', Columns3, (chain) => chain.deleteColumn()),
  tool('Heading row', PanelTop, (chain) => chain.toggleHeaderRow()),
  tool('Delete table', Trash2, (chain) => chain.deleteTable()),
];
