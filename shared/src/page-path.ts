const files = /^\/(api|media|images|static)(\/|$)|\.[a-z0-9]{2,5}$/i;

/** A path of this site as pages are known, without a closing slash; null for a file or an API response. */
export const pagePath = (pathname: string): string | null =>
  files.test(pathname) ? null : pathname.replace(/(.)\/+$/, '$1');
