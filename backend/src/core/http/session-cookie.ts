import type { FastifyRequest } from 'fastify';

/** Of a signed-in browser, on every path. nginx reads it by this name: pages come from the back end then. */
export const sessionCookieName = '20x_session';

const signedIn = new RegExp(`(^|;) *${sessionCookieName}=[^;]`);

/** Whether the browser has a session cookie. Use it to leave something out, never to grant access. */
export const isSignedIn = ({ headers }: FastifyRequest): boolean => signedIn.test(headers.cookie ?? '');
