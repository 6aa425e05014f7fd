import { innermostRow, parentOf, rowOf, type Fields } from './fields';
import { unmarkedOn, type ShownField } from './unmarked';

interface PageContent {
  readonly content: object;
  readonly fields: Fields;
  /** The sections of a page of blocks as its ids name them. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Sections of the home page by the id of their heading: a field that stands for each while it shows none, and how its fields begin. */
const homeSections: Readonly<Record<string, readonly [stand: string, start: string]>> = {
  'hero-title': ['heroTitle', 'hero'],
  'intro-title': ['introTitle', 'intro'],
  'highlights-title': ['features', 'features'],
  'outcomes-title': ['outcomesTitle', 'outcomes'],
  'trust-title': ['trustTitle', 'trust'],
  'faq-title': ['faqs', 'faq'],
  'insights-title': ['insights', 'insights'],
  'final-title': ['finalCta', 'finalCta'],
};
/** What an entry of a list usually is; from here on nothing tells an only entry from its list. */
const entry = 'li, details, article, figure, tr, dl > div';

/** Where the fields of the content are on the page, at one moment. */
export class PageMap {
  private readonly byPath = new Map<string, Element>();
  private readonly byElement = new Map<Element, string>();
  private readonly nodes = new Map<string, Text>();
  private readonly byNode = new Map<Text, string>();
  private readonly fields = new Set<string>();

  constructor(marked: readonly ShownField[], { content, fields, sections }: PageContent) {
    for (const [path, id] of Object.entries(sections)) {
      const element = document.getElementById(id);
      if (element) this.note(path, element);
    }
    this.noteAll(marked);
    this.noteRows(marked);
    const root = document.querySelector('main') ?? document.body;
    const elementOf = (path: string) => this.ownElementOf(path);
    const unmarked = unmarkedOn({ root, content, fields, marked, elementOf });
    this.noteAll(unmarked);
    this.noteRows([...marked, ...unmarked]);
    if (Object.keys(sections).length === 0) this.noteSections([...marked, ...unmarked]);
  }

  /** The element of a field; else of what it lies in, or of what lies in it. */
  elementOf(path: string): Element | undefined {
    for (let own = path; own !== ''; own = parentOf(own)) {
      const element = this.byPath.get(own);
      if (element?.isConnected) return element;
      const inner = [...this.byPath].find(([known]) => known.startsWith(`${own}.`))?.[1];
      if (inner?.isConnected) return inner.closest('section') ?? inner;
    }
    return this.homeSectionOf(path);
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

  /** The entry of a list of sections that is nearest to a height of the window. */
  nearestSection(list: string, y: number): string | null {
    const sections = [...this.byPath].filter(([path]) => rowOf(path)?.list === list);
    const distances = sections.map(([, element]) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(top - y, 0, y - bottom);
    });
    return sections[distances.indexOf(Math.min(...distances))]?.[0] ?? null;
  }

  /** The text of the page that shows a field as it is. */
  nodeOf(path: string): Text | undefined {
    return this.nodes.get(path);
  }

  /** The field of one text of the page. */
  pathOf(node: Text): string | undefined {
    return this.byNode.get(node);
  }

  /** The fields and sections in the order in which the page shows them. */
  inOrder(): string[] {
    const isVisible = (element: Element) => element.isConnected && element.getClientRects().length > 0;
    return [...this.byPath]
      .filter(([path, element]) => (this.fields.has(path) || rowOf(path)?.list === 'blocks') && isVisible(element))
      .sort(([, one], [, other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
      .map(([path]) => path);
  }

  private noteAll(shown: readonly ShownField[]) {
    for (const { path, element, node } of shown) {
      this.note(path, element);
      this.fields.add(path);
      if (node && !this.nodes.has(path)) this.nodes.set(path, node);
      if (node) this.byNode.set(node, path);
    }
  }

  private note(path: string, element: Element) {
    const known = this.byPath.get(path);
    // Of a picture for each theme, the one that shows.
    if (!known || (known.getClientRects().length === 0 && element.getClientRects().length > 0))
      this.byPath.set(path, element);
    if (!this.byElement.has(element)) this.byElement.set(element, path);
  }

  /** A row is the largest element that holds its own fields and none of another row. */
  private noteRows(shown: readonly ShownField[]) {
    const members = new Map<string, Element[]>();
    for (const { path, element } of shown) {
      for (let row = innermostRow(path); row; row = innermostRow(parentOf(row))) {
        if (!this.byPath.has(row)) members.set(row, [...(members.get(row) ?? []), element]);
      }
    }
    const counts = countsWithin(shown);
    for (const [row, own] of members) {
      const holdsOthers = (element: Element) =>
        (counts.get(element) ?? 0) > own.filter((member) => element.contains(member)).length;
      const top = largest(own, holdsOthers, rowOf(row)?.list === 'blocks');
      if (top) this.note(row, top);
    }
  }

  private noteSections(shown: readonly ShownField[]) {
    for (const [id, [stand]] of Object.entries(homeSections)) {
      const section = document.getElementById(id)?.closest('section');
      if (!section || this.byElement.has(section)) continue;
      const first = shown.find(({ path, element }) => !innermostRow(path) && section.contains(element))?.path;
      this.note(first ?? stand, section);
    }
  }

  private homeSectionOf(path: string): Element | undefined {
    const [id] = Object.entries(homeSections).find(([, [, start]]) => path.startsWith(start)) ?? [];
    const heading = id === undefined ? null : document.getElementById(id);
    return heading?.closest('section') ?? undefined;
  }
}

/** How many fields each element of the page shows, itself or within. */
function countsWithin(shown: readonly ShownField[]): ReadonlyMap<Element, number> {
  const counts = new Map<Element, number>();
  for (const { element } of shown) {
    for (let own: Element | null = element; own; own = own.parentElement) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return counts;
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
