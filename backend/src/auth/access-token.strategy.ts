import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../core/config/config.ts';
import { UsersService } from '../users/users.service.ts';
import type { SignedInUser } from '../core/access/access.ts';
import { claimsOf, tokenRules } from './access-token.ts';
import { Permissions } from './permissions.ts';
import { Sessions } from './sessions.service.ts';

/** Turns a bearer token into its user. The signature alone is not enough: the session and the user must be active. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: Config,
    private readonly sessions: Sessions,
    private readonly users: UsersService,
    private readonly permissions: Permissions,
  ) {
    super({
      ...tokenRules,
      algorithms: [...tokenRules.algorithms],
      secretOrKey: config.sessionSecret,
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    });
    // Passport stores strategies by name for the whole process; two applications in one process (tests) must not share
    // one.
    this.name = `access-token-${randomUUID()}`;
    passport.use(this);
  }

  async validate(payload: object): Promise<SignedInUser | false> {
    const claims = claimsOf(payload);
    if (!claims || !(await this.sessions.isAlive(claims))) return false;
    const account = await this.users.findActive(claims.userId);
    if (!account) return false;
    const { id, username, role } = account;
    return { id, username, permissions: this.permissions.of(role), sessionId: claims.sessionId };
  }
}
