import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../core/config/config.ts';
import { cookiesNamed, sessionCookieName } from '../core/http/session-cookie.ts';
import type { AccountWithPassword } from '../users/account.ts';
import { bearerOf } from './bearer.ts';
import { idleSeconds } from './session-times.ts';

type Owner = Pick<AccountWithPassword, 'id' | 'passwordHash'>;

/**
 * What a browser needs beside the token that it got. Its cookie, which no script can read: a copy of the token is of no use
 * elsewhere, and pages of the site come without what runs scripts of others. And the person's page key, the fourth part of
 * the token: only answers to a sign-in and documents of the admin area hold it, so scripts of other pages, which reach the
 * stored token and send the cookie, can do nothing with them.
 */
@Injectable()
export class BrowserSession {
  constructor(private readonly config: Config) {}

  /** Browsers alone send this header, and no script can. Programs keep their token as they like. */
  isBrowser({ headers }: FastifyRequest): boolean {
    return headers['sec-fetch-site'] !== undefined;
  }

  /** Whether a request may act for the session: it has the cookie and the key. */
  holds(request: FastifyRequest, owner: Owner, sessionId: string): boolean {
    const expected = this.cookieFor(owner, sessionId);
    const hasCookie = cookiesNamed(request, sessionCookieName).some((cookie) => isEqual(cookie, expected));
    return hasCookie && this.isPageKey(bearerOf(request).pageKey, owner);
  }

  isPageKey(given: string | undefined, owner: Owner): boolean {
    return isEqual(given ?? '', this.pageKeyOf(owner));
  }

  /** The same for every session of the person until the next password, so that other windows go on after a new sign-in. */
  pageKeyOf({ id, passwordHash }: Owner): string {
    return this.proofOf(`page ${id} ${passwordHash}`);
  }

  /** nginx gives the part behind the first point to documents of the admin area. */
  cookieFor(owner: Owner, sessionId: string): string {
    return `${this.proofOf(`browser ${sessionId}`)}.${owner.id}.${this.pageKeyOf(owner)}`;
  }

  write(reply: FastifyReply, value: string): void {
    reply.setCookie(sessionCookieName, value, { ...this.attributes(), maxAge: idleSeconds });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(sessionCookieName, this.attributes());
  }

  private attributes() {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.config.secure } as const;
  }

  private proofOf(fact: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(fact).digest('base64url');
  }
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
