import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { idOfRow } from '@20x/shared/row-ids';
import { isSameValue } from '../../../editor/model/content-comparison';
import type { WritingDocument } from './document';
import { partIn } from './parts';
import { takenIn } from './locked-cards';
import { cardType } from './schema';

type Sections = readonly unknown[];

/**
 * Brings what changed elsewhere (in the fields of a card, by an undo, by another person) into the document and leaves the
 * rest alone, so that the cursor and lines that are not stored yet stay where they are.
 */
export function takeIn({ state, view }: Editor, writing: WritingDocument, old: Sections, now: Sections): void {
  const next = writing.documentOf(now);
  const tr = withCards(state.tr, next, old, now) ?? withDifference(state.tr, next);
  if (!tr.docChanged) return;
  keepCursor(tr, view);
  view.dispatch(tr.setMeta(takenIn, true));
}

/** A click just now may have moved the cursor on the screen before the document has heard of it. */
function keepCursor(tr: Transaction, view: EditorView): void {
  const shown = view.dom.ownerDocument.getSelection();
  if (!view.hasFocus() || !shown?.anchorNode || !view.dom.contains(shown.anchorNode)) return;
  const place = view.posAtDOM(shown.anchorNode, shown.anchorOffset);
  const at = tr.doc.resolve(tr.mapping.map(place));
  if (at.parent.inlineContent && tr.selection instanceof NodeSelection)
    tr.setSelection(TextSelection.create(tr.doc, at.pos));
}

/** When nothing but cards changed; null: something else did. */
function withCards(tr: Transaction, next: Node, old: Sections, now: Sections): Transaction | null {
  if (old.length !== now.length || old.some((one, index) => idOfRow(one) !== idOfRow(now[index]))) return null;
  const changed = new Set(now.filter((one, index) => !isSameValue(one, old[index])).map(idOfRow));
  const cards = new Map(next.children.map(({ attrs }) => [idOfRow(attrs.section), attrs]));
  tr.doc.forEach(({ attrs, type }, place) => {
    const id = idOfRow(attrs.section);
    if (type.name === cardType && changed.delete(id)) tr.setNodeMarkup(place, null, cards.get(id));
  });
  return changed.size === 0 ? tr : null;
}

/** Replaces what is between the first and the last difference. */
function withDifference(tr: Transaction, next: Node): Transaction {
  const from = tr.doc.content.findDiffStart(next.content);
  const end = tr.doc.content.findDiffEnd(next.content);
  if (from === null || !end) return tr;
  // Equal ends may overlap the equal start, as in "aa" and "aaa".
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  const { doc, selection } = tr;
  const part = partIn(doc, selection.from);
  tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap));
  const isReplaced = part.to > from && part.from < end.a + overlap;
  return isReplaced ? followPart(tr, doc.child(part.index), selection.from - part.from) : tr;
}

/** The cursor goes where its paragraph went. */
function followPart(tr: Transaction, node: Node, offset: number): Transaction {
  const { doc } = tr;
  const index = doc.children.findIndex(
    ({ type, textContent }) => type === node.type && textContent === node.textContent,
  );
  if (index < 0 || !node.isTextblock) return tr;
  return tr.setSelection(TextSelection.near(doc.resolve(doc.resolve(0).posAtIndex(index, 0) + offset)));
}
