import { api, type AppStore, type LoadContext, type LoadResult } from '@20x/kit';
import { loadIndexPage, statusOf } from '../page-data';
import {
  askedTerm,
  blogPath,
  blogQuery,
  featuredPost,
  isBlogItself,
  pageNumber,
  underSlug,
  type BlogAddress,
} from './blog-address';

export async function loadBlog({ store, params }: LoadContext): Promise<LoadResult> {
  const address: BlogAddress = params;
  if (pageNumber(address) === undefined) return { status: 404 };
  if (address.page === '1') return { status: 301, location: blogPath(address) };
  return (await loadTerm(store, address)) ?? loadList(store, address);
}

/** An answer instead of the list: there is no such category or tag, or it has another slug by now. */
async function loadTerm(store: AppStore, address: BlogAddress): Promise<LoadResult | undefined> {
  const asked = askedTerm(address);
  if (!asked) return undefined;
  const { data: term, error } = await store.dispatch(api.endpoints.getTerm.initiate(asked));
  if (!term) return { status: statusOf(error) };
  return term.slug === asked.slug ? undefined : { status: 301, location: blogPath(underSlug(address, term)) };
}

async function loadList(store: AppStore, address: BlogAddress): Promise<LoadResult> {
  const [{ data, error }, page] = await Promise.all([
    store.dispatch(api.endpoints.listPosts.initiate(blogQuery(address))),
    loadIndexPage(store, 'blog'),
    store.dispatch(api.endpoints.listTerms.initiate()),
    isBlogItself(address) && store.dispatch(api.endpoints.listPosts.initiate(featuredPost)),
  ]);
  if (!data) return { status: statusOf(error) };
  if (isBlogItself(address)) return { seo: page?.seo };
  return data.data.length === 0 ? { status: 404 } : {};
}
