import type { FastifyRequest } from 'fastify';

/** Of a signed-in browser, on every path. nginx reads it by this name: pages come from the back end then. */
export const sessionCookieName = '20x_session';

const signedIn = new RegExp(`(^|;) *${sessionCookieName}=[^;]`);

/** All values of a cookie: a script of a page can set another one of the same name, for some paths, which comes first. */
export const cookiesNamed = ({ headers }: FastifyRequest, name: string): string[] =>
  (headers.cookie ?? '').split(';').flatMap((cookie) => {
    const [given = '', value = ''] = cookie.trim().split('=', 2);
    return given === name ? [value] : [];
  });

/** nginx finds it in the same way, for the files that it serves. */
const keyInCookie = new RegExp(`(?:^|; *)${sessionCookieName}=[\\w-]{43}\\.([\\w-]{36}\\.[\\w-]{43})(?:;|$)`);

/**
 * The key of the person whose cookie came, for a document of the admin area. Its own scripts read it there and send it with
 * every request. `fetch` and frames get none, so scripts of other pages don't either.
 */
export function pageKeyHeader({ headers }: FastifyRequest): { 'server-timing'?: string } {
  const [, key] = keyInCookie.exec(headers.cookie ?? '') ?? [];
  const isDocument = headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate';
  return key && isDocument ? { 'server-timing': `page-key;desc=${key}` } : {};
}

/** Whether the browser has a session cookie. Use it to leave something out, never to grant access. */
export const isSignedIn = ({ headers }: FastifyRequest): boolean => signedIn.test(headers.cookie ?? '');
