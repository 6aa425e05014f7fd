import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

/** What moves or copies whole parts of a text. */
const moving = new Set<unknown>(['cut', 'paste', 'drop', 'duplicate']);

/** Links lead to the anchor of a heading: it moves with the words, and no copy and no empty heading has it too. */
export const HeadingAnchors = Extension.create({
  name: 'headingAnchors',
  // Others give headings new attributes, by which those that were there before could not be told from copies.
  priority: 200,
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, { doc: before }, { doc, tr }) => {
        if (!transactions.some((one) => moving.has(one.getMeta('uiEvent')))) return null;
        for (const { place } of withoutRight(doc, before)) tr.setNodeAttribute(place, 'id', null);
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

interface Anchored {
  readonly node: Node;
  readonly place: number;
}

/** The headings that must not keep their anchors. */
function withoutRight(doc: Node, before: Node): readonly Anchored[] {
  const known = new Set(anchoredIn(before).map(({ node }) => node));
  const headings = anchoredIn(doc);
  const taken = new Set(headings.flatMap(({ node }) => (known.has(node) && !isEmpty(node) ? [anchorOf(node)] : [])));
  return headings.filter(({ node }) => {
    if (isEmpty(node)) return true;
    if (known.has(node)) return false;
    const isTaken = taken.has(anchorOf(node));
    taken.add(anchorOf(node));
    return isTaken;
  });
}

const isEmpty = ({ content }: Node) => content.size === 0;
const anchorOf = ({ attrs }: Node) => attrs.id as string;

function anchoredIn(doc: Node): readonly Anchored[] {
  const found: Anchored[] = [];
  doc.descendants((node, place) => {
    if (node.type.name === 'heading' && node.attrs.id) found.push({ node, place });
    return !node.isTextblock;
  });
  return found;
}
