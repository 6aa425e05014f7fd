import type { Node } from '@tiptap/pm/model';
import { asBlock } from '../../../editor/model/block-values';
import { cardType } from './schema';

export interface OutlineEntry {
  readonly level: number;
  readonly words: string;
  /** Where it begins in the text. */
  readonly place: number;
  /** What to change; null: nothing. */
  readonly error: string | null;
}

/** The headings of a text below the page's title. A card with a title is one of level 2. */
export function outlineOf(doc: Node): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let before = 1;
  doc.forEach((node, place) => {
    if (node.type.name === cardType) {
      if (asBlock(node.attrs.section).title) before = 2;
      return;
    }
    if (node.type.name !== 'heading') return;
    const [level, words] = [node.attrs.level as number, node.textContent.trim()];
    const isTooDeep = level > before + 1;
    const error =
      words === '' ? 'Add words or remove this heading.' : isTooDeep ? `Use heading ${before + 1} here.` : null;
    entries.push({ level, words, place, error });
    before = level;
  });
  return entries;
}
