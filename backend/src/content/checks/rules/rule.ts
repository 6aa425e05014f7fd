import type { CheckedPage } from '../page/checked-page.ts';
import type { Facts } from '../page/facts.ts';

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

/** One rule says no more than this about one document. */
export const mostIssues = 20;

/** One thing to look at before something is published. */
export interface CheckRule {
  /** Its name in the table of levels and in answers; it never changes. */
  readonly name: string;
  readonly title: string;
  /** Why it matters, in one sentence. */
  readonly why: string;
  /** What to say when nothing was found. */
  readonly good: string;
  /** The default. */
  readonly level: CheckLevel;
  /** The same for certain content types. */
  readonly levels?: Readonly<Record<string, CheckLevel>>;
  /** Whether it looks at the rendered page or at all pages, which takes too long for every row of a list. Default: false. */
  readonly isCostly?: boolean;
  /** It also looks at what is a part of other pages, such as snippets and the menu. Default: it looks at pages alone. */
  readonly looksAtParts?: boolean;
  find(page: CheckedPage, facts: Facts): readonly Issue[] | Promise<readonly Issue[]>;
}
