import type { CheckedPage } from './checked-page.ts';
import type { Facts } from './facts.ts';
import type { CheckLevel, Issue } from './finding.ts';

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
  find(page: CheckedPage, facts: Facts): readonly Issue[] | Promise<readonly Issue[]>;
}
