import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import type { NewBlock } from './embeds.ts';
import { elementsIn, textOf } from './markup.ts';
import type { Notes } from './notes.ts';
import { cardText } from './prose.ts';

const tones = { NOTE: 'info', TIP: 'tip', IMPORTANT: 'info', WARNING: 'warning', CAUTION: 'warning' } as const;
const marker = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;

const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === '';
const firstText = (element: Element) => {
  const node = elementsIn(element)[0]?.children[0];
  return node && isText(node) ? node : null;
};

/** A quote that GitHub shows as a note. */
export const isAlert = (element: Element): boolean =>
  element.name === 'blockquote' && marker.test(firstText(element)?.data ?? '');

/** The note; a first line in bold is its title. */
export function alertOf(element: Element, notes: Notes): NewBlock {
  const text = firstText(element);
  const kind = (marker.exec(text?.data ?? '')?.[1] ?? 'NOTE') as keyof typeof tones;
  if (text) text.data = text.data.replace(marker, '');
  const [first, ...rest] = element.children.filter((node) => !isBlank(node));
  const [bold, ...more] = first && isTag(first) ? first.children.filter((node) => !isBlank(node)) : [];
  const isTitle = bold !== undefined && more.length === 0 && isTag(bold) && bold.name === 'strong';
  const isEmpty = bold === undefined;
  const html = cardText(isTitle || isEmpty ? rest : element.children, notes);
  return { type: 'callout', tone: tones[kind], ...(isTitle && { title: textOf(bold) }), ...(html && { html }) };
}
