import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.service.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { UsersService } from '../users/users.service.ts';
import { AccessTokens } from './access-token.ts';
import { BrowserSession } from './browser-session.ts';
import { parseRefreshToken, type RefreshToken } from './refresh-token.ts';
import { SessionAnswers, type SignedIn } from './session-answer.ts';
import { Sessions, type RefreshOutcome } from './sessions.service.ts';

/** More cookies than any browser has of one name are not looked at. */
const mostCookies = 4;
const tokensIn = (cookies: readonly string[]): RefreshToken[] =>
  cookies.slice(0, mostCookies).flatMap((cookie) => parseRefreshToken(cookie) ?? []);

interface Caller {
  readonly isBrowser: boolean;
  readonly pageKey: string | undefined;
}

/** Refreshes and ends sessions. */
@Injectable()
export class SessionLife {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly answers: SessionAnswers,
    private readonly browser: BrowserSession,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** Null when no cookie is valid. A browser's page that has no key is refused, and the session stays as it is. */
  async refresh(cookies: readonly string[], { isBrowser, pageKey }: Caller): Promise<SignedIn | null> {
    return this.unitOfWork.run(async (tx) => {
      let outcome: RefreshOutcome = 'unknown';
      for (const token of tokensIn(cookies))
        if (outcome === 'unknown') outcome = await this.sessions.refresh(tx, token);
      if (outcome === 'unknown') return null;
      if ('reusedBy' in outcome) {
        const owner = await this.users.find(outcome.reusedBy, tx);
        await this.audit.record(tx, { action: 'session.refresh-reused', subject: owner?.username });
        return null;
      }
      const account = await this.users.findActive(outcome.userId, tx);
      if (account && isBrowser && !this.browser.isPageKey(pageKey, account)) {
        throw new Problem('unauthenticated', { detail: 'Only the admin area can refresh a session. Sign in there.' });
      }
      return account && this.answers.signedIn(account, outcome, isBrowser);
    });
  }

  /** Ends the session of the cookie or of the access token, which may have expired. Without either, nothing happens. */
  async logout(cookies: readonly string[], accessToken: string | null): Promise<void> {
    const refreshTokens = tokensIn(cookies);
    const claims = await this.accessTokens.read(accessToken);
    if (refreshTokens.length === 0 && !claims) return;
    await this.unitOfWork.run(async (tx) => {
      const named = new Set([claims?.sessionId]);
      for (const token of refreshTokens) named.add((await this.sessions.identify(tx, token)) ?? undefined);
      for (const sessionId of named) if (sessionId) await this.close(tx, sessionId);
    });
  }

  private async close(tx: Transaction, sessionId: string): Promise<void> {
    const userId = await this.sessions.revoke(tx, sessionId);
    const account = userId === null ? null : await this.users.find(userId, tx);
    if (account) await this.audit.record(tx, { action: 'session.closed', actor: account });
  }
}
