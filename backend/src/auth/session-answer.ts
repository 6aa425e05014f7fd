import { Injectable } from '@nestjs/common';
import type { Account } from '../users/account.ts';
import { AccessTokens } from './access-token.ts';
import type { AuthUser, Session } from './auth.dto.ts';
import { Permissions } from './permissions.ts';
import type { Continuation } from './sessions.service.ts';

/** The answer to the browser and the refresh token for its cookie. */
export interface SignedIn {
  readonly session: Session;
  readonly refreshToken: string;
}

@Injectable()
export class SessionAnswers {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly permissions: Permissions,
  ) {}

  signedIn(account: Account, { sessionId, refreshToken, now }: Continuation): SignedIn {
    const access = this.accessTokens.issue(account.id, sessionId, now);
    return { session: { ...access, user: this.toAuthUser(account) }, refreshToken };
  }

  private toAuthUser({ id, username, role }: Account): AuthUser {
    return { id, username, permissions: this.permissions.of(role) };
  }
}
