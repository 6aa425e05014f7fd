import { pathOfRecord, placeOf } from '@20x/shared/preview-paths';
import { holds } from '@20x/shared/field-inputs';
import { isBlank, type Fields } from './fields';

/**
 * Every text of the content that is put onto the page ends with one character of a private plane, which names its field.
 * The reader takes it out again before anything is painted, and knows then which element shows which field: components
 * mark no texts themselves.
 */
const first = 0x100000;
const most = 0xfffd;
const anyMark = /[\u{100000}-\u{10fffd}]/gu;
const marked = /^([\s\S]*?)([\u{100000}-\u{10fffd}])[\s\S]*$/u;
const address = /^\s*(\/|#|[a-z][a-z+.-]*:\S)/i;
/** Attributes in which a page repeats a text. */
const attributes = ['alt', 'aria-label', 'title', 'label', 'content', 'placeholder'];

/** A field that an element of the page shows; `node` where its text is there as it is. */
export interface ShownField {
  readonly path: string;
  readonly element: Element;
  readonly node?: Text;
}

/** The draft that page data were made of, and what its editor sent about its fields. */
export interface Drafted {
  readonly content: object;
  readonly fields: Fields;
}

export class Marks {
  private readonly paths: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** A copy of page data in which the texts say what they are, and every record where it is. */
  applyTo(data: object, drafted: Drafted): object {
    return this.copy(data, '', drafted) as object;
  }

  /** The field that a text of the page comes from, and the text without its mark; null for a text without one. */
  read(text: string): { readonly path: string; readonly text: string } | null {
    const [, , mark] = marked.exec(text) ?? [];
    const path = mark && this.paths[(mark.codePointAt(0) ?? 0) - first];
    return path === undefined ? null : { path, text: text.replace(anyMark, '') };
  }

  private copy(value: unknown, path: string, drafted: Drafted): unknown {
    if (Array.isArray(value)) {
      const position = drafted.fields.positionsIn(drafted.content, path);
      return value.map((entry: unknown, index) => this.copy(entry, `${path}.${position(index)}`, drafted));
    }
    if (typeof value === 'object' && value !== null) {
      const own = pathOfRecord(value) ?? path;
      const entries = Object.entries(withGhosts(value, own, drafted)).map(([name, inner]): [string, unknown] => {
        const below = own === '' ? name : `${own}.${name}`;
        const isAsIs = drafted.fields.factOf(drafted.content, below)?.asIs !== false;
        return [name, isAsIs && name !== '$field' ? this.copy(inner, below, drafted) : inner];
      });
      return { ...(Object.fromEntries(entries) as object), $field: placeOf(own) };
    }
    if (!isText(path, drafted)) return value;
    const text = (isBlank(value) ? drafted.fields.ghostAt(drafted.content, path) : undefined) ?? value;
    const isShown = typeof text === 'string' && text.trim() !== '' && !address.test(text);
    return isShown ? text + this.markOf(path) : value;
  }

  private markOf(path: string): string {
    let number = this.numbers.get(path);
    if (number === undefined) {
      number = this.paths.push(path) - 1;
      this.numbers.set(path, number);
    }
    return number > most ? '' : String.fromCodePoint(first + number);
  }
}

/** The record with those empty fields that have words of their own. */
function withGhosts(record: object, path: string, drafted: Drafted): Readonly<Record<string, unknown>> {
  const { content, fields } = drafted;
  const known = { ...record } as Record<string, unknown>;
  for (const name of fields.namesIn(content, path)) {
    const below = path === '' ? name : `${path}.${name}`;
    const isGroup = fields.factOf(content, below)?.kind === 'group' && !known[name];
    const group = isGroup ? withGhosts({}, below, drafted) : {};
    if (Object.keys(group).length > 0) known[name] = group;
    else if (isText(below, drafted) && fields.ghostAt(content, below)) known[name] ??= '';
  }
  return known;
}

function isText(path: string, { content, fields }: Drafted): boolean {
  const kind = fields.factOf(content, path)?.kind;
  if (kind !== undefined) return holds(kind, 'text');
  return fields.factOf(content, path.replace(/\.\d+$/, ''))?.kind === 'texts';
}

/** Keeps the page free of marks, and knows which element shows which field. */
export class MarkReader {
  private readonly found = new WeakMap<Text, { readonly path: string; readonly text: string }>();
  private readonly observer = new MutationObserver((changes) => this.follow(changes));

  constructor(
    private readonly marks: Marks,
    private readonly onChange: () => void,
  ) {
    const options = { subtree: true, childList: true, characterData: true, attributeFilter: attributes };
    this.observer.observe(document.documentElement, options);
  }

  /** The texts that show fields, in the order of the page. */
  shown(): ShownField[] {
    const walker = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT);
    const all: ShownField[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const { parentElement: element } = node;
      const known = this.found.get(node);
      if (known?.text === node.data && element) all.push({ path: known.path, element, node });
    }
    return all;
  }

  /** Shows another text in its place, until the page draws it. */
  write(node: Text, text: string): void {
    const known = this.found.get(node);
    if (known) this.found.set(node, { ...known, text });
    node.data = text;
  }

  private follow(changes: readonly MutationRecord[]) {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'characterData') this.readText(target as Text);
      else if (type === 'attributes' && attributeName) clean(target as Element, attributeName);
      else for (const node of addedNodes) this.readAll(node);
    }
    this.observer.takeRecords(); // what the reading itself changed
    this.onChange();
  }

  private readAll(node: Node) {
    if (node instanceof Text) return this.readText(node);
    if (!(node instanceof Element)) return;
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let inner: Node | null = node; inner; inner = walker.nextNode()) {
      if (inner instanceof Text) this.readText(inner);
      else for (const name of attributes) clean(inner as Element, name);
    }
  }

  private readText(node: Text) {
    const read = this.marks.read(node.data);
    if (read) {
      this.found.set(node, read);
      node.data = read.text;
    } else if (this.found.get(node)?.text !== node.data) this.found.delete(node);
  }
}

function clean(element: Element, name: string) {
  const value = element.getAttribute(name);
  if (value && anyMark.test(value)) element.setAttribute(name, value.replace(anyMark, ''));
  anyMark.lastIndex = 0;
}
