/** What a point of plain text can lose without loss. */
const plainParts = 'p, span, strong, b, em, i, label, input';
const mostPoints = 60;
export const mostCharacters = 2000;
/** Begins the words of a point that was checked: a checklist shows all boxes open. */
export const checkedSign = '✓ ';

/** What an element begins with, except spaces. */
export const firstIn = ({ childNodes }: Element) =>
  [...childNodes].find((node) => node instanceof Element || node.textContent?.trim() !== '');

/** The box at the beginning of a point. */
function boxOf(point: Element): HTMLInputElement | null {
  const first = firstIn(point);
  if (first instanceof HTMLInputElement) return first.type === 'checkbox' ? first : null;
  return first instanceof Element && first.matches('p, label') ? boxOf(first) : null;
}

/** What a box can have around it without being something else. */
const aroundBox = 'p, label, span, strong, b, em, i, font';
const writtenBox = /^\s*\[([\sxX])\](?:\s+|$)/;

/** The first words of a point, if nothing comes before them. */
function firstText(element: Element): Text | null {
  const first = firstIn(element);
  if (first instanceof Text) return first;
  return first instanceof Element && first.matches(aroundBox) ? firstText(first) : null;
}

/** Whether the box of a point that has no input is checked; null: it has no box. What showed the box is removed. */
function takeOtherBox(point: HTMLElement): boolean | null {
  if (point.role === 'checkbox') {
    const isChecked = point.ariaChecked === 'true';
    point.querySelectorAll(':scope > img[aria-roledescription="checkbox"]').forEach((image) => image.remove());
    // Google Docs strikes out what is checked.
    if (isChecked) point.querySelectorAll('span').forEach(({ style }) => style.removeProperty('text-decoration'));
    return isChecked;
  }
  const text = firstText(point);
  const written = text && writtenBox.exec(text.data);
  if (!written) return null;
  text.data = text.data.slice(written[0].length);
  return written[1]!.toLowerCase() === 'x';
}

/** Gives an input to each point that shows its box otherwise: as an image, as Google Docs does, or as `[ ]` and `[x]`. */
export function readBoxes(body: HTMLElement): void {
  for (const point of body.querySelectorAll('li')) {
    const isChecked = boxOf(point) ? null : takeOtherBox(point);
    if (isChecked === null) continue;
    const input = document.createElement('input');
    input.type = 'checkbox';
    input.checked = isChecked;
    const [first] = point.children;
    (first?.matches('p, label') ? first : point).prepend(input);
  }
}

const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();

const isToDo = (point: Element) =>
  boxOf(point) !== null &&
  [...point.querySelectorAll('*')].every((element) => element.matches(plainParts)) &&
  wordsOf(point).length <= mostCharacters;

/** A list of nothing but to-dos, each a plain text. */
const isChecklist = (list: Element) =>
  list.childElementCount > 0 &&
  list.childElementCount <= mostPoints &&
  !list.parentElement?.closest('li, blockquote, td, th') &&
  [...list.children].every(isToDo);

export const checklistFields = (items: readonly string[], isOrdered: boolean) => ({
  items,
  ...(isOrdered && { ordered: true }),
});

/** The section of a list, as it is on the clipboard. */
function checklistOf(list: Element): Element {
  const items = [...list.children].map((point) => (boxOf(point)?.checked ? checkedSign : '') + wordsOf(point));
  const card = document.createElement('div');
  card.dataset.section = JSON.stringify({ type: 'checklist', ...checklistFields(items, list.matches('ol')) });
  return card;
}

/** Lists of to-dos become checklists if the text takes sections; boxes of other lists become signs. */
export function takeChecklists(body: HTMLElement, takesSections: boolean): void {
  for (const list of body.querySelectorAll('ul, ol'))
    if (takesSections && isChecklist(list)) list.replaceWith(checklistOf(list));
  for (const point of body.querySelectorAll('li')) {
    const box = boxOf(point);
    box?.replaceWith(`${box.checked ? '☑' : '☐'}${/^\s/.test(box.nextSibling?.textContent ?? '') ? '' : ' '}`);
  }
}
