import type { Block } from '@20x/kit';
import type { LucideIcon } from 'lucide-react';
import type { BlockKind, FieldDeclaration } from '../field-declarations';
import { withLimits, type FieldsOf } from '../fields-of';

export const blockGroups = ['Openings and calls', 'Product', 'Proof', 'Deciding', 'Text', 'Media'] as const;

/** One type of block as the library shows it. */
export interface BlockEntry extends BlockKind {
  /** What it is good for, in a line. */
  readonly description: string;
  readonly group: (typeof blockGroups)[number];
  readonly icon: LucideIcon;
  /** What a new one starts with. */
  readonly initial: object;
}

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
type Place = 'anchor' | 'background';

interface EntryOptions<Type extends Block['type']> extends Omit<BlockEntry, 'fields' | 'initial'> {
  /** Default: nothing. */
  readonly initial?: Partial<BlockOf<Type>>;
  readonly fields: FieldsOf<Omit<BlockOf<Type>, Place>>;
}

const place: Readonly<Record<Place, FieldDeclaration>> = {
  anchor: {
    label: 'Anchor',
    help: 'Links lead here with # and this word. Without spaces.',
    width: 'half',
  },
  background: {
    kind: 'choice',
    label: 'Background',
    width: 'half',
    none: 'Paper',
    choices: { paper: 'Paper', surface: 'Surface (white)', sunken: 'Sunken (tinted)', ink: 'Ink (dark)' },
  },
};

/** Declares a type of block with every field that is its own; where it stands on the page is the same for all. */
export function blockEntry<Type extends Block['type']>(
  type: Type,
  { initial = {}, fields, ...entry }: EntryOptions<Type>,
): BlockEntry {
  const schema = `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`;
  return { ...entry, initial, fields: withLimits(schema, { ...fields, ...place }) };
}
