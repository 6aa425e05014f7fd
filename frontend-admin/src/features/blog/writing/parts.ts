import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { anchorFrom } from '@20x/shared/anchor';
import { asBlock, newBlock } from '../../../editor/model/block-values';
import { rememberDeleted } from './deleted-parts';
import { arriving, cardId, cardType, isUnknownCard } from './schema';
import type { TextKind } from './text-kinds';

/** The part of the document that a place is in: a paragraph, a list, a card … of the highest level. */
export interface PartAt {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

export const partAt = ({ state }: Editor, place: number): PartAt => partIn(state.doc, place);

export function partIn(doc: Node, place: number): PartAt {
  const at = doc.resolve(place);
  // Behind the last part, too, is the last part.
  const index = Math.min(at.index(0), doc.childCount - 1);
  return { index, from: at.posAtIndex(index, 0), to: at.posAtIndex(index + 1, 0) };
}

export const partNumber = (editor: Editor, index: number): PartAt => partAt(editor, startOf(editor, index));

export const currentPart = (editor: Editor): PartAt => partAt(editor, editor.state.selection.from);

/** Where the part begins. */
export const startOf = ({ state }: Editor, index: number): number => state.doc.resolve(0).posAtIndex(index, 0);

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

export const canCopy = ({ state }: Editor, { index }: PartAt): boolean => !isUnknownCard(state.doc.child(index));

export function duplicatePart(editor: Editor, part: PartAt): void {
  if (!canCopy(editor, part)) return;
  const { index, to } = part;
  const { doc, tr } = editor.state;
  const taken = new Set(doc.children.map(cardId));
  tr.insert(to, arriving(Fragment.from(doc.child(index)), taken)).setMeta('uiEvent', 'duplicate');
  editor.view.dispatch(tr.scrollIntoView());
}

export function deletePart(editor: Editor, { index, from, to }: PartAt): void {
  const { doc, tr } = editor.state;
  tr.delete(from, to);
  rememberDeleted(tr, doc.child(index), from);
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)))));
  editor.view.focus();
}

/** Whether it is text that can become another kind of text. */
export const canTurn = ({ state }: Editor, { index }: PartAt): boolean => turning.has(state.doc.child(index).type.name);
const turning = new Set(['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock']);

/** Makes plain paragraphs of a part, and of these what is wanted. */
export function turnInto(editor: Editor, { from, to }: PartAt, change: TextKind['change']): void {
  const whole = editor
    .chain()
    .focus()
    .setTextSelection({ from: from + 1, to: to - 1 })
    .clearNodes();
  change(whole).run();
  // What is typed next must not replace the whole part.
  editor.commands.setTextSelection(editor.state.selection.to);
}

/** Opens the menu of what can be inserted, in an empty line below the part or in the part itself if it is one. */
export function beginCommand(editor: Editor, { index, from, to }: PartAt): void {
  const node = editor.state.doc.child(index);
  const isEmptyLine = node.type.name === 'paragraph' && node.content.size === 0;
  const chain = isEmptyLine ? editor.chain() : editor.chain().insertContentAt(to, { type: 'paragraph' });
  chain
    .setTextSelection((isEmptyLine ? from : to) + 1)
    .focus()
    .insertContent('/')
    .scrollIntoView()
    .run();
}

/** Answers the anchor of a part, which a heading gets when it is asked for; null: links cannot lead to the part. */
export function anchorOfPart(editor: Editor, { index, from }: PartAt): (() => string) | null {
  const { type, attrs, textContent } = editor.state.doc.child(index);
  const { anchor } = asBlock(attrs.section);
  if (typeof anchor === 'string' && anchor !== '') return () => anchor;
  const words = anchorFrom(textContent);
  if (type.name !== 'heading' || (!attrs.id && words === '')) return null;
  return () => {
    if (attrs.id) return attrs.id as string;
    const taken = new Set(editor.state.doc.children.map((one) => one.attrs.id as unknown));
    let id = words;
    for (let count = 2; taken.has(id); count += 1) id = `${words}-${count}`;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(from, 'id', id));
    return id;
  };
}

/** A new section after the cursor's, or in place of its empty paragraph. Answers its id. */
export function insertCard(editor: Editor, type: string, initial: object): string {
  const section = newBlock(type, initial);
  editor.chain().focus().insertContent({ type: cardType, attrs: { section } }).run();
  return section.id as string;
}
