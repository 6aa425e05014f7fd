import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import { cardType } from './schema';

/** Keys after which the browser itself may put the cursor at the start of the text. */
const moving = new Set(['Home', 'PageUp', 'ArrowUp', 'ArrowLeft']);

/**
 * Keeps a card selected until the person moves the cursor. Chromium sees no selection around a card that follows another
 * one, and puts the cursor at the start of the text when the window has the focus. ProseMirror expects that for 200 ms after
 * a focus only.
 */
export const SelectedCard = Extension.create({
  name: 'selectedCard',
  addProseMirrorPlugins: () => {
    let isMoving = false;
    const moves = (now: boolean) => {
      isMoving = now;
      return false;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_, { key }) => moves(moving.has(key)),
            pointerdown: () => moves(true),
            blur: () => moves(false),
          },
          createSelectionBetween: ({ state: { doc, selection } }, from, to) => {
            const isCard = selection instanceof NodeSelection && selection.node.type.name === cardType;
            const isStart = from.pos === to.pos && to.pos <= Selection.atStart(doc).from;
            return isCard && isStart && !isMoving ? selection : null;
          },
        },
      }),
    ];
  },
});
