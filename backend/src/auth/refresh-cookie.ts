import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../core/config/config.ts';
import { cookiesNamed } from '../core/http/session-cookie.ts';
import { idleSeconds } from './session-times.ts';

/** Browsers accept the prefix only over https, which keeps sites on plain http from setting the cookie. */
export const refreshCookieName = ({ secure }: Pick<Config, 'secure'>): string =>
  secure ? '__Secure-20x_refresh' : '20x_refresh';

/** The refresh token's cookie: hidden from scripts and sent only to /api/auth of this site. */
@Injectable()
export class RefreshCookie {
  private readonly name: string;
  private readonly attributes: CookieSerializeOptions;

  constructor({ secure }: Config) {
    this.name = refreshCookieName({ secure });
    this.attributes = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure };
  }

  /** One, unless a script of a page has set others. */
  read(request: FastifyRequest): string[] {
    return cookiesNamed(request, this.name);
  }

  write(reply: FastifyReply, value: string): void {
    reply.setCookie(this.name, value, { ...this.attributes, maxAge: idleSeconds });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.attributes);
  }
}
