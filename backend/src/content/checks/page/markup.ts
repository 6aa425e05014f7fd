import { HTMLElement, parse as parseHtml, TextNode, type Node } from 'node-html-parser';

export type Markup = HTMLElement;

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export const parse = (html: string): Markup => parseHtml(html);

export const elements = (root: Markup, ...names: readonly string[]): Markup[] => root.querySelectorAll(names.join(','));

/** An attribute, trimmed; empty when there is none. */
export const attribute = (element: Markup, name: string): string => element.getAttribute(name)?.trim() ?? '';

/** What a person reads, with single spaces. */
export const readText = (node: Markup): string => node.text.replace(/\s+/g, ' ').trim();

const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export const headingsIn = (root: Markup): Heading[] =>
  elements(root, ...headingNames).map((element) => ({
    level: Number(element.localName.slice(1)),
    text: readText(element),
  }));

const passages = ['li', 'p', 'td', 'th', 'dd', 'blockquote', 'figcaption'];
const breaks = new Set([...passages, ...headingNames, 'dt', 'div', 'summary', 'caption']);
const code = new Set(['pre', 'code']);

/** The text between two line breaks, without headings. */
export function passagesIn(root: Markup): string[] {
  const found = elements(root, ...passages);
  const around = new Set<Markup>();
  // Up from each, and no further than an earlier walk, because nested lists may be deep.
  for (const { parentNode } of found) {
    for (let outer: Markup | null = parentNode; outer && !around.has(outer); outer = outer.parentNode)
      around.add(outer);
  }
  return found
    .filter((element) => !around.has(element))
    .map(readText)
    .filter((text) => text !== '');
}

/** Everything that is read as language: no code. */
export const proseOf = (root: Markup): string => root.childNodes.map(prose).join('');

function prose(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement)) return '';
  const name = node.rawTagName.toLowerCase();
  if (code.has(name)) return '';
  const inner = node.childNodes.map(prose).join('');
  return breaks.has(name) ? `${inner}\n` : inner;
}
