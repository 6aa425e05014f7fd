import { Injectable } from '@nestjs/common';
import type { Account } from '../users/account.ts';
import { permissionsOf } from './access-token.strategy.ts';
import { AccessTokens } from './access-token.ts';
import type { Session } from './auth.dto.ts';
import type { Continuation } from './sessions.service.ts';

/** The answer to the browser and the refresh token for its cookie. */
export interface SignedIn {
  readonly session: Session;
  readonly sessionId: string;
  readonly refreshToken: string;
}

@Injectable()
export class SessionAnswers {
  constructor(private readonly accessTokens: AccessTokens) {}

  /** The token of a browser counts only together with its cookie. */
  signedIn(account: Account, { sessionId, refreshToken, now }: Continuation, isBrowser: boolean): SignedIn {
    const { id, username, role } = account;
    const access = this.accessTokens.issue({ userId: id, sessionId, isBrowser }, now);
    const user = { id, username, permissions: permissionsOf(role) };
    return { session: { ...access, user }, sessionId, refreshToken };
  }
}
