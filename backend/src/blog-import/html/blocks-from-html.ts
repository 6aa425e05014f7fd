import { isComment, isTag, isText, type ChildNode, type Element } from 'domhandler';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';
import type { Block } from '../../content/blocks/block-types.ts';
import type { Conversion } from './conversion.ts';
import { readingOf } from './cards.ts';
import { embedOf, type NewBlock } from './embeds.ts';
import { blockInComment, holdsSection, isEnd, notedSection, type NotedSection } from './kept-blocks.ts';
import { dropForbiddenLinks } from './links.ts';
import { attribute, find, findAll, named, outerHtml, parseMarkup, textOf } from './markup.ts';
import { Notes } from './notes.ts';
import { dropped, paragraphs, rename } from './prose.ts';
import { hasMeaningfulLines, otherShortCodes, serverBlock, withoutShortCodes } from './wordpress.ts';

interface Source {
  readonly html: string;
  readonly isWordPress?: boolean | undefined;
  readonly attachments?: ReadonlyMap<string, string> | undefined;
}

interface Converted {
  readonly blocks: Block[];
  /** What could not be taken over. */
  readonly notes: string[];
}

/** The head of a page and what shows nothing. */
const silent = new Set([
  'style',
  'link',
  'meta',
  'title',
  'head',
  'base',
  'noscript',
  'source',
  'param',
  'track',
  'wbr',
]);
const textElements = named('p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'hr');
const inline = new Set([
  ...['a', 'abbr', 'bdi', 'bdo', 'big', 'br', 'cite', 'code', 'data', 'dfn', 'em', 'font', 'label', 'mark', 'q', 's'],
  ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
]);
/** A text of a section may have 100,000 characters. */
const longestText = 90_000;

/** A text from elsewhere as the sections of a post. */
export function blocksFromHtml({ html, isWordPress = false, attachments = new Map() }: Source): Converted {
  const notes = new Notes();
  const root = parseMarkup(isWordPress ? withoutShortCodes(html) : html);
  dropForbiddenLinks(root.children, notes);
  rename(root.children);
  const builder = new Builder({ notes, attachments, hasLines: isWordPress && hasMeaningfulLines(html) });
  builder.visit(root.children);
  if (isWordPress) {
    for (const name of otherShortCodes(textOf(root.children))) notes.add(`The shortcode [${name}] shows as text.`);
  }
  return { blocks: builder.finish(), notes: notes.list() };
}

class Builder {
  readonly #blocks: NewBlock[] = [];
  #texts: string[] = [];
  #length = 0;
  #run: ChildNode[] = [];

  readonly conversion: Conversion;

  constructor(conversion: Conversion) {
    this.conversion = conversion;
  }

  /** `wrapper`: the element that holds the words, such as a heading around an image. */
  visit(nodes: readonly ChildNode[], wrapper = 'p'): void {
    let passed = 0;
    for (const [index, node] of nodes.entries()) {
      if (index < passed) continue;
      const noted = notedSection(nodes, index);
      if (noted) {
        this.#endRun(wrapper);
        this.#noted(noted);
        passed = index + noted.length + 1;
      } else if (isText(node)) this.#run.push(node);
      else if (isComment(node)) this.#comment(node.data, wrapper);
      else if (isTag(node)) this.#element(node, wrapper);
    }
    this.#endRun(wrapper);
  }

  finish(): Block[] {
    return this.#blocksRead().map((block, index) => ({ ...block, id: `part-${index + 1}` }));
  }

  /** What shows the section is read anew if somebody edited it. */
  #noted({ shown, resolve }: NotedSection): void {
    const notes = new Notes();
    const inner = new Builder({ ...this.conversion, notes });
    inner.visit(shown);
    const read = inner.#blocksRead();
    const blocks = resolve(read);
    if (blocks === read) for (const note of notes.list()) this.conversion.notes.add(note);
    this.#add(blocks);
  }

  #blocksRead(): readonly NewBlock[] {
    this.#endText();
    return this.#blocks;
  }

  #comment(text: string, wrapper: string): void {
    if (isEnd(text)) {
      this.#endRun(wrapper);
      this.#endText();
      return;
    }
    const kept = blockInComment(text);
    if (kept) {
      this.#endRun(wrapper);
      this.#add([kept]);
      return;
    }
    if (holdsSection(text))
      this.conversion.notes.add('A section in a comment was left out: it is not as an export writes it.');
    const missing = serverBlock(text);
    if (missing && !['spacer', 'more', 'nextpage', 'separator'].includes(missing))
      this.conversion.notes.add(`The WordPress block ${missing} was left out: its content is not in the file.`);
  }

  #element(element: Element, wrapper: string): void {
    const { name, children } = element;
    if (silent.has(name)) return;
    if (dropped.has(name)) {
      this.conversion.notes.add(`<${name}> was left out.`);
      return;
    }
    const blocks = readingOf(element)?.(element, this.conversion);
    if (blocks) {
      this.#endRun(wrapper);
      this.#add(blocks);
    } else if (inline.has(name) && !isMixed(children)) this.#run.push(element);
    else if (textElements(element)) this.#textElement(element);
    else if (inline.has(name)) this.visit(children, wrapper);
    else {
      this.#endRun(wrapper);
      this.visit(children);
    }
  }

  #textElement(element: Element): void {
    this.#endRun('p');
    const video = element.name === 'p' ? bareAddress(element) : null;
    if (video) this.#add([video]);
    else if (!isMixed(element.children)) this.#say(outerHtml([element]));
    else if (['ul', 'ol', 'blockquote'].includes(element.name)) this.#mixedList(element);
    else this.visit(element.children, element.name);
  }

  /** A list or a quote stays whole; what its text cannot show follows. */
  #mixedList(element: Element): void {
    const others = cardsIn(element).filter((card) => !named('img', 'pre', 'table')(card));
    const isHeld = (card: Element) => card.name === 'figure' && find(card.children, named('iframe', 'video')) === null;
    this.#say(outerHtml([element]));
    this.#add(others.flatMap((card) => (isHeld(card) ? [] : (readingOf(card)?.(card, this.conversion) ?? []))));
    for (const { name } of findAll(element.children, ({ name }) => dropped.has(name)))
      this.conversion.notes.add(`<${name}> was left out.`);
  }

  #add(blocks: readonly NewBlock[]): void {
    for (const block of blocks) {
      if (block.type === 'richText' && Object.keys(block).length === 2) this.#say(block.html ?? '');
      else {
        this.#endText();
        this.#blocks.push(block);
      }
    }
  }

  #say(html: string): void {
    if (html.replace(/<(?!img|hr)[^<>]*>|&nbsp;|\s/g, '') === '') return;
    if (this.#length + html.length > longestText) this.#endText();
    this.#texts.push(html);
    this.#length += html.length + 1;
  }

  #endRun(wrapper: string): void {
    const run = this.#run;
    this.#run = [];
    for (const html of paragraphs(run, this.conversion.hasLines)) {
      const video = wrapper === 'p' && !html.includes('<') ? embedAlone(html) : null;
      if (video) this.#add([video]);
      else this.#say(`<${wrapper}>${html}</${wrapper}>`);
    }
  }

  #endText(): void {
    if (this.#texts.length > 0) this.#blocks.push({ type: 'richText', html: sanitizeRichText(this.#texts.join('\n')) });
    this.#texts = [];
    this.#length = 0;
  }
}

/** Whether there is something in it that is no text. */
const isMixed = (nodes: readonly ChildNode[]): boolean => find(nodes, isNoText) !== null;
const isNoText = (element: Element): boolean =>
  readingOf(element) !== undefined ||
  dropped.has(element.name) ||
  (!inline.has(element.name) && isBlockInInline(element));
/** A paragraph in an inline element, as old pages have them; lists and quotes hold such by right. */
const isBlockInInline = (element: Element): boolean =>
  element.parent !== null && isTag(element.parent) && inline.has(element.parent.name);

const cardsIn = (element: Element): Element[] => {
  const found: Element[] = [];
  const look = (nodes: readonly ChildNode[]) => {
    for (const node of nodes.filter(isTag)) {
      if (readingOf(node)) found.push(node);
      else look(node.children);
    }
  };
  look(element.children);
  return found;
};

/** An address alone in its paragraph, as WordPress embeds, or as the link that Markdown makes of it; only a video is more than a link. */
function bareAddress({ children }: Element): NewBlock | null {
  const [only, ...more] = children;
  if (!only || more.length > 0) return null;
  const isOwnLink = isTag(only) && only.name === 'a' && attribute(only, 'href') === textOf(only);
  return isText(only) || isOwnLink ? embedAlone(textOf(only)) : null;
}

function embedAlone(text: string): NewBlock | null {
  const block = /^https?:\/\/\S+$/.test(text) ? embedOf(text.replaceAll('&amp;', '&')) : null;
  return block?.type === 'bookmark' ? null : block;
}
