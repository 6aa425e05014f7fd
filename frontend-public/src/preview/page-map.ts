import { holds } from '@20x/shared/field-inputs';
import { pathAt } from '@20x/shared/preview-paths';
import { parentOf, rowOf, valueAt, type Fields } from './fields';
import type { ShownField } from './marks';
import type { Edges } from './places';

interface PageContent {
  readonly content: object;
  readonly fields: Fields;
}

/** Where the fields of the content are on the page, at one moment: texts by their marks, all else by `data-field`. */
export class PageMap {
  private readonly byPath = new Map<string, Element>();
  private readonly byElement = new Map<Element, string>();
  private readonly nodes = new Map<string, Text>();
  private readonly byNode = new Map<Text, string>();
  private readonly fields = new Set<string>();
  /** Sections that are no block, by a field of theirs. */
  private readonly sections = new Map<string, Element>();

  constructor(
    marked: readonly ShownField[],
    private readonly drafted: PageContent,
  ) {
    for (const field of marked) this.noteField(field);
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('#root [data-field]'))
      this.notePlace(element, placeIn(element, drafted));
  }

  /** The element of a field; else of what it lies in, or of what lies in it. */
  elementOf(path: string): Element | undefined {
    for (let own = path; own !== ''; own = parentOf(own)) {
      const element = this.byPath.get(own);
      if (element?.isConnected) return element;
      const inner = [...this.byPath].find(([known]) => known.startsWith(`${own}.`))?.[1];
      if (inner?.isConnected) return inner.closest('section') ?? inner;
    }
    return this.sectionOf(path);
  }

  /** Only an element of its own. */
  ownElementOf(path: string): Element | undefined {
    const element = this.byPath.get(path);
    return element?.isConnected ? element : undefined;
  }

  /** The innermost field around a place of the page. */
  pathAt(place: Element | null): string | null {
    const element = this.shownAround(place);
    return (element && this.byElement.get(element)) ?? null;
  }

  /** What is at a point: the target, or what its entry shows there below a link that covers the whole entry. */
  elementAt(target: Element, x: number, y: number): Element {
    const isThere = (element: Element) =>
      [...element.getClientRects()].some(
        ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
      );
    const owner = this.shownAround(target);
    if (!owner || isThere(owner)) return target;
    const { content, fields } = this.drafted;
    const entry = fields.entryOf(content, this.byElement.get(owner) ?? '');
    const card = entry === null ? undefined : this.ownElementOf(entry);
    const [smallest = target] = document
      .elementsFromPoint(x, y)
      .filter((element) => card?.contains(element) && this.byElement.has(element) && isThere(element))
      .toSorted((one, other) => areaOf(one) - areaOf(other));
    return smallest;
  }

  isBlock(path: string): boolean {
    return this.drafted.fields.blockOf(this.drafted.content, path) === path;
  }

  /** The block that is nearest to a height of the window. */
  nearestBlock(y: number): string | null {
    const blocks = [...this.byPath].filter(([path]) => this.isBlock(path));
    const distances = blocks.map(([, element]) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(top - y, 0, y - bottom);
    });
    return blocks[distances.indexOf(Math.min(...distances))]?.[0] ?? null;
  }

  /** The text of the page that shows a field as it is. */
  nodeOf(path: string): Text | undefined {
    return this.nodes.get(path);
  }

  /** The field of one text of the page. */
  pathOf(node: Text): string | undefined {
    return this.byNode.get(node);
  }

  /** What the window shows of texts and pictures. */
  taken(): readonly Edges[] {
    const rects = [...this.fields].flatMap((path) => {
      const element = this.byPath.get(path);
      if (!element) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const texts = [...range.getClientRects()];
      return texts.length > 0 ? texts : [...element.getClientRects()];
    });
    return rects.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
  }

  /** The fields and sections in the order in which the page shows them. */
  inOrder(): string[] {
    const isVisible = (element: Element) => element.isConnected && element.getClientRects().length > 0;
    return [...this.byPath]
      .filter(([path, element]) => (this.fields.has(path) || this.isBlock(path)) && isVisible(element))
      .sort(([, one], [, other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
      .map(([path]) => path);
  }

  private shownAround(place: Element | null): Element | null {
    let element = place;
    while (element && !this.byElement.has(element)) element = element.parentElement;
    return element;
  }

  private noteField({ path, element, node }: ShownField) {
    this.note(path, element);
    this.fields.add(path);
    if (!node) return;
    if (!this.nodes.has(path)) this.nodes.set(path, node);
    this.byNode.set(node, path);
  }

  private notePlace(element: Element, path: string) {
    if (path === '') return;
    const value = valueAt(this.drafted.content, path);
    const isSection = element.tagName === 'SECTION';
    if (isSection) this.sections.set(path, element);
    if (isSection || (typeof value === 'object' && value !== null)) return this.note(path, element);
    const [node, ...others] = element.childNodes;
    const isText = node instanceof Text && others.length === 0;
    this.noteField({ path, element, ...(isText && { node }) });
  }

  private note(path: string, element: Element) {
    const known = this.byPath.get(path);
    // Of a picture for each theme, the one that shows.
    if (!known || (known.getClientRects().length === 0 && element.getClientRects().length > 0))
      this.byPath.set(path, element);
    if (!this.byElement.has(element)) this.byElement.set(element, path);
  }

  private sectionOf(path: string): Element | undefined {
    const { fields } = this.drafted;
    const name = fields.sectionOf(path);
    const section = [...this.sections].find(([field]) => fields.sectionOf(field) === name);
    return name === undefined ? undefined : section?.[1];
  }
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** The field of the content that an element shows, or the nearest that is one; empty when there is none. */
function placeIn(element: HTMLElement | SVGElement, { content, fields }: PageContent): string {
  let path = pathAt(element.dataset.field ?? '');
  const isField = () => {
    const row = rowOf(path);
    return fields.factOf(content, row ? row.list : path) !== undefined;
  };
  while (path !== '' && !isField()) path = parentOf(path);
  const row = rowOf(path);
  // Records say where they are in the draft, texts where they are on the page.
  const isRecord = row === null || holds(fields.factOf(content, row.list)?.kind ?? '', 'records');
  return isRecord ? path : `${row.list}.${fields.positionsIn(content, row.list)(row.index)}`;
}
