import { Element, isTag, isText, Text, type ChildNode } from 'domhandler';
import type { NewBlock } from './embeds.ts';
import { attribute, DomUtils, elementsIn, find, findAll, named, textOf } from './markup.ts';

/** What a point of plain text can lose without loss. */
const plainParts = named('p', 'span', 'strong', 'em', 'font', 'input', 'label', 'small');
/** Only a text fits into these. */
const textHolders = named('li', 'blockquote', 'details', 'td', 'th', 'figure', 'aside');
const mostPoints = 60;
const mostCharacters = 2000;
/** Begins the words of a point that was checked: a checklist shows all boxes open. */
export const checkedSign = '✓ ';

/** What an element begins with, except spaces. */
const firstIn = ({ children }: Element) => children.find((node) => !isText(node) || node.data.trim() !== '');

/** The box at the beginning of a point. */
function boxOf(point: Element): Element | null {
  const first = firstIn(point);
  if (!first || !isTag(first)) return null;
  if (named('p', 'label')(first)) return boxOf(first);
  return first.name === 'input' && attribute(first, 'type').toLowerCase() === 'checkbox' ? first : null;
}

const isChecked = (box: Element) => 'checked' in box.attribs;

/** A list of nothing but to-dos, each a plain text. */
export function isChecklist(list: Element): boolean {
  if (!named('ul', 'ol')(list)) return false;
  const points = elementsIn(list);
  return (
    points.length > 0 &&
    points.length <= mostPoints &&
    points.every((point) => point.name === 'li' && boxOf(point) !== null && isPlain(point)) &&
    !isInText(list)
  );
}

const isPlain = (point: Element) =>
  find(point.children, (element) => !plainParts(element)) === null &&
  findAll(point.children, named('input')).length === 1 &&
  textOf(point).length <= mostCharacters;

function isInText({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && (textHolders(parent) || isInText(parent));
}

export function checklistOf(list: Element): NewBlock {
  const points = elementsIn(list).map((point) => {
    const box = boxOf(point);
    return (box && isChecked(box) ? checkedSign : '') + textOf(point);
  });
  const items = points.filter((words) => words.replace(checkedSign, '') !== '');
  return { type: 'checklist', items, ...(list.name === 'ol' && { ordered: true }) };
}

/** What a box can have around it without being something else. */
const aroundBox = named('p', 'label', 'span', 'strong', 'em', 'font');
const writtenBox = /^\s*\[([\sxX])\](?:\s+|$)/;

/** The first words of a point, if nothing comes before them. */
function firstText(element: Element): Text | null {
  const first = firstIn(element);
  if (!first || isText(first)) return first ?? null;
  return isTag(first) && aroundBox(first) ? firstText(first) : null;
}

const isBoxImage = (element: Element) =>
  element.name === 'img' && attribute(element, 'aria-roledescription') === 'checkbox';

/** Whether the box of a point that has no input is checked; null: it has no box. What showed the box is removed. */
function takeOtherBox(point: Element): boolean | null {
  if (attribute(point, 'role') === 'checkbox') {
    elementsIn(point).filter(isBoxImage).forEach(DomUtils.removeElement);
    return attribute(point, 'aria-checked') === 'true';
  }
  const text = firstText(point);
  const written = text && writtenBox.exec(text.data);
  if (!written) return null;
  text.data = text.data.slice(written[0].length);
  return written[1]!.toLowerCase() === 'x';
}

/** Gives an input to each point that shows its box otherwise: as an image, as Google Docs does, or as `[ ]` and `[x]`. */
export function readBoxes(nodes: readonly ChildNode[]): void {
  for (const point of findAll(nodes, named('li'))) {
    const isChecked = boxOf(point) ? null : takeOtherBox(point);
    if (isChecked === null) continue;
    const [first] = elementsIn(point);
    const input = new Element('input', { type: 'checkbox', ...(isChecked && { checked: '' }) });
    DomUtils.prependChild(first && named('p', 'label')(first) ? first : point, input);
  }
}

/** Boxes of other lists become signs, because a text has no boxes. */
export function writeBoxes(nodes: readonly ChildNode[]): void {
  const checklists = new Set<unknown>(findAll(nodes, isChecklist));
  for (const point of findAll(nodes, named('li'))) {
    const box = boxOf(point);
    if (!box || checklists.has(point.parent)) continue;
    const space = box.next && isText(box.next) && /^\s/.test(box.next.data) ? '' : ' ';
    DomUtils.replaceElement(box, new Text((isChecked(box) ? '☑' : '☐') + space));
  }
}
