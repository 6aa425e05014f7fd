import type { Fields } from './fields';
import type { ShownField } from './unmarked';

/**
 * Every text of the content that is put onto the page ends with one character of a private plane, which names its field.
 * The reader takes it out of the page again before anything is painted and knows then which element shows which field: so
 * no part of the site has to say it, and what visitors load holds nothing of it.
 */
const first = 0x100000;
const most = 0xfffd;
const anyMark = /[\u{100000}-\u{10fffd}]/gu;
const marked = /^([\s\S]*?)([\u{100000}-\u{10fffd}])[\s\S]*$/u;
const address = /^\s*(\/|#|[a-z][a-z+.-]*:\S)/i;
/** Attributes in which a page repeats a text. */
const attributes = ['alt', 'aria-label', 'title', 'label', 'content', 'placeholder'];

/** Texts of which a part of the site makes something else than text. */
const unmarked = new Set([
  ...['seo', 'headHtml', 'bodyHtml', 'heroAlt', 'alt', 'slug', 'anchor', 'highlight', 'time', 'date', 'asOf', 'bg'],
  ...['heroImages', 'email', 'phone', 'cells', 'tags', 'slugs', 'id', 'type', 'price'],
]);

export class Marks {
  private readonly paths: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** A copy of the content in which the texts say what they are. */
  applyTo(content: object, fields: Fields): object {
    return this.copy(content, content, '', fields) as object;
  }

  /** The field that a text of the page comes from, and the text without its mark; null for a text without one. */
  read(text: string): { readonly path: string; readonly text: string } | null {
    const [, , mark] = marked.exec(text) ?? [];
    const path = mark && this.paths[(mark.codePointAt(0) ?? 0) - first];
    return path === undefined ? null : { path, text: text.replace(anyMark, '') };
  }

  private copy(value: unknown, content: object, path: string, fields: Fields): unknown {
    const below = (name: string) => (path === '' ? name : `${path}.${name}`);
    if (Array.isArray(value))
      return value.map((entry, index) => this.copy(entry, content, below(String(index)), fields));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          unmarked.has(name) ? inner : this.copy(inner, content, below(name), fields),
        ]),
      );
    }
    const isShown = typeof value === 'string' && value.trim() !== '' && !address.test(value);
    return isShown && isText(content, path, fields) ? value + this.markOf(path) : value;
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

function isText(content: object, path: string, fields: Fields): boolean {
  const kind = fields.factOf(content, path)?.kind;
  if (kind !== undefined) return ['line', 'paragraph', 'richText'].includes(kind);
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
