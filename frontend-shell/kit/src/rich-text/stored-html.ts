export const parseMarkup = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** A paragraph that only wraps the text of a list entry or a cell is redundant. */
function unwrapParagraphs(root: Element): void {
  for (const holder of root.querySelectorAll('li, td, th')) {
    const paragraphs = [...holder.children].filter(({ tagName }) => tagName === 'P');
    const [first] = paragraphs;
    if (first && paragraphs.length === 1 && holder.firstElementChild === first) unwrap(first);
  }
}

/** Heading rows at the top of a table form its head. */
function tidyTable(table: Element): void {
  table.querySelector('colgroup')?.remove();
  table.removeAttribute('style');
  const body = table.querySelector('tbody');
  const first = body?.firstElementChild;
  if (!body || !first || table.querySelector('thead')) return;
  const isHead = [...first.children].every(({ tagName }) => tagName === 'TH');
  if (!isHead || body.children.length < 2) return;
  const head = document.createElement('thead');
  head.append(first);
  body.before(head);
}

/** The editor's content as the HTML that is stored, as short as a person would write it. */
export function storedHtml(editorHtml: string): string {
  const root = parseMarkup(editorHtml);
  unwrapParagraphs(root);
  root.querySelectorAll('table').forEach(tidyTable);
  root.querySelectorAll('td, th').forEach((cell) => {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  });
  const isBlank = root.textContent?.trim() === '' && !root.querySelector('img, hr, table');
  return isBlank ? '' : root.innerHTML;
}

/** A text without markup, with its lines as paragraphs; anything with markup as it is. */
export const asMarkup = (text: string): string =>
  text.trim() === '' || /<(p|h[1-6]|ul|ol|table|blockquote|pre|figure|img|hr)\b/i.test(text)
    ? text
    : `<p>${text.trim().replace(/\r?\n/g, '<br>')}</p>`;
