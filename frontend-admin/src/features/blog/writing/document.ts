import { isSameMarkup } from '@20x/kit/rich-text/same-markup';
import { asMarkup, storedHtml } from '@20x/kit/rich-text/stored-html';
import { isHidden } from '@20x/shared/hidden';
import { idOfRow } from '@20x/shared/row-ids';
import { DOMParser as Parser, DOMSerializer, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { asBlock, typeOf } from '../../../editor/model/block-values';
import { isEmpty } from '../../../editor/model/content-comparison';
import { cardType, isBlank } from './schema';

/** A card, or the consecutive paragraphs, headings, lists … of one section. */
type Run = { readonly section: unknown } | { readonly id: string; readonly text: Node[] };

const textType = 'richText';
/** Fields of a rich text that running text can have. */
const ownFields = new Set(['id', 'type', 'html', 'published']);
const mostKept = 2000;

/**
 * The sections of a post as one document, and back. A rich text that is nothing but text is running text; every other
 * section is a card that holds it whole. Sections that nobody changed come back as the same objects.
 */
export class WritingDocument {
  readonly #parser: Parser;
  readonly #serializer: DOMSerializer;
  /** The paragraphs of a text; null: it has markup that would be lost here. */
  readonly #kept = new Map<string, readonly Node[] | null>();
  readonly #markup = new WeakMap<Node, string>();

  constructor(private readonly schema: Schema) {
    this.#parser = Parser.fromSchema(schema);
    this.#serializer = DOMSerializer.fromSchema(schema);
  }

  documentOf(sections: readonly unknown[]): Node {
    const { doc, paragraph, [cardType]: card } = this.schema.nodes;
    const nodes = sections.flatMap((section) => this.#textOf(section) ?? [card!.create({ section })]);
    return doc!.create(null, nodes.length > 0 ? nodes : [paragraph!.create()]);
  }

  /** `before`: the sections that the document was made of. Running text that says nothing is left out. */
  sectionsOf(doc: Node, before: readonly unknown[]): readonly unknown[] {
    const past = new Map(before.map((section) => [idOfRow(section), section]));
    return runsOf(doc).flatMap((run) => {
      if ('section' in run) return [run.section];
      const old = past.get(run.id);
      const html = this.#htmlOf(run.text);
      const oldHtml = this.#htmlIn(old);
      if (oldHtml === html) return [old];
      this.#keep(html, run.text);
      return html === '' ? [] : [{ ...(oldHtml === null ? {} : asBlock(old)), id: run.id, type: textType, html }];
    });
  }

  #textOf(section: unknown): readonly Node[] | null {
    const id = idOfRow(section);
    return (
      this.#runningText(section)?.map((node) => (node.attrs.sectionId === id ? node : withSection(node, id))) ?? null
    );
  }

  /** The paragraphs of a section that is running text, of whichever section they were; null for every other. */
  #runningText(section: unknown): readonly Node[] | null {
    const { html, ...rest } = asBlock(section);
    const isPlain = Object.keys(rest).every((name) => ownFields.has(name) || isEmpty(rest[name]));
    if (typeOf(section) !== textType || !isPlain || isHidden(section)) return null;
    return this.#parse(typeof html === 'string' ? html : '');
  }

  /** What running text says, as it would be stored; null for every other section. Asked of all of them with every key. */
  #htmlIn(section: unknown): string | null {
    const text = this.#runningText(section);
    return text && this.#htmlOf(text);
  }

  #parse(html: string): readonly Node[] | null {
    const kept = this.#kept.get(html);
    if (kept !== undefined) return kept;
    const { body } = new DOMParser().parseFromString(asMarkup(html), 'text/html');
    const { children } = this.#parser.parse(body);
    const isText = children.every(({ type }) => type.name !== cardType);
    return this.#keep(html, isText && isSameMarkup(html, this.#htmlOf(children)) ? children : null);
  }

  #keep(html: string, nodes: readonly Node[] | null) {
    this.#kept.delete(html);
    this.#kept.set(html, nodes);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return nodes;
  }

  /** As it is stored, without empty paragraphs at the end; empty when it says nothing. */
  #htmlOf(nodes: readonly Node[]): string {
    const last = nodes.findLastIndex((node) => !isBlank(node)) + 1;
    return nodes
      .slice(0, last)
      .map((node) => this.#markupOf(node))
      .join('');
  }

  #markupOf(node: Node): string {
    const known = this.#markup.get(node);
    if (known !== undefined) return known;
    const holder = document.createElement('div');
    holder.append(this.#serializer.serializeFragment(Fragment.from(node)));
    const markup = storedHtml(holder.innerHTML) || holder.innerHTML;
    this.#markup.set(node, markup);
    return markup;
  }
}

const withSection = (node: Node, sectionId: string | undefined) =>
  node.type.create({ ...node.attrs, sectionId }, node.content, node.marks);

function runsOf(doc: Node): readonly Run[] {
  const runs: Run[] = [];
  doc.forEach((node) => {
    const { section, sectionId } = node.attrs as { readonly section?: unknown; readonly sectionId: string };
    const last = runs.at(-1);
    if (node.type.name === cardType) runs.push({ section });
    else if (last && 'text' in last && last.id === sectionId) last.text.push(node);
    else runs.push({ id: sectionId, text: [node] });
  });
  return runs;
}
