import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Marks the part with the cursor. It does not depend on the focus: a click both focuses the text and moves the cursor, and
 * what is drawn in between would move it back.
 */
export const CurrentPart = Extension.create({
  name: 'currentPart',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc, selection: { $from } }) => {
          const index = Math.min($from.index(0), doc.childCount - 1);
          const place = $from.posAtIndex(index, 0);
          const mark = Decoration.node(place, place + doc.child(index).nodeSize, { 'data-current': '' });
          return DecorationSet.create(doc, [mark]);
        },
      },
    }),
  ],
});
