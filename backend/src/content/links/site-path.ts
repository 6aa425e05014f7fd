import { pagePath } from '@20x/shared/page-path';

/** A path of this site that may be a page. */
export interface SitePath {
  /** As pages are known: no closing slash. */
  readonly path: string;
  /** Query and anchor as they were written. */
  readonly rest: string;
}

/** Pages without a document. */
const listings = /^\/(login|blog\/(page|tag|category)\/.+)$/;

export const isListing = (path: string) => listings.test(path);

/** The page that an address asks this site for; null for a file and for anything of elsewhere. */
export function readSitePath(href: string, publicUrl: string): SitePath | null {
  const isOwn = href.startsWith(`${publicUrl}/`);
  if (!isOwn && !/^\/(?![/\\])/.test(href)) return null;
  const url = URL.parse(isOwn ? href : `https://site.invalid${href}`);
  const path = url && pagePath(url.pathname);
  return path ? { path, rest: url.search + url.hash } : null;
}
