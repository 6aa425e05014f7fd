import { pagePath } from '@20x/shared/page-path';
import { isListing } from '../content/links/site-path.ts';
import { postType } from '../blog/post-type.ts';

/** Pages and folders of this site that no redirect may cover. */
const taken = /^\/(?:(?:website|login|search|blog|features|contact|about)?|(?:website|admin|preview|health)(?:\/.*)?)$/;
/** As the site reads paths. */
const plain = /^(?:\/[\w.~%+-]+)+$/;
const longest = 500;
/** As pages of other systems end, which are no files here. */
const pageEnding = /\.(?:html?|shtml|php\d?|aspx?|jsp|cfm|cgi|pl)$/;
const indexPage = /\/(?:index|default)\.[a-z]+$/;

/** The paths that a post had, as redirects know them; without the one that it has here. */
export function oldPathsOf(addresses: readonly string[], slug: string): string[] {
  const paths = addresses.flatMap((address) => {
    const path = pathIn(address);
    if (path === null) return [];
    const folder = path.replace(indexPage, '') || '/';
    if (folder !== path && !isFree(folder)) return [];
    return folder === path ? [path] : [path, folder];
  });
  return [...new Set(paths)].filter((path) => isFree(path) && path !== postType.path(slug));
}

function pathIn(address: string): string | null {
  const url = URL.parse(address.trim(), 'https://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || (url.pathname === '/' && url.search !== '')) return null;
  const path = withUpperEscapes(url.pathname.toLowerCase().replace(/(.)\/+$/, '$1'));
  return path.length > longest || !plain.test(path) ? null : path;
}

const withUpperEscapes = (path: string) => path.replace(/%[\da-f]{2}/g, (escape) => escape.toUpperCase());

const isFree = (path: string) =>
  pagePath(path.replace(pageEnding, '')) !== null && !taken.test(path) && !isListing(path);
