import { isUnlisted } from '@20x/shared/effective-seo';
import { isWorthListing } from '@20x/shared/post-lists';

/** What a list of so many posts asks of search engines, whose owner may ask for more, but never for less. Undefined: the default. */
export const robotsFor = (posts: number, own?: string | null) =>
  isWorthListing(posts) || isUnlisted(own) ? (own ?? undefined) : 'noindex, follow';
