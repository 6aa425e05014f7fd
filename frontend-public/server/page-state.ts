import type { AppStore } from '@20x/kit';

type Queries = ReturnType<AppStore['getState']>['api']['queries'];

/** The answered queries, without what differs between two renderings of the same data (times, request ids). */
export function pageStateOf(store: AppStore): { api: { queries: object; provided: object } } {
  const { queries, provided } = store.getState().api;
  const answered = Object.entries(queries).map(([key, query]) => {
    const { status, endpointName, originalArgs, data, error } = query ?? {};
    return [key, { status, endpointName, originalArgs, data, error }];
  });
  return { api: { queries: Object.fromEntries(answered) as object, provided } };
}

/** An answer of the API, by the names that a store gives to it. */
export interface PageQuery {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly data: unknown;
}

export const answersIn = (store: AppStore): PageQuery[] =>
  Object.values(store.getState().api.queries as Readonly<Record<string, Partial<PageQuery> | undefined>>).flatMap(
    ({ endpointName, originalArgs, data } = {}) =>
      endpointName === undefined || data === undefined ? [] : [{ endpointName, originalArgs, data }],
  );

/** Whether a part of the page had to be rendered from defaults: "not found" and other refusals are answers. */
export function isDegraded(store: AppStore): boolean {
  const { queries }: { queries: Queries } = store.getState().api;
  return Object.values(queries).some((query) => query?.error && !isRefusal(query.error));
}

/** The documents that the page was made of, each in the state in which it was read. */
export function revisionsIn(store: AppStore): string[] {
  const { queries }: { queries: Queries } = store.getState().api;
  return Object.values(queries).flatMap((query) => {
    const revision: unknown = (query?.data as { readonly revision?: unknown } | null | undefined)?.revision;
    return typeof revision === 'string' ? [revision] : [];
  });
}

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;
}
