import { Extension, Node, type Extensions } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { Fragment, Slice, type Node as Part } from '@tiptap/pm/model';
import { richTextExtensions } from '@20x/kit/rich-text/extensions';
import { isRecord } from '@20x/shared/hidden';
import { newId } from '@20x/shared/new-id';
import { idOfRow } from '@20x/shared/row-ids';
import { isUnknownSection } from '../../../editor/fields/blocks/section-refusal';
import { copyOfRow } from '../../../editor/model/rows';
import { markupLength, mostInSection } from './section-length';

export const cardType = 'card';

/** A section of the post that is not running text. It holds the whole section, so that a copy of it carries everything. */
export const Card = Node.create({
  name: cardType,
  group: 'card',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: (element: HTMLElement) => sectionIn(element.dataset.section),
      renderHTML: ({ section }: { readonly section?: unknown }) => ({ 'data-section': JSON.stringify(section) }),
    },
  }),
  // A section on the clipboard that is none is no card.
  parseHTML: () => [
    { tag: 'div[data-section]', getAttrs: ({ dataset }) => (sectionIn(dataset.section) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

/** A section on the clipboard; null: it is something else. */
function sectionIn(json = ''): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) && typeof value.type === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Which text section a paragraph, a heading, a list … belongs to. */
const textNodes = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'],
  ...['codeBlock', 'horizontalRule', 'table', 'image'],
];

const TextSections = Extension.create({
  name: 'textSections',
  addGlobalAttributes: () => [
    { types: textNodes, attributes: { sectionId: { default: null, rendered: false, keepOnSplit: true } } },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, { doc: before }, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        for (const { place, attrs } of sectionsIn(doc, before).corrections) tr.setNodeMarkup(place, null, attrs);
        return tr.docChanged ? tr : null;
      },
      props: {
        // What is typed while a card is selected comes after it: a key must not delete a section.
        handleTextInput: ({ state, dispatch }, _, __, text) => {
          const { selection, schema, tr } = state;
          if (!(selection instanceof NodeSelection) || selection.node.type.name !== cardType) return false;
          const line = schema.nodes.paragraph!.create(null, schema.text(text));
          tr.insert(selection.to, line).setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length));
          dispatch(tr);
          return true;
        },
        transformPasted: ({ content, openStart, openEnd }, { state, dragging }) => {
          const taken = dragging?.move ? new Set<string>() : new Set(state.doc.children.map(cardId));
          return new Slice(arriving(content, taken), openStart, openEnd);
        },
      },
    }),
  ],
});

export const cardId = ({ attrs }: Part) => idOfRow(attrs.section);

export const isUnknownCard = ({ attrs, type }: Part) => type.name === cardType && isUnknownSection(attrs.section);

export const isBlank = ({ type, content }: Part) => type.name === 'paragraph' && content.size === 0;

/**
 * What is pasted or dropped: its text belongs to the section where it arrives, a card that is there already is copied, except
 * one of an unknown type.
 */
export function arriving(content: Fragment, taken: ReadonlySet<string | undefined> = new Set()): Fragment {
  const parts = content.content.flatMap((node) => {
    const { section } = node.attrs as { readonly section?: unknown };
    const isCopy = node.type.name === cardType && taken.has(cardId(node));
    if (isCopy && isUnknownCard(node)) return [];
    const attrs = isCopy ? { section: copyOfRow(section) } : { ...node.attrs, sectionId: null };
    return node.isText ? node : node.type.create(attrs, node.content, node.marks);
  });
  return Fragment.from(parts);
}

interface Correction {
  readonly place: number;
  readonly attrs: Readonly<Record<string, unknown>>;
}

/**
 * What has to change so that every section has an id of its own: text without one joins the text around it or takes the
 * place of text that is gone, text after a card begins a section if its own was broken by the card, text that has become too
 * long for a section goes on in another, and a copied card is a section of its own. `filled`: the sections that say something.
 */
function sectionsIn(doc: Part, before: Part) {
  const used = new Set<unknown>();
  const filled = new Set<unknown>();
  const held = new Set(doc.children.map(({ attrs }) => attrs.sectionId as unknown));
  const gone = before.children.flatMap(({ attrs }) => (held.has(attrs.sectionId) ? [] : (attrs.sectionId as string)));
  const known = new Set(before.children);
  const touched = new Set(
    doc.children.filter((node) => !known.has(node)).map(({ attrs }) => attrs.sectionId as unknown),
  );
  const corrections: Correction[] = [];
  let current: unknown = null;
  let length = 0;
  doc.forEach((node, place, index) => {
    if (node.type.name === cardType) {
      current = null;
      const { section: own } = node.attrs as { readonly section: unknown };
      const section = hasOwnId(own, used) ? own : copyOfRow(own);
      if (section !== own) corrections.push({ place, attrs: { section } });
      used.add(idOfRow(section));
      filled.add(idOfRow(section));
      return;
    }
    const own: unknown = node.attrs.sectionId;
    const previous = current;
    if (touched.has(own) && length + markupLength(node) > mostInSection) current = null;
    if (own === null || (own !== current && used.has(own))) {
      const after: unknown = doc.maybeChild(index + 1)?.attrs.sectionId;
      const free = [...(own === null ? [after] : []), ...gone].find((id) => typeof id === 'string' && !used.has(id));
      current ??= free ?? newId();
      corrections.push({ place, attrs: { ...node.attrs, sectionId: current } });
    } else current = own;
    length = markupLength(node) + (current === previous ? length : 0);
    used.add(current);
    if (!isBlank(node)) filled.add(current);
  });
  return { corrections, filled };
}

/** How many sections are stored of a document that was `before`. */
export const sectionCount = (doc: Part, before: Part): number => sectionsIn(doc, before).filled.size;

const hasOwnId = (section: unknown, used: ReadonlySet<unknown>): boolean => {
  const id = idOfRow(section);
  return id !== undefined && !used.has(id);
};

/** Text and cards. Undo is a matter of the whole editor, not of its text alone. */
export const writingExtensions: Extensions = [
  Document.extend({ content: '(block | card)+' }),
  ...richTextExtensions.map((extension) =>
    extension.name === 'starterKit' ? extension.configure({ document: false, undoRedo: false }) : extension,
  ),
  Card,
  TextSections,
];
