import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.service.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { UsersService } from '../users/users.service.ts';
import { AccessTokens } from './access-token.ts';
import { BrowserSession } from './browser-session.ts';
import { parseRefreshToken } from './refresh-token.ts';
import { SessionAnswers, type SignedIn } from './session-answer.ts';
import { Sessions } from './sessions.service.ts';

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

  /** Null when the cookie is not valid. A browser's page that has no key is refused, and the session stays as it is. */
  async refresh(cookie: string | undefined, { isBrowser, pageKey }: Caller): Promise<SignedIn | null> {
    const token = parseRefreshToken(cookie);
    if (!token) return null;
    return this.unitOfWork.run(async (tx) => {
      const outcome = await this.sessions.refresh(tx, token);
      if (outcome === 'unknown') return null;
      if ('reusedBy' in outcome) {
        const owner = await this.users.find(outcome.reusedBy, tx);
        await this.audit.record(tx, { action: 'session.refresh-reused', subject: owner?.username });
        return null;
      }
      if (isBrowser && !this.browser.isPageKey(pageKey, outcome.userId)) {
        throw new Problem('unauthenticated', { detail: 'Only the admin area can refresh a session. Sign in there.' });
      }
      const account = await this.users.findActive(outcome.userId, tx);
      return account && this.answers.signedIn(account, outcome, isBrowser);
    });
  }

  /** Ends the session of the cookie or of the access token, which may have expired. Without either, nothing happens. */
  async logout(cookie: string | undefined, accessToken: string | null): Promise<void> {
    const refreshToken = parseRefreshToken(cookie);
    const claims = await this.accessTokens.read(accessToken);
    if (!refreshToken && !claims) return;
    await this.unitOfWork.run(async (tx) => {
      const byCookie = refreshToken && (await this.sessions.identify(tx, refreshToken));
      for (const sessionId of new Set([byCookie, claims?.sessionId])) if (sessionId) await this.close(tx, sessionId);
    });
  }

  private async close(tx: Transaction, sessionId: string): Promise<void> {
    const userId = await this.sessions.revoke(tx, sessionId);
    const account = userId === null ? null : await this.users.find(userId, tx);
    if (account) await this.audit.record(tx, { action: 'session.closed', actor: account });
  }
}
