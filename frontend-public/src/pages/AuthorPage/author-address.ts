import { postsPerPage } from '@20x/shared/post-lists';
import { pageNumber } from '../BlogPage/blog-address';

export const authorPath = (slug: string, page = '1') =>
  `/blog/author/${encodeURIComponent(slug)}${page === '1' ? '' : `/page/${page}`}`;

/** What the page of an author asks for. */
export const postsOf = (author: string, page: string | undefined) => ({
  page: pageNumber({ page }) ?? 1,
  limit: postsPerPage,
  author,
});
