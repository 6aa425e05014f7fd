import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { pageNumber } from '../BlogPage/blog-address';
import { statusOf } from '../page-data';
import { authorPath, postsOf } from './author-address';

export async function loadAuthor({ store, params }: LoadContext): Promise<LoadResult> {
  const { slug = '', page } = params;
  if (pageNumber({ page }) === undefined) return { status: 404 };
  if (page === '1') return { status: 301, location: authorPath(slug) };
  const { data: author, error } = await store.dispatch(api.endpoints.getAuthor.initiate({ slug }));
  if (!author) return { status: statusOf(error) };
  if (author.slug !== slug) return { status: 301, location: authorPath(author.slug, page) };
  const posts = await store.dispatch(api.endpoints.listPosts.initiate(postsOf(slug, page)));
  if (!posts.data) return { status: statusOf(posts.error) };
  if (page !== undefined) return posts.data.data.length === 0 ? { status: 404 } : {};
  return { seo: author.seo };
}
