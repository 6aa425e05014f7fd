import { Extension, InputRule } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { checkedSign, checklistFields, mostCharacters } from '../../../editor/fields/rich-text/pasting/checklists';
import { newBlock } from '../../../editor/model/block-values';
import { cardType } from './schema';

/** Marks that the words of a point can lose without loss. */
const plainMarks = new Set(['bold', 'italic']);
const lists = new Set(['bulletList', 'orderedList']);

/** `[ ] ` and `[x] ` before the words of a paragraph, or of a point of a list, make a checklist of it; `begin` is told its section. */
export const typedChecklists = (begin: (section: object) => void) =>
  Extension.create({
    name: 'typedChecklists',
    addInputRules: () => [
      new InputRule({
        find: /^\[([ xX])\] $/,
        undoable: false,
        handler: ({ state, range, match }) => {
          const section = makeChecklist(state.tr, range, match[1] === ' ' ? '' : checkedSign);
          // Once it is in the document.
          if (section) queueMicrotask(() => begin(section));
          return section ? undefined : null;
        },
      }),
    ],
  });

/** Replaces the paragraph or the point whose box is in the range; null: it can be no checklist. */
function makeChecklist(tr: Transaction, { from, to }: { readonly from: number; readonly to: number }, sign: string) {
  const at = tr.doc.resolve(from);
  const part = at.node(1);
  const isPoint = at.depth === 3 && lists.has(part.type.name) && at.node(2).childCount === 1;
  const words = at.parent.textContent.slice(to - from);
  const isPlain = at.parent.children.every(
    ({ isText, marks }) => isText && marks.every(({ type }) => plainMarks.has(type.name)),
  );
  const isTaken = at.parent.type.name === 'paragraph' && isPlain && words.length <= mostCharacters;
  if (!isTaken || !(isPoint || at.depth === 1)) return null;
  const section = newBlock('checklist', checklistFields([sign + words], part.type.name === 'orderedList'));
  const [before, after] = isPoint
    ? [part.children.slice(0, at.index(1)), part.children.slice(at.index(1) + 1)]
    : [[], []];
  const rest = (points: readonly Node[]) => (points.length > 0 ? [part.copy(Fragment.from(points))] : []);
  const card = tr.doc.type.schema.nodes[cardType]!.create({ section });
  tr.replaceWith(at.before(1), at.after(1), [...rest(before), card, ...rest(after)]);
  return section;
}
