import { joinedGraph, placesOf, type Entity } from '@20x/shared/structured-data/graph';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import { allIssues, type RenderedPage } from '@20x/shared/structured-data/page-issues';
import { namesOf } from '@20x/shared/structured-data/places';
import { thingsIn } from './own-text';

/** What a page says to search engines with a text of its own. */
export interface Reading {
  /** Null: the text cannot be read, and visitors get the automatic graph. */
  readonly own: readonly Entity[] | null;
  readonly graph: readonly Entity[];
  /** What the things of the graph are called. */
  readonly names: readonly string[];
  /** Where each own thing is in the graph. */
  readonly places: readonly number[];
  readonly issues: readonly DataIssue[];
}

export function readingOf(text: string, automatic: readonly Entity[], page: RenderedPage): Reading {
  const own = thingsIn(text);
  const graph = joinedGraph(automatic, own ?? []);
  return {
    own,
    graph,
    names: namesOf(graph),
    places: placesOf(automatic, own ?? []),
    issues: allIssues(text, graph, page),
  };
}

/** "2 errors, 1 warning" or "Valid, 1 warning" */
export function issueWords({ errors, warnings }: { readonly errors: number; readonly warnings: number }): string {
  const words = [
    errors === 0 ? 'Valid' : errors === 1 ? '1 error' : `${errors} errors`,
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
  ];
  return words.join(', ');
}

export const countsOf = (issues: readonly DataIssue[]) => ({
  errors: issues.filter(({ level }) => level === 'error').length,
  warnings: issues.filter(({ level }) => level === 'warning').length,
});
