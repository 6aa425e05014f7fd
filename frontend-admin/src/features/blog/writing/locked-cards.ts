import type { NotificationContent } from '@20x/kit';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cardId, cardType } from './schema';

/** Marks a transaction that shows what changed elsewhere, such as by an undo. */
export const takenIn = 'takenIn';

export const lockedCardsRefusal: NotificationContent = {
  title: 'Locked sections stay',
  description: 'Nothing was changed. Select text between the sections, or delete a section in the advanced editor.',
};

/** Every card stays, in the order of the cards, whatever is selected and done; `refuse` is called when one would not. */
export const lockedCards = (refuse: () => void) =>
  Extension.create({
    name: 'lockedCards',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (tr, { doc }) => {
          const isTaken = !tr.docChanged || tr.getMeta(takenIn) === true || keepsCards(doc, tr.doc);
          if (!isTaken) refuse();
          return isTaken;
        },
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
