import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../core/config/config.ts';
import { sessionCookieName } from '../core/http/session-cookie.ts';
import { idleSeconds } from './session-times.ts';

/**
 * The cookie of a signed-in browser. It says to the site that its pages must run nothing of others, and without it no token
 * counts that a browser got: a copy of the token is of no use elsewhere.
 */
@Injectable()
export class BrowserSession {
  constructor(private readonly config: Config) {}

  /** Browsers alone send this header, and no script can. Programs keep their token as they like. */
  isBrowser({ headers }: FastifyRequest): boolean {
    return headers['sec-fetch-site'] !== undefined;
  }

  holds(request: FastifyRequest, sessionId: string): boolean {
    const cookie = request.server.parseCookie(request.headers.cookie ?? '')[sessionCookieName] ?? '';
    const [given, expected] = [Buffer.from(cookie), Buffer.from(this.valueFor(sessionId))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  write(reply: FastifyReply, sessionId: string): void {
    reply.setCookie(sessionCookieName, this.valueFor(sessionId), { ...this.attributes(), maxAge: idleSeconds });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(sessionCookieName, this.attributes());
  }

  private attributes() {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.config.secure } as const;
  }

  private valueFor(sessionId: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`browser ${sessionId}`).digest('base64url');
  }
}
