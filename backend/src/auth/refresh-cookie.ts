import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../core/config/config.ts';
import { idleSeconds } from './session-times.ts';

/** A browser takes the prefix over https only, and then nobody on a plain http neighbour can plant the cookie. */
export const refreshCookieName = ({ secure }: Pick<Config, 'secure'>): string =>
  secure ? '__Secure-20x_refresh' : '20x_refresh';

/** The cookie of the refresh token: out of reach for scripts, sent to nothing but /api/auth of this very site. */
@Injectable()
export class RefreshCookie {
  private readonly name: string;
  private readonly attributes: CookieSerializeOptions;

  constructor({ secure }: Config) {
    this.name = refreshCookieName({ secure });
    this.attributes = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure };
  }

  read({ server, headers }: FastifyRequest): string | undefined {
    return server.parseCookie(headers.cookie ?? '')[this.name];
  }

  write(reply: FastifyReply, value: string): void {
    reply.setCookie(this.name, value, { ...this.attributes, maxAge: idleSeconds });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.attributes);
  }
}
