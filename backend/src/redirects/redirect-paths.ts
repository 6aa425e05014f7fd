import { pagePath } from '@20x/shared/page-path';

/** A source that ends like this takes every address below it that has no page; such a target keeps the rest of the address. */
const below = '/*';
const longest = 1024;
/** Safe in a Location header and in the renderer: no backslash, control character or quote. */
const plain = /^(\/[\w.~%+-]+)+$/;
const otherSite = /^https?:\/\//i;
/** Addresses that are never asked of the pages, or that nginx hides, so that no redirect may take them. */
const taken = /^\/(admin|api|health|images|login|media|metrics|preview|static)(\/|$)|\/\.(?!well-known(\/|$))|\.map$/;

export const isPlainPath = (path: string) => path.length <= longest && plain.test(path);
export const isWide = (path: string) => path.endsWith(below);
export const isTaken = (path: string) => taken.test(path);
const isElsewhere = (address: string) => otherSite.test(address);

/** The path in lower case; escapes are unchanged. */
export const inLowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** The sources that take a path, the closest first. */
export function sourcesOf(path: string): string[] {
  const parts = path.split('/');
  return [path, ...parts.slice(1).map((_, index) => parts.slice(0, parts.length - index).join('/') + below)];
}

/** Where a source sends a path that it takes. */
export function destinationOf(path: string, { from, to }: { readonly from: string; readonly to: string }): string {
  if (!isWide(to)) return to;
  return to.slice(0, -below.length) + path.slice(from.length - below.length) || '/';
}

/** The address that someone typed, as visitors of this site ask for it; null for one that no visitor can ask for. */
export function readSource(typed: string, publicUrl: string): string | null {
  const path = inSite(typed.trim(), publicUrl);
  if (path.includes('\\')) return null;
  const wide = isWide(path) ? below : '';
  const url = /^\/(?![/\\])/.test(path)
    ? URL.parse(`https://site.invalid${path.slice(0, path.length - wide.length)}`)
    : null;
  if (!url || url.search || url.hash) return null;
  const source = canonical(url.pathname);
  return isPlainPath(source) ? source + wide : null;
}

/** The path without the site's second prefix, empty segments, a closing slash and capitals. */
const canonical = (path: string) =>
  inLowerCase(
    path
      .replace(/^\/website(?=\/)/, '')
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1'),
  );

/** A target as its page is known, so that visitors arrive in one step. Files and other sites are unchanged. */
export function canonicalTarget(target: string): string {
  const path = pathOf(target);
  if (isElsewhere(target) || isTaken(path) || pagePath(path) === null) return target;
  return canonical(path) + target.slice(path.length);
}

/** Without query and anchor. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** The target that someone typed: a path of this site, or an address of another one. Null for anything else. */
export function readTarget(typed: string, publicUrl: string): string | null {
  const address = inSite(typed.trim(), publicUrl);
  if (isElsewhere(address)) return URL.parse(address)?.href ?? null;
  if (!/^\/(?![/\\])/.test(address)) return null;
  const url = URL.parse(`https://site.invalid${address}`);
  return url?.host === 'site.invalid' ? url.pathname + url.search + url.hash : null;
}

const inSite = (address: string, publicUrl: string) =>
  address === publicUrl || address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) || '/' : address;
