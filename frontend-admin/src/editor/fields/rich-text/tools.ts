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
  readonly isActive?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
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

export const markTools: readonly Tool[] = [
  {
    name: 'Bold',
    icon: Bold,
    keys: 'Ctrl+B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: Italic,
    keys: 'Ctrl+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Code',
    icon: Code,
    isActive: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    name: 'Bulleted list',
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: Quote,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    name: 'Insert table',
    icon: Table,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];

/** What the tables of a text can do. */
export const tableTools: readonly Tool[] = [
  { name: 'Add row', icon: TableRowsSplit, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'Delete row', icon: Rows3, run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'Add column', icon: TableColumnsSplit, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'Delete column', icon: Columns3, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'Heading row', icon: PanelTop, run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: 'Delete table', icon: Trash2, run: (editor) => editor.chain().focus().deleteTable().run() },
];
