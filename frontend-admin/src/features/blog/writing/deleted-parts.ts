import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, PluginKey, Selection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { takenIn } from './locked-cards';
import { cardId, cardType } from './schema';

/** A part that can be brought back. */
export interface DeletedPart {
  readonly id: number;
  /** Where it was, as the text is now. */
  readonly place: number;
  readonly node: Node;
}

interface Step {
  readonly deleted?: Omit<DeletedPart, 'id'>;
  /** The id of a part that is not offered any longer. */
  readonly forgotten?: number;
}

interface Deleted {
  readonly nextId: number;
  readonly parts: readonly DeletedPart[];
}

const key = new PluginKey<Deleted>('deletedParts');

/** Remembers parts that were deleted as a whole, until they are back or forgotten. */
export const DeletedParts = Extension.create({
  name: 'deletedParts',
  addProseMirrorPlugins: () => [
    new Plugin<Deleted>({ key, state: { init: () => ({ nextId: 1, parts: [] }), apply: withStep } }),
  ],
});

export const deletedParts = (state: EditorState): readonly DeletedPart[] => key.getState(state)?.parts ?? none;
const none: readonly DeletedPart[] = [];

function withStep(tr: Transaction, before: Deleted): Deleted {
  const { deleted, forgotten } = (tr.getMeta(key) as Step | undefined) ?? {};
  if (before.parts.length === 0 && !deleted) return before;
  const parts = before.parts
    .map((part) => ({ ...part, place: tr.mapping.map(part.place, -1) }))
    .filter((part) => part.id !== forgotten && !isBack(tr, part));
  return deleted
    ? { nextId: before.nextId + 1, parts: [...parts, { ...deleted, id: before.nextId }] }
    : { ...before, parts };
}

/** Whether an undo of the whole document has brought the part back. */
function isBack(tr: Transaction, { place, node }: DeletedPart): boolean {
  if (node.type.name === cardType) return tr.doc.children.some((other) => cardId(other) === cardId(node));
  return tr.getMeta(takenIn) === true && tr.doc.resolve(place).nodeAfter?.eq(node) === true;
}

/** Offers to bring back what the transaction deletes; an empty line is no loss. */
export function rememberDeleted(tr: Transaction, node: Node, place: number): void {
  if (node.isTextblock && node.content.size === 0) return;
  tr.setMeta(key, { deleted: { node, place } } satisfies Step);
}

export function forgetPart({ state, view }: Editor, { id }: DeletedPart): void {
  view.dispatch(state.tr.setMeta(key, { forgotten: id } satisfies Step));
}

/** Puts a part back where it was, and the cursor into it. */
export function restorePart({ state, view }: Editor, { id, place, node }: DeletedPart): void {
  const { doc, tr } = state;
  const at = doc.resolve(place);
  // Text may have grown together around it.
  const start = at.depth > 0 ? at.before(1) : place;
  tr.insert(start, node).setMeta(key, { forgotten: id } satisfies Step);
  const isCard = node.type.name === cardType;
  tr.setSelection(isCard ? NodeSelection.create(tr.doc, start) : Selection.near(tr.doc.resolve(start + 1)));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}
