import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cardId, cardType } from './schema';

/** Marks a transaction that shows what changed elsewhere, such as by an undo. */
export const takenIn = 'takenIn';

/** Every card stays, in the order of the cards, whatever is selected and done. */
export const LockedCards = Extension.create({
  name: 'lockedCards',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (tr, { doc }) => !tr.docChanged || tr.getMeta(takenIn) === true || keepsCards(doc, tr.doc),
    }),
  ],
});

function keepsCards(before: Node, after: Node): boolean {
  const cards = idsOfCards(before);
  let kept = 0;
  for (const id of idsOfCards(after)) if (id === cards[kept]) kept += 1;
  return kept === cards.length;
}

const idsOfCards = (doc: Node) => doc.children.filter(({ type }) => type.name === cardType).map(cardId);
