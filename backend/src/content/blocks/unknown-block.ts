import { isDeepStrictEqual } from 'node:util';
import { ValidateBy } from 'class-validator';

type Entry = Readonly<Record<string, unknown>>;

/** A block of a type that this version does not know, such as one of a newer version. It is only kept as it is stored. */
export class UnknownBlock {
  readonly #entry: Entry;
  #isStored = false;

  constructor(entry: Entry) {
    this.#entry = entry;
  }

  @ValidateBy({
    name: 'type',
    validator: {
      validate: (_, args) => (args?.object as UnknownBlock).isStored,
      defaultMessage: () =>
        'This version does not know this type of section. Leave the section as it was saved, or delete it.',
    },
  })
  get type(): unknown {
    return this.#entry.type;
  }

  get isStored(): boolean {
    return this.#isStored;
  }

  get id(): unknown {
    return this.#entry.id;
  }

  keepAs(stored: readonly unknown[]): void {
    this.#isStored = stored.some((entry) => isDeepStrictEqual(entry, this.#entry));
  }

  toJSON(): object {
    return this.#entry;
  }
}

/** The entries of the lists of a content. */
export const entriesIn = (content: object): readonly unknown[] =>
  Object.values(content).flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []));

/** Accepts the unknown blocks that are stored like this, each once. */
export function keepUnknownBlocks(content: object, stored: readonly unknown[]): void {
  const ids = new Set<unknown>();
  for (const block of entriesIn(content)) {
    if (!(block instanceof UnknownBlock) || ids.has(block.id)) continue;
    ids.add(block.id);
    block.keepAs(stored);
  }
}
