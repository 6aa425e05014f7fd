import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export const parse = (html: string): Document => parseDocument(html);

export const elements = (root: Document | Element | Document['children'], ...names: readonly string[]): Element[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), root, true);

/** What a person reads, with single spaces. */
export const readText = (node: Document | Element): string => DomUtils.textContent(node).replace(/\s+/g, ' ').trim();

const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export const headingsIn = (root: Document | Element): Heading[] =>
  elements(root, ...headingNames).map((element) => ({
    level: Number(element.name.slice(1)),
    text: readText(element),
  }));

const breaks = ['li', 'p', 'td', 'th', 'dd', 'blockquote', 'figcaption', ...headingNames];
const code = ['pre', 'code'];

/** What stands between two breaks of the line, without headings. */
export const passagesIn = (root: Document): string[] =>
  elements(root, ...breaks.filter((name) => !headingNames.includes(name)))
    .filter((element) => elements(element.children, ...breaks).length === 0)
    .map(readText)
    .filter((text) => text !== '');

/** Everything that is read as language: no code. */
export function proseOf(root: Document): string {
  const pieces: string[] = [];
  const visit = (nodes: Document['children']) => {
    for (const node of nodes) {
      if ('data' in node) pieces.push(node.data);
      else if ('children' in node && !('name' in node && code.includes(node.name))) {
        visit(node.children);
        if ('name' in node && breaks.includes(node.name)) pieces.push('\n');
      }
    }
  };
  visit(root.children);
  return pieces.join('');
}
