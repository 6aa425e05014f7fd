import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** What suggestions are made of: the selected words, else the text that could get links. */
export interface LinkableText {
  readonly text: string;
  readonly isSelection: boolean;
  /** The links that the text has. */
  readonly linked: readonly string[];
}

/** More than that is no text of one page. */
const longest = 100_000;
const mostLinks = 500;

const hrefOf = (node: Node): string | null => {
  const mark = node.marks.find(({ type }) => type.name === 'link');
  return mark ? String(mark.attrs.href) : null;
};

/** Text that can be linked: links, headings and code have none. */
function eachLinkable({ doc }: Editor['state'], visit: (node: Node, position: number) => void): void {
  doc.descendants((node, position, parent) => {
    if (node.type.name === 'heading' || node.type.spec.code) return false;
    if (node.isText && parent && hrefOf(node) === null && node.marks.every(({ type }) => type.name !== 'code'))
      visit(node, position);
    return true;
  });
}

export function linkableText({ state }: Editor): LinkableText {
  const { doc, selection } = state;
  const links: string[] = [];
  doc.descendants((node) => {
    const href = hrefOf(node);
    if (href !== null) links.push(href);
  });
  const linked = [...new Set(links)].slice(0, mostLinks);
  const selected = doc.textBetween(selection.from, selection.to, '\n').trim();
  if (selected !== '') return { text: selected.slice(0, longest), isSelection: true, linked };
  const texts: string[] = [];
  eachLinkable(state, ({ text }) => texts.push(text ?? ''));
  return { text: texts.join('\n').slice(0, longest), isSelection: false, linked };
}

/** Links the selected words or, without any, the first place of the phrase. False: it is not there any more. */
export function linkPhrase(editor: Editor, href: string, phrase: string | null): boolean {
  const attrs = { href, rel: null, target: null };
  if (phrase === null) return editor.chain().setLink(attrs).run();
  const places: number[] = [];
  eachLinkable(editor.state, ({ text = '' }, position) => {
    const index = text.indexOf(phrase);
    if (index >= 0) places.push(position + index);
  });
  const [from] = places;
  const { link } = editor.schema.marks;
  if (from === undefined || !link) return false;
  editor.view.dispatch(editor.state.tr.addMark(from, from + phrase.length, link.create(attrs)));
  return true;
}
