/** Something to know about structured data. */
export interface DataIssue {
  /** An error makes the data worthless or wrong; a warning costs something; a note says how things are. */
  readonly level: 'error' | 'warning' | 'note';
  /** Which thing and property, such as `BlogPosting › author › name`; empty: the whole text. */
  readonly where: string;
  /** What is wrong and what to do about it. */
  readonly message: string;
  /** What says so. */
  readonly source?: string;
}

const gravity = { error: 0, warning: 1, note: 2 } as const;

/** The gravest first. */
export const byGravity = (issues: readonly DataIssue[]): DataIssue[] =>
  issues.toSorted((one, other) => gravity[one.level] - gravity[other.level]);
