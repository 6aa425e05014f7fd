import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { alertMarker, alertTone } from '@20x/shared/markdown-alerts';
import type { NewBlock } from './embeds.ts';
import { elementsIn, textOf } from './markup.ts';
import type { Notes } from './notes.ts';
import { cardText } from './prose.ts';

const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === '';
const firstText = (element: Element) => {
  const node = elementsIn(element)[0]?.children[0];
  return node && isText(node) ? node : null;
};

/** A quote that GitHub shows as a note. */
export const isAlert = (element: Element): boolean =>
  element.name === 'blockquote' && alertTone(firstText(element)?.data ?? '') !== null;

/** The note; a first line in bold is its title. */
export function alertOf(element: Element, notes: Notes): NewBlock {
  const text = firstText(element);
  const tone = alertTone(text?.data ?? '') ?? 'info';
  if (text) text.data = text.data.replace(alertMarker, '');
  const [first, ...rest] = element.children.filter((node) => !isBlank(node));
  const [bold, ...more] = first && isTag(first) ? first.children.filter((node) => !isBlank(node)) : [];
  const isTitle = bold !== undefined && more.length === 0 && isTag(bold) && bold.name === 'strong';
  const isEmpty = bold === undefined;
  const html = cardText(isTitle || isEmpty ? rest : element.children, notes);
  return { type: 'callout', tone, ...(isTitle && { title: textOf(bold) }), ...(html && { html }) };
}
