import { api, type AppStore } from '@20x/kit';

/** An answer of the API that the page is made of, by the names that its store gives to it. */
export interface PageQuery {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly data: unknown;
}

/** Documents alone name their revision. */
const isDocument = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && typeof Reflect.get(data, 'revision') === 'string';

/** Puts answers onto the page, that of its document after a change. */
export function putPageData(
  store: AppStore,
  queries: readonly PageQuery[],
  change: (document: object) => object,
): void {
  const entries = queries.map(({ endpointName, originalArgs: arg, data }) => ({
    endpointName,
    arg,
    value: isDocument(data) ? change(data) : data,
  }));
  store.dispatch(api.util.upsertQueryEntries(entries as never));
}

/** Forgets the document among the answers, so that the page asks for it again. */
export function forgetDocument(store: AppStore, queries: readonly PageQuery[]): void {
  const names = new Set(queries.filter(({ data }) => isDocument(data)).map(({ endpointName }) => endpointName));
  for (const [queryCacheKey, query] of Object.entries(store.getState().api.queries)) {
    if (!names.has(query?.endpointName ?? '')) continue;
    store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
  }
}
