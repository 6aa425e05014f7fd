/** What becomes of what a rule finds. */
export const checkLevels = ['off', 'warn', 'block'] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** Something that a rule found. */
export interface Issue {
  /** What is wrong, why it matters and what to do about it. */
  readonly message: string;
  /** Where to fix it: a path in the content, such as `blocks.2.title`; null when no single field is at fault. */
  readonly field: string | null;
}
