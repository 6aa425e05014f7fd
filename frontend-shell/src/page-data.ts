import { isApiError, type RootState } from '@20x/kit';

type ApiState = RootState['api'];

/** The shell's data in the document, in the JSON element `page-data`. */
interface PageData {
  readonly publicUrl: string;
  /** Address of each remote's entry script. */
  readonly remotes: { readonly public: string; readonly admin: string };
  /** The data that the server rendered the page from; absent from the bare document. */
  readonly state?: { readonly api: Pick<ApiState, 'queries' | 'provided'> };
  /** There is no page at the address that the browser asked for. */
  readonly isMissing?: boolean;
  /** The page shows a draft: it is the page of this path, whatever the browser's address says. */
  readonly preview?: { readonly path: string };
}

export const pageData = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageData;

/** The store's first state: the server's data with the current time, because the browser has just revalidated the document. */
export function initialState({ state }: PageData): Partial<RootState> {
  if (!state) return {};
  const now = Date.now();
  const read = { requestId: 'document', startedTimeStamp: now, fulfilledTimeStamp: now };
  const queries = Object.entries(state.api.queries).map(([key, query]) => [
    key,
    query?.error && !isMissing(query.error) ? query : { ...read, ...query },
  ]);
  return { api: { ...state.api, queries: Object.fromEntries(queries) as ApiState['queries'] } as ApiState };
}

/** "Not found" is an answer like any other; other failures are tried again in the browser. */
const isMissing = (error: unknown) => isApiError(error) && error.status === 404;
