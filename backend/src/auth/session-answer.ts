import { Injectable } from '@nestjs/common';
import type { Account } from '../users/account.ts';
import { permissionsOf } from './access-token.strategy.ts';
import { AccessTokens } from './access-token.ts';
import type { Session } from './auth.dto.ts';
import type { Continuation } from './sessions.service.ts';

/** The answer to the browser and the refresh token for its cookie. */
export interface SignedIn {
  readonly session: Session;
  readonly refreshToken: string;
}

@Injectable()
export class SessionAnswers {
  constructor(private readonly accessTokens: AccessTokens) {}

  signedIn({ id, username, role }: Account, { sessionId, refreshToken, now }: Continuation): SignedIn {
    const access = this.accessTokens.issue(id, sessionId, now);
    return { session: { ...access, user: { id, username, permissions: permissionsOf(role) } }, refreshToken };
  }
}
