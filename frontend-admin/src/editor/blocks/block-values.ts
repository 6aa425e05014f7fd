import { plainWords } from '../fields/plain-words';
import { newId } from '../new-id';

type Values = Readonly<Record<string, unknown>>;

export const asBlock = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

export const typeOf = (value: unknown): string => {
  const { type } = asBlock(value);
  return typeof type === 'string' ? type : '';
};

/** A new block of a type, with an id of its own. */
export const newBlock = (type: string, initial: object): Values => ({ id: newId(), type, ...structuredClone(initial) });

/** A copy has an id of its own; its anchor stays with the original, where links lead. */
export const copyOfBlock = (block: unknown): Values => ({
  ...structuredClone(asBlock(block)),
  id: newId(),
  anchor: null,
});

const telling = ['title', 'text', 'caption', 'html', 'url', 'image'];

/** What a list says first: its texts, or the first words of its first entries. */
function wordsOfList(list: readonly unknown[]): string {
  const texts = list.slice(0, 3).map((entry) => {
    if (typeof entry === 'string') return entry;
    return Object.values(asBlock(entry)).find((value) => typeof value === 'string' && value.trim() !== '');
  });
  return plainWords(texts.filter(Boolean));
}

/** The words by which a person knows a block again. */
export function blockSummary(block: unknown): string {
  const values = asBlock(block);
  const own = telling.map((name) => plainWords(values[name])).find(Boolean);
  if (own) return own;
  const lists = Object.values(values).filter((value) => Array.isArray(value));
  return lists.map(wordsOfList).find(Boolean) ?? '';
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
