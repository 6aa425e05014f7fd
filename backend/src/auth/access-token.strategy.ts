import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { DataSource } from 'typeorm';
import { definedContentTypes } from '../content/documents/content-type.ts';
import type { SignedInUser } from '../core/access/access.ts';
import { contentRights, generalPermissions, type Permission } from '../core/access/permission.ts';
import { Config } from '../core/config/config.ts';
import type { AccountWithPassword, Role } from '../users/account.ts';
import { claimsOf, tokenRules } from './access-token.ts';
import { bearerOf } from './bearer.ts';
import { BrowserSession } from './browser-session.ts';
import { isLive } from './session-times.ts';

/** Turns a bearer token into its user. The signature alone is not enough: the session and the user must be active. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: Config,
    private readonly dataSource: DataSource,
    private readonly browser: BrowserSession,
  ) {
    super({
      ...tokenRules,
      algorithms: [...tokenRules.algorithms],
      secretOrKey: config.sessionSecret,
      jwtFromRequest: (request: FastifyRequest) => bearerOf(request).accessToken,
      passReqToCallback: true,
    });
    // Passport stores strategies by name for the whole process; two applications in one process (tests) must not share
    // one.
    this.name = `access-token-${randomUUID()}`;
    passport.use(this);
  }

  async validate(request: FastifyRequest, payload: object): Promise<SignedInUser | false> {
    const claims = claimsOf(payload);
    if (!claims) return false;
    const { userId, sessionId, expiresAt, isBrowser } = claims;
    const [account] = await this.dataSource.query<AccountWithPassword[]>(
      `select id, username, role, password_hash as "passwordHash" from app_user where id = $1 and disabled_at is null and exists (
         select 1 from user_session where id = $2 and user_id = $1 and to_timestamp($3) > now() and ${isLive})`,
      [userId, sessionId, expiresAt],
    );
    if (!account || (isBrowser && !this.browser.holds(request, account, sessionId))) return false;
    const { id, username, role } = account;
    return { id, username, permissions: permissionsOf(role), sessionId };
  }
}

/** What a role may do; the rights to content follow from the content types that there are. */
export function permissionsOf(role: Role): Permission[] {
  const all = [
    ...definedContentTypes().flatMap(({ name }) => contentRights.map((right) => `${name}:${right}` as const)),
    ...generalPermissions,
  ];
  return { administrator: all }[role];
}
