const files = /^\/(api|media|images|static)(\/|$)|\.[a-z0-9]{2,5}$/i;

/** No page has this path, so its route is the not-found page. */
export const nowhere = '/-/-';

/** A path of this site as pages are known, without a closing slash; null for a file or an API response. */
export const pagePath = (pathname: string): string | null =>
  files.test(pathname) ? null : pathname.replace(/(.)\/+$/, '$1');
