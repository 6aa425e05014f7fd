import { innermostRow, parentOf, rowOf } from './fields';

type Shown = readonly { readonly path: string; readonly element: Element }[];

/** Sections of the home page by the id of their heading, with the field that stands for each. */
const homeSections: Readonly<Record<string, readonly string[]>> = {
  'hero-title': ['heroTitle', 'hero'],
  'intro-title': ['introTitle', 'intro'],
  'highlights-title': ['features'],
  'outcomes-title': ['outcomesTitle', 'outcomes'],
  'trust-title': ['trustTitle', 'trust'],
  'faq-title': ['faqs', 'faq'],
  'insights-title': ['insights'],
  'final-title': ['finalCta'],
};
/** What an entry of a list usually is; from here on nothing tells an only entry from its list. */
const entry = 'li, details, article, figure, tr, dl > div';

/** Where the fields of the content are on the page, at one moment. */
export class PageMap {
  private readonly byPath = new Map<string, Element>();
  private readonly byElement = new Map<Element, string>();

  constructor(shown: Shown, isHome: boolean) {
    for (const { path, element } of shown) this.note(path, element);
    this.noteRows(shown);
    if (isHome) this.noteSections();
  }

  /** The element of a field; else of what it lies in, or of what lies in it. */
  elementOf(path: string): Element | undefined {
    for (let own = path; own !== ''; own = parentOf(own)) {
      const element = this.byPath.get(own);
      if (element?.isConnected) return element;
      const inner = [...this.byPath].find(([known]) => known.startsWith(`${own}.`))?.[1];
      if (inner?.isConnected) return inner.closest('section') ?? inner;
    }
    const [, ids] = Object.entries(homeSections).find(([, names]) => names.some((name) => path.startsWith(name))) ?? [];
    const section = ids?.[0] === undefined ? undefined : this.byPath.get(ids[0]);
    return section?.isConnected ? section : undefined;
  }

  /** Only an element of its own. */
  ownElementOf(path: string): Element | undefined {
    const element = this.byPath.get(path);
    return element?.isConnected ? element : undefined;
  }

  /** The innermost field around a place of the page. */
  pathAt(place: Element | null): string | null {
    for (let element = place; element; element = element.parentElement) {
      const path = this.byElement.get(element);
      if (path !== undefined) return path;
    }
    return null;
  }

  private note(path: string, element: Element) {
    if (!this.byPath.has(path)) this.byPath.set(path, element);
    if (!this.byElement.has(element)) this.byElement.set(element, path);
  }

  /** A row is the largest element that holds its own fields and none of another row. */
  private noteRows(shown: Shown) {
    const members = new Map<string, Element[]>();
    for (const { path, element } of shown) {
      for (let row = innermostRow(path); row; row = innermostRow(parentOf(row))) {
        members.set(row, [...(members.get(row) ?? []), element]);
      }
    }
    for (const [row, own] of members) {
      const others = shown.filter(({ path }) => path !== row && !path.startsWith(`${row}.`));
      const holdsOthers = (element: Element) => others.some((other) => element.contains(other.element));
      const top = largest(own, holdsOthers, rowOf(row)?.list === 'blocks');
      if (top) this.note(row, top);
    }
  }

  private noteSections() {
    for (const [id, [path]] of Object.entries(homeSections)) {
      const section = document.getElementById(id)?.closest('section');
      if (section && path !== undefined) this.note(path, section);
    }
  }
}

function largest(
  own: readonly Element[],
  holdsOthers: (element: Element) => boolean,
  isBlock: boolean,
): Element | null {
  let element = own[0] ?? null;
  while (element && !own.every((member) => element?.contains(member))) element = element.parentElement;
  if (!element || holdsOthers(element)) return null;
  const wanted = isBlock ? 'section, [data-type], aside' : entry;
  for (let outer: Element | null = element; outer && outer.tagName !== 'MAIN'; outer = outer.parentElement) {
    if (holdsOthers(outer)) break;
    if (outer.matches(wanted)) return outer;
  }
  return element;
}
