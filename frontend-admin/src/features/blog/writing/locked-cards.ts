import type { NotificationContent } from '@20x/kit';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isSameValue } from '../../../editor/model/content-comparison';
import { cardId, cardType } from './schema';

/** Marks a transaction that shows what changed elsewhere, such as by an undo. */
export const takenIn = 'takenIn';

export const lockedCardsRefusal: NotificationContent = {
  title: 'Locked sections stay as they are',
  description:
    'Nothing was changed. Select only text between them; the advanced editor can move, copy and delete sections.',
};

/**
 * Every card stays, in the order of the cards, and none is added: a copy could not be changed or deleted here. `refuse` is
 * called when anything that is done would end otherwise.
 */
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

const keepsCards = (before: Node, after: Node) => isSameValue(idsOfCards(before), idsOfCards(after));

const idsOfCards = (doc: Node) => doc.children.filter(({ type }) => type.name === cardType).map(cardId);
