import { parseMarkup, storedHtml } from './stored-html';

const sameTag: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
/** Elements that mark words, whichever is inside the other. */
const marking = new Set(['a', 'code', 'em', 's', 'strong', 'sub', 'sup', 'u']);
/** Elements that only group the rows of a table. */
const transparent = new Set(['tbody', 'thead']);
/** Attributes that the server sets, whatever the editor sends. */
const ignored = new Set(['rel', 'loading']);

/** Words of a line that have the same marks. */
interface Run {
  readonly marks: string;
  readonly isNewLine: boolean;
  words: string;
}

/** A text as runs of words, between the tags of what is no mark. A paragraph only parts them, as it does in the editor. */
class Canonical {
  readonly #parts: (Run | string)[] = [];
  /** White space means nothing at the beginning of a line, and after other white space. */
  #ignoresSpace = true;
  #isNewLine = true;

  static of(html: string): string {
    const text = new Canonical();
    text.#children(parseMarkup(storedHtml(html)), []);
    text.#endLine();
    return JSON.stringify(text.#parts);
  }

  #children({ childNodes }: Element, marks: readonly string[]): void {
    for (const node of childNodes) {
      if (node instanceof Text) this.#words(meant(node), marks);
      else if (node instanceof Element) this.#element(node, marks);
    }
  }

  #element(element: Element, marks: readonly string[]): void {
    const name = sameTag[element.localName] ?? element.localName;
    const tag = name + attributesOf(element);
    if (transparent.has(name)) this.#children(element, marks);
    // A link without an address is none.
    else if (marking.has(name)) this.#children(element, tag === 'a' ? marks : [...new Set([...marks, tag])].toSorted());
    else if (name === 'p') {
      this.#endLine();
      this.#children(element, marks);
      this.#endLine();
    } else if (name === 'br') this.#tag(tag);
    // An image is a line of its own also in a paragraph; a link around it would be lost.
    else if (name === 'img') this.#tag([tag, ...marks.filter((mark) => mark.startsWith('a '))].join());
    else {
      this.#tag(tag);
      this.#children(element, marks);
      this.#tag(`/${name}`);
    }
  }

  #words(text: string, list: readonly string[]): void {
    const words = this.#ignoresSpace ? text.trimStart() : text;
    if (words === '') return;
    const marks = list.join();
    const last = this.#parts.at(-1);
    if (typeof last === 'object' && last.marks === marks && !this.#isNewLine) last.words += words;
    else this.#parts.push({ words, marks, isNewLine: this.#isNewLine });
    this.#ignoresSpace = words.endsWith(' ');
    this.#isNewLine = false;
  }

  #tag(tag: string): void {
    this.#endLine();
    this.#parts.push(tag);
  }

  /** Words after it are a run of their own. */
  #endLine(): void {
    const last = this.#parts.at(-1);
    if (typeof last === 'object') last.words = last.words.trimEnd();
    if (typeof last === 'object' && last.words === '') this.#parts.pop();
    this.#ignoresSpace = true;
    this.#isNewLine = true;
  }
}

/** White space counts in preformatted text only: there, other characters take its place. */
const meant = ({ data, parentElement }: Text): string =>
  parentElement?.closest('pre')
    ? data.replace(/\s/g, (space) => String.fromCodePoint(0xf0000 + space.charCodeAt(0)))
    : data.replace(/\s+/g, ' ');

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => !ignored.has(name))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .toSorted()
    .join('');

/** One text for every way of writing the same markup, whatever its indentation, grouping and nesting. */
export const markupMeaning = (html: string): string => Canonical.of(html);

/** Whether two texts are the same to a reader. */
export const isSameMarkup = (one: string, other: string): boolean => markupMeaning(one) === markupMeaning(other);
