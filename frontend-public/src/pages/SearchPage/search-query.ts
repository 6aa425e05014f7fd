import { api, type LoadContext, type LoadResult, type SearchApiArg } from '@20x/kit';
import { isMissing } from '../page-data';

/** What the address asks for: `/search?q=overtime`; null without words. */
export function searchQuery(params: URLSearchParams): SearchApiArg | null {
  const q = params.get('q')?.trim();
  const cursor = params.get('cursor');
  return q ? { q, ...(cursor && { cursor }) } : null;
}

/** The way to results of the words. */
export const searchPath = ({ q, cursor }: SearchApiArg): string =>
  `/search?${new URLSearchParams({ q, ...(cursor && { cursor }) }).toString()}`;

/** A refused query is a page that says so. */
export async function loadSearch({ store, url }: LoadContext): Promise<LoadResult> {
  const query = searchQuery(url.searchParams);
  if (!query) return {};
  const { error } = await store.dispatch(api.endpoints.search.initiate(query));
  return !error || isMissing(error) ? {} : { status: 503 };
}
