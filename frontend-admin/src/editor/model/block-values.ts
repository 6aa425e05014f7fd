import { holds } from '@20x/shared/field-inputs';
import type { FieldDeclaration, FieldDeclarations } from './field-declarations';
import { textOfEntry } from './hidden-entry';
import { newRow } from './rows';
import { plainWords } from './plain-words';

type Values = Readonly<Record<string, unknown>>;

export const asBlock = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

export const typeOf = (value: unknown): string => {
  const { type } = asBlock(value);
  return typeof type === 'string' ? type : '';
};

/** A new block of a type, with an id of its own. */
export const newBlock = (type: string, initial: object): Values => newRow({ type, ...initial }) as Values;

/** What distinguishes a block, the first that says something: its title, its texts, what is in its lists, its addresses. */
const distinguishing: readonly ((declaration: FieldDeclaration) => boolean)[] = [
  ({ role }) => role === 'title',
  ({ kind, part }) => part !== 'place' && holds(kind, 'text', 'markup'),
  ({ kind }) => holds(kind, 'texts', 'records'),
  ({ kind }) => holds(kind, 'address'),
];

/** The words by which a person knows a block again. */
export function blockSummary(block: unknown, fields: FieldDeclarations = {}): string {
  const values = asBlock(block);
  const words = distinguishing.flatMap((isOne) =>
    Object.entries(fields).map(([name, declaration]) => (isOne(declaration) ? wordsOf(values[name], declaration) : '')),
  );
  return words.find(Boolean) ?? '';
}

/** A list says its texts, or what its first entries are called. */
function wordsOf(value: unknown, declaration: FieldDeclaration): string {
  if (!Array.isArray(value)) return plainWords(value);
  const entries = value
    .slice(0, 3)
    .map((entry: unknown) =>
      declaration.kind === 'rows' ? plainWords(asBlock(entry)[declaration.title]) : textOfEntry(entry),
    );
  return plainWords(entries.filter(Boolean));
}

const anchorOf = (block: unknown): string => {
  const { anchor } = asBlock(block);
  return typeof anchor === 'string' ? anchor.trim().replace(/^#/, '') : '';
};

/** Anchors that more than one block has: links lead only to the first of them. */
export function sharedAnchors(blocks: readonly unknown[]): ReadonlySet<string> {
  const all = blocks.map(anchorOf).filter(Boolean);
  return new Set(all.filter((anchor, index) => all.indexOf(anchor) !== index));
}

export const hasAnchorOf = (anchors: ReadonlySet<string>, block: unknown): boolean => anchors.has(anchorOf(block));
