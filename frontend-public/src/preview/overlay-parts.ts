import { freePlace } from './free-place';
import type { Edges } from './places';

/** Drawings of 24 by 24, by stroke. */
const signs = {
  handle: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  add: 'M5 12h14M12 5v14',
  around: 'M4 20V10h10v10zM10 6V4h10v10h-2',
  write: 'M4 20l1-5L16 4l4 4L9 19z',
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M19 12l-7 7-7-7',
  left: 'M19 12H5M12 5l-7 7 7 7',
  right: 'M5 12h14M12 5l7 7-7 7',
  duplicate: 'M8 8h12v12H8zM16 8V4H4v12h4',
  hide: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM4 20L20 4',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
};
export type Sign = keyof typeof signs;

export function signButton(sign: Sign, name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[sign]}"/></svg>`;
  element.title = name;
  element.setAttribute('aria-label', name);
  return element;
}

export function part(kind: string): HTMLDivElement {
  const element = document.createElement('div');
  element.className = kind;
  element.hidden = true;
  return element;
}

/** Draws an outline around an element, or nothing. */
export function surround(outline: HTMLElement, element: Element | null): void {
  outline.hidden = !element?.isConnected;
  if (!element?.isConnected) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  Object.assign(outline.style, {
    transform: `translate(${left - 4}px, ${top - 4}px)`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
  });
}

/** How much larger than the page its handles are drawn, where the editor draws the page smaller than it is. */
export function enlargement(): number {
  const drawn = window.frameElement?.getBoundingClientRect().width ?? window.innerWidth;
  return 1 / Math.min(1, Math.max(0.2, drawn / window.innerWidth));
}

interface Beside {
  /** How much larger than the page it is drawn. */
  readonly size: number;
  readonly taken: readonly Edges[];
  /** Where on the bar it goes if the page has no room: 0 is the left end, 1 the right one. */
  readonly align: number;
}

/** Puts a label or a toolbar where it covers nothing of the page. */
export function putBeside(element: HTMLElement, around: DOMRect, { size, taken, align }: Beside): void {
  const own = { width: element.offsetWidth * size, height: element.offsetHeight * size };
  const { innerWidth: width, innerHeight: height } = window;
  const { left, top } = freePlace(around, own, { taken, window: { width, height }, align });
  element.style.transform = `translate(${left}px, ${top}px) scale(${size})`;
}
