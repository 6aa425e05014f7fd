import { isWorthListing } from '@20x/shared/post-lists';

/** What a list of so many posts asks of search engines. Undefined: the default. */
export const robotsFor = (posts: number) => (isWorthListing(posts) ? undefined : 'noindex, follow');
