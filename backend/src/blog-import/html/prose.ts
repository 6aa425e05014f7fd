import { Element, isTag, isText, type ChildNode } from 'domhandler';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';
import { readBoxes, writeBoxes } from './checklists.ts';
import { DomUtils, findAll, named, outerHtml } from './markup.ts';
import type { Notes } from './notes.ts';

/** Elements that mean the same as one that texts may have. */
const sameAs: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u', kbd: 'code', samp: 'code', tt: 'code' },
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', dd: 'p', address: 'p' },
};

/** Gives elements the names that texts use, and boxes of to-dos the form that texts have. */
export function rename(nodes: readonly ChildNode[]): void {
  for (const element of DomUtils.findAll(() => true, [...nodes])) {
    element.name = sameAs[element.name] ?? element.name;
    if (element.name !== 'dt') continue;
    element.name = 'p';
    const strong = new Element('strong', {}, element.children);
    element.children = [strong];
    strong.parent = element;
  }
  readBoxes(nodes);
  writeBoxes(nodes);
}

/** Markup as a text keeps it; costly to begin with, so it is asked for whole texts. */
export const proseOf = (nodes: readonly ChildNode[]): string => sanitizeRichText(outerHtml(nodes)).trim();

/** Never part of a text. */
export const dropped = new Set([
  ...['script', 'form', 'input', 'button', 'select', 'textarea', 'object', 'embed', 'applet', 'canvas', 'svg', 'math'],
  ...['frameset', 'frame', 'marquee', 'dialog', 'map', 'template'],
]);

/** Names what is lost where only a text fits. */
function noteLost(nodes: readonly ChildNode[], notes: Notes): void {
  for (const { name } of findAll(nodes, (element) => dropped.has(element.name) || unplayable(element)))
    notes.add(`<${name}> was left out.`);
}
const unplayable = named('iframe', 'video', 'audio');

/** The text of a card: paragraphs, also where the source has none. */
export function cardText(nodes: readonly ChildNode[], notes: Notes): string {
  noteLost(nodes, notes);
  const isBlock = nodes.some(
    (node) => isTag(node) && /^(p|ul|ol|blockquote|h[2-4]|pre|table|figure|div)$/.test(node.name),
  );
  const html = proseOf(nodes);
  return isBlock || html === '' ? html : `<p>${html}</p>`;
}

/** Text and inline elements as paragraphs; `hasLines`: empty lines begin a new one, and lines break. */
export function paragraphs(nodes: readonly ChildNode[], hasLines: boolean): string[] {
  const pieces = nodes.map((node) => {
    if (!isText(node) || !hasLines) return outerHtml([node]);
    return outerHtml([node])
      .replace(/\r/g, '')
      .replace(/\n[ \t]*\n\s*/g, '\f')
      .replace(/\n/g, '<br>');
  });
  return pieces
    .join('')
    .split('\f')
    .map(withoutOuterBreaks)
    .filter((piece) => piece.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') !== '');
}

/** A pattern for the end would take too long on many spaces. */
function withoutOuterBreaks(html: string): string {
  let text = html.trim();
  while (text.startsWith('<br>')) text = text.slice(4).trimStart();
  while (text.endsWith('<br>')) text = text.slice(0, -4).trimEnd();
  return text;
}
