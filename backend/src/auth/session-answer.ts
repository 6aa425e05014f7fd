import { Injectable } from '@nestjs/common';
import type { AccountWithPassword } from '../users/account.ts';
import { permissionsOf } from './access-token.strategy.ts';
import { AccessTokens } from './access-token.ts';
import type { Session } from './auth.dto.ts';
import { BrowserSession } from './browser-session.ts';
import type { Continuation } from './sessions.service.ts';

/** The answer to the browser and what goes into its cookies. */
export interface SignedIn {
  readonly session: Session;
  readonly refreshToken: string;
  readonly browserCookie: string;
}

@Injectable()
export class SessionAnswers {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly browser: BrowserSession,
  ) {}

  signedIn(account: AccountWithPassword, { sessionId, refreshToken, now }: Continuation, isBrowser: boolean): SignedIn {
    const { id, username, role } = account;
    const access = this.accessTokens.issue({ userId: id, sessionId, isBrowser }, now);
    const token = isBrowser ? `${access.token}.${this.browser.pageKeyOf(account)}` : access.token;
    const user = { id, username, permissions: permissionsOf(role) };
    const browserCookie = this.browser.cookieFor(account, sessionId);
    return { session: { ...access, token, user }, refreshToken, browserCookie };
  }
}
