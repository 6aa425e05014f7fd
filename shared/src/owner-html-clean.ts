import {
  defaultTreeAdapter as tree,
  html as standard,
  Parser,
  serialize,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
} from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type ParserError = () => void;

export interface CleanOwnerHtml {
  /** As every browser reads it: each element ends inside. */
  readonly html: string;
  /** What was left out, such as `<base>`, each once. */
  readonly dropped: readonly string[];
}

/** They take in what follows, or replace the page. */
const swallowing = new Set(['plaintext', 'xmp', 'noembed', 'noframes', 'frameset', 'frame', 'listing']);
/** Parsers remove their tags by themselves, because they belong to the document. */
const documentTags = /<(frameset|frame|html|head|body)\b/gi;
const mostLevels = 100;
const mostElements = 5000;
const mostAttributes = 500;
const end = 'owner-html-end';

/**
 * Raw HTML of the page's owner, parsed and written anew, so that what follows it stays outside whatever it says. Scripts
 * stay; what takes in, redirects or replaces the page goes. Text without a mistake stays letter by letter.
 */
export function cleanOwnerHtml(source: string): CleanOwnerHtml {
  try {
    return cleaned(source);
  } catch (error) {
    if (error instanceof TooMuch) return { html: '', dropped: [error.message] };
    throw error;
  }
}

function cleaned(source: string): CleanOwnerHtml {
  const dropped = new Set([...source.matchAll(documentTags)].map(([, name = '']) => `<${name.toLowerCase()}>`));
  if (dropped.size === 0 && isContained(source, true)) return { html: source, dropped: [] };
  // As browsers without scripts read it: what stands inside <noscript> is elements, too.
  const fragment = parse(source, false);
  withoutDropped(fragment, dropped);
  if (!isContained(written(fragment))) {
    for (const node of fragment.childNodes.filter((node) => tree.isElementNode(node))) {
      if (isContained(written(alone(node)))) continue;
      dropped.add(`<${node.tagName}>`);
      tree.detachNode(node);
    }
  }
  return { html: written(fragment).trim(), dropped: [...dropped] };
}

const written = (node: Parent) => serialize(node, { scriptingEnabled: false });

/**
 * Parsing takes as long as the levels times the length, as elements that are closed in another order squared, and as the
 * attributes of an element squared.
 */
class TooMuch extends Error {}

function parse(source: string, scriptingEnabled: boolean, onParseError?: ParserError) {
  let level = 0;
  let elements = 0;
  const limited = {
    ...tree,
    onItemPush() {
      level += 1;
      elements += 1;
      if (level > mostLevels) throw new TooMuch(`more than ${mostLevels} levels of elements`);
      if (elements > mostElements) throw new TooMuch(`more than ${mostElements.toLocaleString('en-US')} elements`);
    },
    onItemPop() {
      level -= 1;
    },
  };
  const body = tree.createElement('body', standard.NS.HTML, []);
  const options = { scriptingEnabled, treeAdapter: limited, ...(onParseError && { onParseError }) };
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(body, options);
  limitAttributes(parser.tokenizer as unknown as AttributeReader);
  parser.tokenizer.write(source, true);
  return parser.getFragment();
}

/** Where an attribute begins in a tokenizer of parse5, which reports attributes only at the end of the tag. */
interface AttributeReader {
  readonly currentToken: { readonly attrs?: readonly unknown[] } | null;
  _createAttr(firstLetter: string): void;
}

function limitAttributes(tokenizer: AttributeReader): void {
  const create = tokenizer._createAttr.bind(tokenizer);
  tokenizer._createAttr = (firstLetter) => {
    if ((tokenizer.currentToken?.attrs?.length ?? 0) >= mostAttributes)
      throw new TooMuch(`more than ${mostAttributes} attributes of an element`);
    create(firstLetter);
  };
}

/** A fragment that holds nothing but the node, which stays where it is. */
function alone(node: Child): Parent {
  const holder = tree.createDocumentFragment();
  holder.childNodes.push(node);
  return holder;
}

/** Removes what is never allowed, and says what it was. */
function withoutDropped(root: Parent, dropped: Set<string>): void {
  const waiting = [root];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of [...parent.childNodes]) {
      if (!tree.isElementNode(node)) continue;
      const reason = refusalOf(node);
      if (reason === null) waiting.push('content' in node ? node.content : node);
      else {
        dropped.add(reason);
        tree.detachNode(node);
      }
    }
  }
}

/** What of the element is never allowed; null: nothing. */
function refusalOf({ tagName, attrs }: Element): string | null {
  if (swallowing.has(tagName) || tagName === 'base') return `<${tagName}>`;
  const isHeader = tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv');
  return isHeader ? '<meta http-equiv>' : null;
}

/** Whether what follows the HTML stays behind it, in browsers with scripts and in those without. */
const isContained = (html: string, isFlawless = false): boolean =>
  [true, false].every((scriptingEnabled) => {
    let errors = 0;
    const parsed = parse(`${html}<${end}></${end}>`, scriptingEnabled, () => (errors += 1));
    const last = parsed.childNodes.at(-1);
    const refused = new Set<string>();
    withoutDropped(parsed, refused);
    return last?.nodeName === end && refused.size === 0 && (errors === 0 || !isFlawless);
  });
