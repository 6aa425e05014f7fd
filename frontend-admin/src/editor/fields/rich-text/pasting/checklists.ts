/** What a point of plain text can lose without loss. */
const plainParts = 'p, span, strong, b, em, i, label, input';
const mostPoints = 60;
const mostCharacters = 2000;

/** The box at the beginning of a point. */
function boxOf(point: Element): HTMLInputElement | null {
  const first = [...point.childNodes].find((node) => node instanceof Element || node.textContent?.trim() !== '');
  if (first instanceof HTMLInputElement) return first.type === 'checkbox' ? first : null;
  return first instanceof Element && first.matches('p, label') ? boxOf(first) : null;
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

/** The section of a list, as it is on the clipboard. A checklist shows all boxes open, so what was checked has a sign. */
function checklistOf(list: Element): Element {
  const items = [...list.children].map((point) => `${boxOf(point)?.checked ? '✓ ' : ''}${wordsOf(point)}`);
  const card = document.createElement('div');
  card.dataset.section = JSON.stringify({ type: 'checklist', items, ...(list.matches('ol') && { ordered: true }) });
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
