import { api, useAppDispatch, type SearchApiArg } from '@20x/kit';
import { useEffect, useMemo } from 'react';

/** The results of a query, and the ones before as long as they are on their way. A query that is replaced is aborted. */
export function useSearchResults(query: SearchApiArg | null) {
  const dispatch = useAppDispatch();
  const { q, cursor } = query ?? {};
  const asked = useMemo(() => (q === undefined ? null : { q, ...(cursor && { cursor }) }), [q, cursor]);
  useEffect(() => {
    if (!asked) return;
    const request = dispatch(api.endpoints.search.initiate(asked));
    return () => {
      request.abort();
      request.unsubscribe();
    };
  }, [asked, dispatch]);
  const { data, currentData, error } = api.endpoints.search.useQueryState(asked ?? { q: '' });
  return asked ? { results: data, isCurrent: currentData !== undefined, error } : {};
}
