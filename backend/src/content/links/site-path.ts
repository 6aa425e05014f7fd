/** A path of this site that may be a page. */
export interface SitePath {
  /** As pages are known: no closing slash. */
  readonly path: string;
  /** Query and anchor as they were written. */
  readonly rest: string;
}

const files = /^\/(api|media|images|static)(\/|$)|\.[a-z0-9]{2,5}$/i;
/** Pages without a document. */
const listings = /^\/(login|blog\/(page|tag)\/.+)$/;

export const isListing = (path: string) => listings.test(path);

/** The page that an address asks this site for; null for a file and for anything of elsewhere. */
export function readSitePath(href: string, publicUrl: string): SitePath | null {
  const isOwn = href.startsWith(`${publicUrl}/`);
  if (!isOwn && !/^\/(?![/\\])/.test(href)) return null;
  const url = URL.parse(isOwn ? href : `https://site.invalid${href}`);
  if (!url || files.test(url.pathname)) return null;
  return { path: url.pathname.replace(/(.)\/+$/, '$1'), rest: url.search + url.hash };
}
