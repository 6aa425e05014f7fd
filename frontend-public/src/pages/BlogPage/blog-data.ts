import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { loadIndexPage, statusOf } from '../page-data';
import { blogPath, blogQuery, isBlogItself, pageNumber, type BlogAddress } from './blog-address';

export async function loadBlog({ store, params }: LoadContext): Promise<LoadResult> {
  const address: BlogAddress = params;
  if (pageNumber(address) === undefined) return { status: 404 };
  if (address.page === '1') return { status: 301, location: blogPath(address) };
  const [{ data, error }, page] = await Promise.all([
    store.dispatch(api.endpoints.listPosts.initiate(blogQuery(address))),
    loadIndexPage(store, 'blog'),
  ]);
  if (!data) return { status: statusOf(error) };
  if (isBlogItself(address)) return { seo: page?.seo };
  return data.data.length === 0 ? { status: 404 } : {};
}
