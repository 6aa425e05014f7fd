/** What became of one part of the content, by the names of what differed. */
export interface Outcome {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
}

export const outcomeOf = (
  created: readonly string[],
  changed: readonly string[],
  all: readonly unknown[],
): Outcome => ({ created, changed, unchanged: all.length - created.length - changed.length });
