import type { Editor } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { newBlock } from '../../../editor/model/block-values';
import { arriving, cardId, cardType } from './schema';

/** The part of the document that a place is in: a paragraph, a list, a card … of the highest level. */
export interface PartAt {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

export function partAt(editor: Editor, place: number): PartAt {
  const { doc } = editor.state;
  // Behind the last part, too, is the last part.
  const index = Math.min(doc.resolve(place).index(0), doc.childCount - 1);
  const from = startOf(editor, index);
  return { index, from, to: from + doc.child(index).nodeSize };
}

export const currentPart = (editor: Editor): PartAt => partAt(editor, editor.state.selection.from);

/** Where the part begins. */
export function startOf(editor: Editor, index: number): number {
  return editor.state.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}

/** Puts a part in another place, counted without it; at the ends it stays. */
export function movePart(editor: Editor, { index, from, to }: PartAt, target: number): void {
  const { doc, tr, selection } = editor.state;
  if (target < 0 || target >= doc.childCount || target === index) return;
  const before = startOf(editor, target > index ? target + 1 : target);
  const place = before > from ? before - (to - from) : before;
  tr.delete(from, to).insert(place, arriving(Fragment.from(doc.child(index))));
  const offset = Math.max(0, selection.from - from);
  const isCard = doc.child(index).type.name === cardType;
  tr.setSelection(isCard ? NodeSelection.create(tr.doc, place) : TextSelection.near(tr.doc.resolve(place + offset)));
  editor.view.dispatch(tr.scrollIntoView());
}

export function duplicatePart(editor: Editor, { index, to }: PartAt): void {
  const { doc, tr } = editor.state;
  const taken = new Set(doc.children.map(cardId));
  editor.view.dispatch(tr.insert(to, arriving(Fragment.from(doc.child(index)), taken)).scrollIntoView());
}

export function deletePart(editor: Editor, { from, to }: PartAt): void {
  const { tr } = editor.state;
  tr.delete(from, to);
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)))));
  editor.view.focus();
}

/** A new section after the cursor's, or in place of its empty paragraph. Answers its id. */
export function insertCard(editor: Editor, type: string, initial: object): string {
  const section = newBlock(type, initial);
  editor.chain().focus().insertContent({ type: cardType, attrs: { section } }).run();
  return section.id as string;
}
