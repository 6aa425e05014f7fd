import { parse, type ChildNode, type Container } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';

type Part =
  | Declaration
  | { readonly opening: string; readonly body: readonly Part[] }
  | { readonly selectors: readonly Selector[]; readonly body: readonly Part[] };

interface Declaration {
  readonly text: string;
  /** The custom property or the animation that it declares, which nothing but a use of its name shows. */
  readonly declares?: string | undefined;
  /** The custom properties and animations that it names. */
  readonly uses: readonly string[];
  /** Of a font: the characters that it draws. */
  readonly draws?: RegExp | undefined;
}

interface Selector {
  readonly text: string;
  readonly needs: readonly Need[];
}

/** A name without which a selector matches nothing, or alternatives of which one has to match. */
type Need = string | readonly (readonly Need[])[];

/** A stylesheet that is parsed once and filtered for every page. */
export type ParsedStyles = readonly Part[];

/** What a document has of everything that stylesheets name. */
export interface Markup {
  readonly names: ReadonlySet<string>;
  /** Each character once. */
  readonly characters: string;
}

/** Other at-rules hold no selectors. */
const holdsRules = /^(?:media|supports|layer|container|scope)$/;
const propertiesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

export const parsedStyles = (css: string): ParsedStyles => partsOf(parse(css));

const partsOf = (container: Container): Part[] => (container.nodes ?? []).flatMap((node) => partOf(node));

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ selectors: selectorsOf(node.selector), body: partsOf(node) }];
  if (node.type === 'atrule' && node.nodes && holdsRules.test(node.name))
    return [{ opening: `@${node.name} ${node.params}`, body: partsOf(node) }];
  return [declarationOf(node)];
}

function declarationOf(node: Exclude<ChildNode, { type: 'comment' | 'rule' }>): Declaration {
  const text = node.type === 'atrule' && node.nodes ? node.toString() : `${node.toString()};`;
  const uses = propertiesIn(text);
  if (node.type === 'atrule')
    return {
      text,
      uses,
      declares: node.name === 'keyframes' ? animation(node.params) : undefined,
      draws: node.name === 'font-face' ? charactersOf(text) : undefined,
    };
  const isAnimation = /^animation(?:-name)?$/.test(node.prop);
  const animations = isAnimation ? (node.value.match(/[\w-]+/g) ?? []).map(animation) : [];
  return { text, uses: [...uses, ...animations], declares: node.variable ? node.prop : undefined };
}

const animation = (name: string) => `@${name}`;

function charactersOf(face: string): RegExp | undefined {
  const ranges = [...(/unicode-range:([^;}]*)/.exec(face)?.[1] ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
  const inClass = ranges.map(([, first = '', last = first]) => `\\u{${first}}-\\u{${last}}`);
  return inClass.length > 0 ? new RegExp(`[${inClass.join('')}]`, 'u') : undefined;
}

const selectorsOf = (list: string): Selector[] =>
  selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ text: selector.toString().trim(), needs: selector.nodes.flatMap(needsOf) }));

/** States, and attributes other than those of our own components, may change before any script runs. */
function needsOf(node: Node): Need[] {
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'tag') return [node.value.toLowerCase()];
  if (node.type === 'attribute' && node.attribute.startsWith('data-'))
    return [node.operator === '=' ? `[${node.attribute}=${node.value ?? ''}]` : `[${node.attribute}]`];
  if (node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value))
    return [node.nodes.map((selector) => selector.nodes.flatMap(needsOf))];
  return [];
}

/** The rules that the markup lets match, with the properties and animations that these use, in the order of each sheet. */
export function usedStyles(sheets: readonly ParsedStyles[], markup: Markup): string[] {
  const known = new Set(markup.names);
  const meets = (need: Need): boolean =>
    typeof need === 'string' ? known.has(need) : need.some((needs) => needs.every(meets));
  const uses = ({ declares, uses: names }: Declaration) => {
    if (declares && !known.has(declares)) return false;
    for (const name of names) known.add(name);
    return true;
  };
  // What is declared before its first use is found in the next round.
  for (;;) {
    const before = known.size;
    const styles = sheets.map((parts) => cssOf(parts, meets, uses));
    if (known.size === before) return styles;
  }
}

export const wholeStyles = (parts: ParsedStyles): string =>
  cssOf(
    parts,
    () => true,
    () => true,
  );

/** Whether one of these fonts draws a character of the markup. */
export const drawsAny = (fonts: ParsedStyles, { characters }: Markup): boolean =>
  fonts.some((part) => 'draws' in part && part.draws?.test(characters));

function cssOf(parts: readonly Part[], meets: (need: Need) => boolean, uses: (part: Declaration) => boolean): string {
  let css = '';
  for (const part of parts) {
    if ('text' in part) css += uses(part) ? part.text : '';
    else {
      const opening =
        'opening' in part
          ? part.opening
          : part.selectors
              .filter(({ needs }) => needs.every(meets))
              .map(({ text }) => text)
              .join(',');
      const body = opening && cssOf(part.body, meets, uses);
      if (body) css += `${opening}{${body}}`;
    }
  }
  return css;
}

/** Elements, `.classes`, `[data-attributes]` and `--properties` in HTML, as stylesheets name them. */
export function markupOf(html: string): Markup {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  for (const [, attribute = '', value = ''] of html.matchAll(/\s(data-[\w-]+)(?:="([^"]*)")?/g))
    names.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
  for (const name of propertiesIn(html)) names.add(name);
  return { names, characters: charactersIn(html) };
}

const usualCharacters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** Looks for the usual ones, of which nearly all are near the beginning, and collects the others. */
const charactersIn = (text: string): string =>
  [
    ...usualCharacters.filter((character) => text.includes(character)),
    ...new Set(text.match(/[^ -~]+/g)?.join('')),
  ].join('');
