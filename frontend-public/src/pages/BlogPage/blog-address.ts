/** What the address of a list of posts says: `/blog`, `/blog/page/2`, `/blog/tag/overtime/page/2`. */
export interface BlogAddress {
  readonly tag?: string | undefined;
  readonly page?: string | undefined;
}

const postsPerPage = 10;

/** The first page of all posts: what the owner says of the blog, search engines hear of it alone. */
export const isBlogItself = ({ tag, page }: BlogAddress) => tag === undefined && page === undefined;

/** The page's number; undefined when the address holds no whole number above zero. */
export function pageNumber({ page = '1' }: BlogAddress): number | undefined {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

export function blogQuery(address: BlogAddress) {
  const page = pageNumber(address) ?? 1;
  return { page, limit: postsPerPage, ...(address.tag === undefined ? {} : { tag: address.tag }) };
}

export function blogPath({ tag, page = '1' }: BlogAddress): string {
  return `/blog${tag === undefined ? '' : `/tag/${encodeURIComponent(tag)}`}${page === '1' ? '' : `/page/${page}`}`;
}

export const tagPath = (tag: string) => blogPath({ tag: tag.toLowerCase() });
