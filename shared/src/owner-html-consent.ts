import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export interface HtmlByConsent {
  /** What is in the document from the start. */
  readonly now: string;
  /** What waits until the visitor agrees. */
  readonly later: string;
}

const otherHost = /(?:https?:|["'`(=\s]|^)\/\/[\w[]/i;
const loading = ['src', 'srcset', 'href', 'data', 'poster', 'style', 'background', 'imagesrcset'];
/** Links that only tell programs of another address. */
const telling = /^\s*(?:canonical|alternate|me|author|license|help|search|next|prev)\b/i;
const isScript = ({ tagName }: Element) => tagName === 'script';
const isData = ({ attrs }: Element) => /json/i.test(attrs.find(({ name }) => name === 'type')?.value ?? '');

/**
 * Splits the HTML that its owner adds to a page. Where part of it loads something from another host, that part waits for
 * the visitor's consent, and so do all of its scripts, because they often belong together.
 */
export function htmlByConsent(html: string): HtmlByConsent {
  if (!otherHost.test(html)) return { now: html, later: '' };
  const fragment = parseFragment(html, { scriptingEnabled: false });
  if (!holds(fragment, loadsFromElsewhere)) return { now: html, later: '' };
  const now = tree.createDocumentFragment();
  const later = tree.createDocumentFragment();
  for (const node of fragment.childNodes) {
    const waits =
      tree.isElementNode(node) &&
      (loadsFromElsewhere(node) ||
        isRunning(node) ||
        holds(node, (part) => loadsFromElsewhere(part) || isRunning(part)));
    (waits ? later : now).childNodes.push(node);
  }
  const text = (part: Parent) => serialize(part, { scriptingEnabled: false }).trim();
  return { now: text(now), later: text(later) };
}

const isRunning = (element: Element) => isScript(element) && !isData(element);

function loadsFromElsewhere(element: Element): boolean {
  if (element.tagName === 'style' || isRunning(element)) {
    const text = element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
    if (otherHost.test(text)) return true;
  }
  const rel = element.attrs.find(({ name }) => name === 'rel')?.value ?? '';
  if (['a', 'area'].includes(element.tagName) || (element.tagName === 'link' && telling.test(rel))) return false;
  return element.attrs.some(({ name, value }) => loading.includes(name) && otherHost.test(value));
}

/** Of a template, what it holds. */
const contentOf = (node: Parent): Parent => ('content' in node ? node.content : node);

function holds(root: Parent, isWanted: (element: Element) => boolean): boolean {
  const waiting = [contentOf(root)];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of parent.childNodes) {
      if (!tree.isElementNode(node)) continue;
      if (isWanted(node)) return true;
      waiting.push(contentOf(node));
    }
  }
  return false;
}
