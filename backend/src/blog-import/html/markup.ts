import { createRequire } from 'node:module';
import { DomHandler, isTag, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { UnreadableFile } from '../model/imported-post.ts';

// Required, as sanitize-html does: Jest cannot load a module both ways.
const { Parser, DomUtils } = createRequire(import.meta.url)('htmlparser2') as typeof import('htmlparser2');
export { DomUtils };

/** No text of a person nests deeper, and what walks the markup must not run out of stack. */
const deepest = 200;

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    if (this.tagStack.length > deepest) throw new UnreadableFile(`It nests deeper than ${deepest} levels.`);
  }
}

/** Reads HTML as browsers roughly do; `xml`: as XML, of which no entity but the five of XML and numbers is known. */
export function parseMarkup(text: string, { xml = false } = {}): ParentNode {
  const handler = new ShallowHandler(null, { xmlMode: xml });
  new Parser(handler, { xmlMode: xml, decodeEntities: true }).end(text);
  return handler.root;
}

/** What a person reads, with single spaces; paragraphs and lines do not run together. */
export function textOf(node: ChildNode | readonly ChildNode[]): string {
  return [node].flat().map(spaced).join('').replace(/\s+/g, ' ').trim();
}

const apart = new Set(['p', 'div', 'br', 'li', 'td', 'th', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
function spaced(node: ChildNode): string {
  if (!isTag(node)) return DomUtils.textContent(node);
  const inner = node.children.map(spaced).join('');
  return apart.has(node.name) ? ` ${inner} ` : inner;
}

/** The words of a text with markup. */
export const plainText = (html: string): string => textOf(parseMarkup(html).children);

export const outerHtml = (nodes: readonly ChildNode[]): string => DomUtils.getOuterHTML([...nodes]);
export const innerHtml = (element: Element): string => outerHtml(element.children);

export const find = (root: ChildNode | readonly ChildNode[], passes: (element: Element) => boolean): Element | null =>
  DomUtils.findOne(passes, [root].flat());
export const findAll = (root: ChildNode | readonly ChildNode[], passes: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(passes, [root].flat());

export const named =
  (...names: readonly string[]) =>
  ({ name }: Element): boolean =>
    names.includes(name);

export const classed = (...names: readonly string[]) => {
  const pattern = new RegExp(`(?:^|\\s)(?:${names.join('|')})(?:\\s|$)`);
  return ({ attribs }: Element): boolean => attribs.class !== undefined && pattern.test(attribs.class);
};

/** An attribute, trimmed; empty when there is none. */
export const attribute = ({ attribs }: Element, name: string): string => attribs[name]?.trim() ?? '';

export const elementsIn = (parent: ParentNode): Element[] => parent.children.filter(isTag);
