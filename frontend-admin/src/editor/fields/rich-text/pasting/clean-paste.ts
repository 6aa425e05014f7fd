import { anchorFrom } from '@20x/shared/anchor';
import { takeAlerts } from './alerts';
import { firstIn, readBoxes, takeChecklists } from './checklists';
import { takeWordLists } from './word-lists';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** What other programs put on the clipboard beside the text. */
const noise =
  'style, script, meta, link, title, xml, colgroup, .Apple-interchange-newline, img:not([src^="http"], [src^="/"])';

/**
 * What was copied elsewhere, as markup that a text may have: styles that mean something become marks, lists of Word become
 * lists, and headings become those below the page's own. `takesSections`: lists of to-dos become checklists,
 * alerts become notes.
 */
export function cleanPaste(html: string, takesSections = false): string {
  const body = parse(html);
  // What was cut or copied in an editor as this one has the anchors of its headings.
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  body.querySelectorAll(noise).forEach((element) => element.remove());
  takeWordLists(body);
  takeLooseParts(body);
  // An author of this site who wrote `[ ]` meant the characters.
  if (!isOwn) readBoxes(body);
  takeChecklists(body, takesSections);
  body.querySelectorAll<HTMLElement>('b[id^="docs-internal-guid"], [style]').forEach(takeStyle);
  body.querySelectorAll('h1').forEach((heading) => rename(heading, 'h2'));
  body.querySelectorAll('h5, h6').forEach((heading) => rename(heading, 'h4'));
  body.querySelectorAll('a[href]').forEach(takeLink);
  // The class of code names its language.
  for (const element of body.querySelectorAll('[id], [style], [class]:not(code)'))
    for (const name of isOwn && isAnchored(element) ? ['style', 'class'] : ['id', 'style', 'class'])
      element.removeAttribute(name);
  // An empty line between paragraphs, as Google Docs and Word copy it; images stand by themselves.
  for (const line of body.querySelectorAll('p, :scope > br'))
    if (line.textContent?.trim() === '') line.replaceWith(...line.querySelectorAll('img'));
  // A point begins with a line, or its image would leave the list.
  for (const point of body.querySelectorAll('li'))
    if (firstIn(point)?.nodeName === 'IMG') point.prepend(document.createElement('p'));
  if (takesSections) takeAlerts(body);
  return body.innerHTML;
}

/** What lies between the points of a list, such as an image, would end the list: it belongs to the point before it. */
function takeLooseParts(body: HTMLElement): void {
  for (const part of body.querySelectorAll(':is(ul, ol) > :not(li, ul, ol)')) {
    const point = part.previousElementSibling ?? document.createElement('li');
    if (!point.parentElement) part.before(point);
    point.append(part);
  }
}

const isAnchored = (element: Element) => element.matches('h2, h3, h4') && anchorFrom(element.id) === element.id;

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Names of the styles that mean something, and of the elements that say it. */
const meanings: readonly (readonly [string, (style: CSSStyleDeclaration) => boolean])[] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['s', ({ textDecoration, textDecorationLine }) => `${textDecoration} ${textDecorationLine}`.includes('line-through')],
  ['code', ({ fontFamily }) => /mono|courier|consolas|menlo/i.test(fontFamily)],
];

/** Programs style plain text bold and bold text plain: the style rules. Headings are bold anyway. */
function takeStyle(element: HTMLElement): void {
  const { style } = element;
  if (element.matches('b, strong') && /^(normal|400)$/.test(style.fontWeight)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (!element.matches('span, font') || element.closest('pre')) return;
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
  for (const [name, applies] of meanings) {
    if (!applies(style) || (isHeading && name === 'strong') || element.closest(name)) continue;
    const mark = document.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Google Docs leads links over an address of its own. */
function takeLink(link: Element): void {
  const address = URL.parse(link.getAttribute('href') ?? '');
  const target = address?.hostname === 'www.google.com' && address.pathname === '/url' && address.searchParams.get('q');
  if (target) link.setAttribute('href', target);
}
