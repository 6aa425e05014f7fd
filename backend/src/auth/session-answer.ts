import { Injectable } from '@nestjs/common';
import type { Account } from '../users/account.ts';
import { permissionsOf } from './access-token.strategy.ts';
import { AccessTokens } from './access-token.ts';
import type { Session } from './auth.dto.ts';
import { BrowserSession } from './browser-session.ts';
import type { Continuation } from './sessions.service.ts';

/** The answer to the browser and the refresh token for its cookie. */
export interface SignedIn {
  readonly session: Session;
  readonly sessionId: string;
  readonly refreshToken: string;
}

@Injectable()
export class SessionAnswers {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly browser: BrowserSession,
  ) {}

  signedIn(account: Account, { sessionId, refreshToken, now }: Continuation, isBrowser: boolean): SignedIn {
    const { id, username, role } = account;
    const access = this.accessTokens.issue({ userId: id, sessionId, isBrowser }, now);
    const token = isBrowser ? `${access.token}.${this.browser.pageKeyOf(id)}` : access.token;
    const user = { id, username, permissions: permissionsOf(role) };
    return { session: { ...access, token, user }, sessionId, refreshToken };
  }
}
