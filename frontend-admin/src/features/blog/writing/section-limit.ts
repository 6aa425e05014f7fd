import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { takenIn } from './locked-cards';
import { sectionCount } from './schema';

/** Stops what would make more sections than the post may have; `refuse` is called then. */
export const sectionLimit = (limit: number, refuse: () => void) =>
  Extension.create({
    name: 'sectionLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (tr, { doc }) => {
          // A section has a part at least, and what follows by itself was counted with its cause.
          if (!tr.docChanged || tr.doc.childCount <= limit || tr.getMeta('appendedTransaction')) return true;
          if (tr.getMeta(takenIn) === true) return true;
          const count = sectionCount(tr.doc, doc);
          const isTaken = count <= limit || count <= sectionCount(doc, doc);
          if (!isTaken) refuse();
          return isTaken;
        },
      }),
    ],
  });
