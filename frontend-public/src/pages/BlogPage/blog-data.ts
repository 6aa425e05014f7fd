import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { statusOf } from '../load-status';
import { blogPath, blogQuery, pageNumber, type BlogAddress } from './blog-address';

export async function loadBlog({ store, params }: LoadContext): Promise<LoadResult> {
  const address: BlogAddress = params;
  if (pageNumber(address) === undefined) return { status: 404 };
  if (address.page === '1') return { status: 301, location: blogPath(address) };
  const { data, error } = await store.dispatch(api.endpoints.listPosts.initiate(blogQuery(address)));
  if (!data) return { status: statusOf(error) };
  const isBlogItself = address.page === undefined && address.tag === undefined;
  return data.data.length === 0 && !isBlogItself ? { status: 404 } : {};
}
