import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { partIn } from './parts';

/**
 * Marks the part with the cursor. It does not depend on the focus: a click both focuses the text and moves the cursor, and
 * what is drawn in between would move it back.
 */
export const CurrentPart = Extension.create({
  name: 'currentPart',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc, selection }) => {
          const { from, to } = partIn(doc, selection.from);
          return DecorationSet.create(doc, [Decoration.node(from, to, { 'data-current': '' })]);
        },
      },
    }),
  ],
});
