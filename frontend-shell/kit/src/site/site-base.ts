/** The prefix under which the site works: `/website` when the path starts with it, else none. */
export function siteBase(pathname: string): '' | '/website' {
  return pathname === '/website' || pathname.startsWith('/website/') ? '/website' : '';
}

/** The path inside the site, without the prefix. */
export function sitePath(pathname: string): string {
  return pathname.slice(siteBase(pathname).length) || '/';
}
