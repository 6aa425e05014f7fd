import pg from 'pg';

/** How often a statement is sent before it counts as one that comes again and again, as drivers of other languages do. */
const timesBefore = 5;
/** Each connection keeps the plans of so many statements. */
const mostNames = 200;
const mostCounted = 1_000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/** The name under which connections keep a statement; undefined for one that came seldom. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (count <= timesBefore) {
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    return undefined;
  }
  counts.delete(text);
  names.set(text, `often-${names.size}`);
  return names.get(text);
}

/** A table was changed since a statement was planned, or the connection lost one. */
const outdated = /cached plan must not change result type|prepared statement "often-\d+" does not exist/;

/**
 * A connection that has the database parse and plan a statement once if it comes often: both take longer than most of ours
 * run.
 */
export class PreparingClient extends pg.Client {
  override query: pg.Client['query'] = (statement: unknown, values?: unknown, ...rest: unknown[]) => {
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    const name =
      typeof statement === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0
        ? nameOf(statement)
        : undefined;
    if (name === undefined) return query(statement, values, ...rest) as never;
    const answer = query({ name, text: statement, values }) as Promise<unknown>;
    return answer.catch((error: Error) => {
      // The next connection plans it anew.
      if (outdated.test(error.message)) void this.end().catch(() => {});
      throw error;
    }) as never;
  };
}
