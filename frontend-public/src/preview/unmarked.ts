import { innermostRow, parentOf, type Fields } from './fields';

/** A field that an element of the page shows; `node` where its text stands there as it is. */
export interface ShownField {
  readonly path: string;
  readonly element: Element;
  readonly node?: Text;
}

interface PageParts {
  readonly root: Element;
  readonly content: object;
  readonly fields: Fields;
  /** What is known by its marks. */
  readonly marked: readonly ShownField[];
  /** The element of an entry or a section, as far as it is known. */
  readonly elementOf: (path: string) => Element | undefined;
}

/** Text that is the same to a reader. */
export const asRead = (text: string): string => text.replace(/\s+/g, ' ').trim();

const readable = new Set(['line', 'paragraph', 'address', 'number', 'day', 'texts', 'cells']);

/**
 * The fields of which the site makes something else than text, such as addresses, prices, cells, images and icons. They
 * carry no marks and are found by what they show, each in the part of the page that it belongs to.
 */
export function unmarkedOn(parts: PageParts): ShownField[] {
  const known = new Set(parts.marked.map(({ path }) => path));
  const leaves = leavesOf(parts).filter(({ path }) => !known.has(path));
  const cells = cellsOn(parts);
  const taken = new Set(cells.flatMap(({ node }) => node ?? []));
  return [...cells, ...textsOn(parts, leaves, taken), ...imagesOn(parts, leaves), ...iconsOn(parts)];
}

interface Leaf {
  readonly path: string;
  readonly kind: string;
  readonly words: string;
}

/** The declared values of a content, in its order. */
function leavesOf({ content, fields }: PageParts): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`);
    } else if (typeof value === 'string' || typeof value === 'number') {
      const kind = fields.factOf(content, path)?.kind ?? fields.factOf(content, parentOf(path))?.kind;
      const words = asRead(String(value));
      if (kind !== undefined && words !== '') leaves.push({ path, kind, words });
    }
  };
  walk(content, '');
  return leaves;
}

/** Where to look for a field: in its entry, else in its section, else on the whole page. */
function areaOf({ root, elementOf }: PageParts, path: string): Element {
  for (let row = innermostRow(path); row !== null; row = innermostRow(parentOf(row))) {
    const element = elementOf(row);
    if (element) return element;
  }
  return root;
}

function textsOn(parts: PageParts, leaves: readonly Leaf[], taken: Set<Text>): ShownField[] {
  const free = new Map<string, Text[]>();
  const marked = new Set(parts.marked.map(({ node }) => node));
  const walker = document.createTreeWalker(parts.root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const words = asRead(node.data);
    if (words !== '' && !marked.has(node) && !taken.has(node)) free.set(words, [...(free.get(words) ?? []), node]);
  }
  return leaves.flatMap(({ path, kind, words }) => {
    const candidates = readable.has(kind) ? free.get(words) : undefined;
    if (!candidates) return [];
    const area = areaOf(parts, path);
    const node = candidates.find((candidate) => area.contains(candidate) && !taken.has(candidate));
    if (!node?.parentElement) return [];
    taken.add(node);
    return [{ path, element: node.parentElement, node }];
  });
}

/** A table's cells, also empty ones and those that show a mark instead of their text. */
function cellsOn({ content, fields, marked, elementOf }: PageParts): ShownField[] {
  const found: ShownField[] = [];
  const claimed = new Set<Element>();
  const walk = (value: unknown, path: string, section: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const own = path === '' ? name : `${path}.${name}`;
      if (fields.factOf(content, own)?.kind !== 'cells')
        walk(inner, own, section === '' && innermostRow(own) ? own : section);
      else if (Array.isArray(inner) && inner.length > 0) found.push(...cellsOfRow(path, own, inner, section));
    }
  };
  const cellsOfRow = (row: string, path: string, texts: readonly unknown[], section: string): ShownField[] => {
    const labels = marked.filter((field) => field.path.startsWith(`${row}.`)).map(({ element }) => element);
    const area = elementOf(section);
    const line =
      labels[0]?.closest('tr') ?? [...(area?.querySelectorAll('tbody tr') ?? [])].find((tr) => !claimed.has(tr));
    if (!(line instanceof HTMLTableRowElement)) return [];
    claimed.add(line);
    const own = [...line.cells].filter((cell) => !labels.some((label) => cell.contains(label)));
    return own.map((element, index): ShownField => {
      const node = element.firstChild;
      const isPlain = node instanceof Text && node === element.lastChild && node.data === texts[index];
      return { path: `${path}.${index}`, element, ...(isPlain && { node }) };
    });
  };
  walk(content, '', '');
  return found;
}

const listsOfImages = new Set(['texts', 'custom']);
const isImage = ({ kind, words }: Leaf) => kind === 'image' || (listsOfImages.has(kind) && /^(\/|https:)/.test(words));

function imagesOn(parts: PageParts, leaves: readonly Leaf[]): ShownField[] {
  const taken = new Set<Element>();
  const imagesIn = (path: string) =>
    [...areaOf(parts, path).querySelectorAll('img')].filter((image) => !taken.has(image));
  const shown = (path: string, images: readonly Element[]) =>
    images.map((image): ShownField => {
      taken.add(image);
      return { path, element: image.closest('picture') ?? image };
    });
  const named = leaves.filter(isImage).flatMap(({ path, words }) => {
    const sources = [words, words.replace(/\.\w+$/, '-dark$&')];
    return shown(
      path,
      imagesIn(path).filter((image) => sources.includes(image.getAttribute('src') ?? '')),
    );
  });
  // A drawn scene of the product shows where no image does.
  const scenes = leaves
    .filter(({ path, kind }) => kind === 'choice' && path.endsWith('.scene'))
    .flatMap(({ path }) => shown(path, imagesIn(path)));
  return [...named, ...scenes];
}

/** The icon of an entry is the first drawing in it, whatever its name. */
function iconsOn({ content, fields, elementOf }: PageParts): ShownField[] {
  const found: ShownField[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    const icon = innermostRow(path) === path ? fields.ofKind(content, path, 'icon') : undefined;
    const drawing = icon && elementOf(path)?.querySelector('svg');
    if (icon && drawing) found.push({ path: icon, element: drawing });
    for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`);
  };
  walk(content, '');
  return found;
}
