import { Extension, Mark, type Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { readLink } from '@20x/shared/link-address';
import { HeadingAnchors } from './heading-anchors';

/** Attributes that the site keeps and the editor would otherwise drop. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes() {
    return [
      // Links from elsewhere lead to the anchor, so the second half of a split heading does not get it.
      { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
      { types: ['tableHeader'], attributes: { scope: { default: null } } },
      { types: ['image'], attributes: { width: { default: null }, height: { default: null } } },
    ];
  },
});

/** Code that can be bold or a link, as it can everywhere else. */
const MarkedCode = Code.extend({ excludes: '' });

/** Letters below or above the line. */
const shifted = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Markdown becomes a link while it is typed. What is pasted was read before, and code with brackets stays as it is. */
const TypedLink = Link.extend({
  addPasteRules() {
    const options = { ...this.options, markdownLinks: false };
    return Link.config.addPasteRules?.call({ ...this, options }) ?? [];
  },
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  markdownLinks: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address: string) => readLink(address).kind !== 'refused',
});

/** Marks of short answers: paragraphs, bold, italic, links and lists. */
export const fewExtensions: Extensions = [
  StarterKit.configure({
    link: false,
    ...{ heading: false, blockquote: false, code: false, codeBlock: false, horizontalRule: false },
    ...{ strike: false, underline: false, trailingNode: false },
  }),
  TypedLink,
];

/** The part of the server's allowed markup that is edited here; texts with anything else are edited as HTML. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, code: false, trailingNode: false }),
  TypedLink,
  MarkedCode,
  shifted('subscript', 'sub', 'Mod-,'),
  shifted('superscript', 'sup', 'Mod-.'),
  TableKit.configure({ table: { resizable: false } }),
  Image,
  KeptAttributes,
  HeadingAnchors,
];
