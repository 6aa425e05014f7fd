import { parse, type ChildNode, type Container } from 'postcss';

type Part =
  | { readonly text: string }
  | { readonly opening: string; readonly body: readonly Part[] }
  | { readonly selectors: readonly Selector[]; readonly body: readonly Part[] };

interface Selector {
  readonly text: string;
  /** The classes, with their dot, and elements without which it matches nothing. */
  readonly names: readonly string[];
}

/** A stylesheet that is parsed once and filtered for every page. */
export type ParsedStyles = readonly Part[];

/** Other at-rules, such as keyframes, hold no selectors. */
const holdsRules = /^(?:media|supports|layer|container|scope)$/;
/** Inside functions are alternatives; attributes and states may change. */
const optional = /:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[\w-]+/g;
const nameInSelector = /\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/gi;

export const parsedStyles = (css: string): ParsedStyles => partsOf(parse(css));

const partsOf = (container: Container): Part[] => (container.nodes ?? []).flatMap((node) => partOf(node));

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'decl') return [{ text: `${node.toString()};` }];
  if (node.type === 'rule') return [{ selectors: node.selectors.map(selectorOf), body: partsOf(node) }];
  if (!node.nodes) return [{ text: `${node.toString()};` }];
  return holdsRules.test(node.name)
    ? [{ opening: `@${node.name} ${node.params}`, body: partsOf(node) }]
    : [{ text: node.toString() }];
}

const selectorOf = (text: string): Selector => ({
  text,
  names: text.replace(optional, '').match(nameInSelector) ?? [],
});

/** The rules that these names let match, in the order of the sheet. Default: all. */
export function usedStyles(parts: ParsedStyles, present?: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if ('text' in part) css += part.text;
    else {
      const opening = 'opening' in part ? part.opening : openingOf(part.selectors, present);
      const body = opening && usedStyles(part.body, present);
      if (body) css += `${opening}{${body}}`;
    }
  }
  return css;
}

const openingOf = (selectors: readonly Selector[], present: ReadonlySet<string> | undefined) =>
  selectors
    .filter(({ names }) => !present || names.every((name) => present.has(name)))
    .map(({ text }) => text)
    .join(',');

/** The elements and classes in HTML, as selectors name them. */
export function namesIn(html: string): ReadonlySet<string> {
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return new Set([...tags, ...classes.map((name) => `.${name}`)]);
}
