import { isHidden, isRecord } from '@20x/shared/hidden';
import { placeOf } from '@20x/shared/preview-paths';
import { parentOf, rowOf, valueAt, type Fields } from './fields';
import type { ShownField } from './marks';

/** What the page shows of empty fields and sections. */
export const ghosts = '[data-ghost]';

const styles = `
[data-ghost] { border-radius: 4px; outline: 1.5px dashed #5b7fd6; outline-offset: 3px; cursor: pointer; }
[data-ghost='image'], [data-ghost='block'] { box-sizing: border-box; padding: .5rem 1rem; outline-offset: -2px; font-size: .9375rem; font-weight: 600; line-height: 1.5; text-align: center; }
[data-ghost='block'] { margin: 1rem auto; padding: 2rem; width: min(60rem, 100% - 2rem); }
[role='textbox'][contenteditable]:empty::before { content: '\\200b'; }
`;

const drawings = 'img, picture, svg, video, iframe';
const isBox = (node: Node) => node instanceof HTMLElement && node.matches(`${ghosts}:not([data-ghost='text'])`);
/** It has nothing to show. */
const isVoid = (element: Element) => !element.matches(drawings) && [...element.childNodes].every(isBox);

type Elements = Map<string, Element>;

/** Marks the words of empty texts, and puts boxes where the page shows nothing of empty images and sections. */
export class Ghosts {
  private readonly boxes = new Map<string, HTMLElement>();

  constructor(private readonly fields: Fields) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  /** Changes nothing where everything is as it should be, since the page is looked at again after every change. */
  markTexts(shown: readonly ShownField[], content: object): void {
    const isEmpty = ({ path, node }: ShownField) => node && this.fields.ghostAt(content, path) !== undefined;
    const empty = new Set(shown.filter(isEmpty).map(({ element }) => element));
    for (const element of document.querySelectorAll("[data-ghost='text']"))
      if (!empty.has(element)) element.removeAttribute('data-ghost');
    for (const element of empty) element.setAttribute('data-ghost', 'text');
  }

  /** `draft`: the one that the page was drawn of. */
  showBoxes(draft: object): void {
    const elements: Elements = new Map();
    for (const element of document.querySelectorAll<HTMLElement>('#root [data-field]')) {
      const { field = '', ghost = 'text' } = element.dataset;
      if (ghost === 'text' && !elements.has(field)) elements.set(field, element);
    }
    const placed = new Set<string>();
    for (const path of this.emptyBelow(draft, '')) {
      const box = this.boxes.get(path) ?? this.newBox(draft, path);
      if (!this.place(box, path, { elements, kind: box.dataset.ghost })) continue;
      placed.add(path);
      elements.set(placeOf(path), box);
      this.boxes.set(path, box);
    }
    for (const [path, box] of this.boxes) {
      if (placed.has(path)) continue;
      box.remove();
      this.boxes.delete(path);
    }
  }

  /** False where the page needs no box. */
  private place(box: HTMLElement, path: string, { elements, kind }: { elements: Elements; kind: string | undefined }) {
    const own = elements.get(placeOf(path));
    if (own) return isVoid(own) && putInto(own, box);
    if (kind === 'block') return putBeside(elements, path, box);
    const record = elements.get(placeOf(parentOf(path)));
    return kind === 'image' && record !== undefined && !isVoid(record) && putInto(insideOf(record), box);
  }

  private newBox(draft: object, path: string): HTMLElement {
    const { kind, ghost = '' } = this.fields.factOf(draft, path) ?? {};
    const box = document.createElement('div');
    Object.assign(box.dataset, { ghost: kind === 'image' || kind === 'block' ? kind : 'line', field: placeOf(path) });
    box.textContent = ghost;
    return box;
  }

  /** Sections, which may show nothing, and empty fields without a text of their own on the page. */
  private *emptyBelow(draft: object, path: string): Generator<string> {
    const value = path === '' ? draft : valueAt(draft, path);
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries())
        if (isRecord(entry) && !isHidden(entry)) yield* this.emptyBelow(draft, `${path}.${index}`);
    }
    if (!isRecord(value)) return;
    if (this.fields.factOf(draft, path)?.kind === 'block') yield path;
    for (const name of this.fields.namesIn(draft, path)) {
      const below = path === '' ? name : `${path}.${name}`;
      const { kind, asIs } = this.fields.factOf(draft, below) ?? {};
      const isMade = kind === 'image' || asIs === false;
      if (isMade && this.fields.ghostAt(draft, below) !== undefined) yield below;
      else yield* this.emptyBelow(draft, below);
    }
  }
}

/** Within the gutters of a section. */
const insideOf = (record: Element): Element =>
  record.tagName === 'SECTION' ? (record.lastElementChild ?? record) : record;

function putInto(parent: Element, box: Element): true {
  if (box.parentElement !== parent) parent.append(box);
  return true;
}

/** After the section before it; else before the others. */
function putBeside(elements: Elements, path: string, box: Element): boolean {
  const { list, index } = rowOf(path) ?? { list: '', index: 0 };
  const before = Array.from({ length: index }, (_, at) => elements.get(placeOf(`${list}.${index - 1 - at}`)));
  const previous = before.find((element) => element !== undefined);
  if (previous) {
    if (box.previousElementSibling !== previous) previous.after(box);
    return true;
  }
  const next = [...elements].find(([place]) => place.startsWith(`${placeOf(list)}.`))?.[1] ?? null;
  const parent = next?.parentElement ?? document.querySelector('#root main');
  if (parent && box.parentElement !== parent) parent.insertBefore(box, next ?? parent.firstChild);
  return parent !== null;
}
