import { pagePath } from '@20x/shared/page-path';
import { isListing } from '../content/links/site-path.ts';
import { postType } from '../blog/post-type.ts';

/** Pages and folders of this site that no redirect may cover. */
const taken = /^\/(?:(?:website|login|search|blog|features|contact|about)?|(?:website|admin|preview|health)(?:\/.*)?)$/;
/** As the site reads paths. */
const plain = /^(?:\/[\w.~%+-]+)+$/;
const longest = 500;

/** The path that a post had, as redirects know it; null: there is none, or it is the one that the post has here. */
export function oldPathOf(address: string | null, slug: string): string | null {
  const url = address === null ? null : URL.parse(address.trim(), 'https://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || (url.pathname === '/' && url.search !== '')) return null;
  const path = pagePath(url.pathname.toLowerCase());
  if (!path || path.length > longest || !plain.test(path) || taken.test(path) || isListing(path)) return null;
  return path === postType.path(slug) ? null : path;
}
