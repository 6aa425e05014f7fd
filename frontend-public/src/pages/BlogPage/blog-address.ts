import type { PostTerm, TermKind } from '@20x/kit';
import { postsPerPage } from '@20x/shared/post-lists';

/** What the address of a list of posts says: `/blog`, `/blog/page/2`, `/blog/tag/overtime/page/2`. */
export interface BlogAddress {
  readonly tag?: string | undefined;
  readonly category?: string | undefined;
  readonly page?: string | undefined;
}

/** The category or tag whose posts the address asks for. */
export function askedTerm({ tag, category }: BlogAddress): { readonly kind: TermKind; readonly slug: string } | null {
  if (tag !== undefined) return { kind: 'tag', slug: tag };
  return category === undefined ? null : { kind: 'category', slug: category };
}

/** The first page of all posts: what the owner says of the blog, search engines hear of it alone. */
export const isBlogItself = (address: BlogAddress) => askedTerm(address) === null && address.page === undefined;

/** The page's number; undefined when the address holds no whole number above zero. */
export function pageNumber({ page = '1' }: Pick<BlogAddress, 'page'>): number | undefined {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

export function blogQuery(address: BlogAddress) {
  const term = askedTerm(address);
  return { page: pageNumber(address) ?? 1, limit: postsPerPage, ...(term && { [term.kind]: term.slug }) };
}

/** The post that leads the blog, where its editors feature one. */
export const featuredPost = { featured: true, limit: 1 } as const;

export function blogPath(address: BlogAddress): string {
  const term = askedTerm(address);
  const { page = '1' } = address;
  return `/blog${term ? `/${term.kind}/${encodeURIComponent(term.slug)}` : ''}${page === '1' ? '' : `/page/${page}`}`;
}

/** The same page of the list under the term's current slug. */
export const underSlug = (address: BlogAddress, { kind, slug }: Pick<PostTerm, 'kind' | 'slug'>): BlogAddress => ({
  ...address,
  [kind]: slug,
});

export const termPath = (term: Pick<PostTerm, 'kind' | 'slug'>) => blogPath(underSlug({}, term));
