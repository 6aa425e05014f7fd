import { defaultSiteName } from './title-template.ts';

/** How feed readers name the feed of all posts, or of those with a tag. */
export const feedTitle = (siteName: string | null | undefined, tag?: string): string =>
  `${siteName?.trim() || defaultSiteName} Blog${tag ? `: ${tag}` : ''}`;

/** Posts on one page of the blog, and of the list of a category, a tag or an author. */
export const postsPerPage = 10;

const fewestPosts = 3;

/** Whether search engines list the page of a category, a tag or an author with so many published posts. */
export const isWorthListing = (posts: number): boolean => posts >= fewestPosts;
