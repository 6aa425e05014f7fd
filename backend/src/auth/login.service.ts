import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.service.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import type { AccountWithPassword } from '../users/account.ts';
import { UsersService } from '../users/users.service.ts';
import type { LoginRequest } from './auth.dto.ts';
import { LoginAttempts, type LoginAttempt } from './login-attempts.ts';
import { failuresBeforeDelay, failuresPerAddress, failuresPerUserAndAddress, loginDelayMs } from './login-limits.ts';
import { SessionAnswers, type SignedIn } from './session-answer.ts';
import { Sessions } from './sessions.service.ts';

@Injectable()
export class LoginService {
  constructor(
    private readonly users: UsersService,
    private readonly attempts: LoginAttempts,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** Opens a session. The answer is the same for every problem with the credentials. */
  async login({ username, password }: LoginRequest, network: string, isBrowser: boolean): Promise<SignedIn> {
    const attempt = await this.attempts.begin(username, network);
    await pause(loginDelayMs(attempt.ofUser - 1));
    const account = await this.check(username, password, attempt);
    if (!account) {
      await this.reportBurst(username, attempt);
      throw new Problem('unauthenticated', { detail: 'Wrong username or password.' });
    }
    return this.unitOfWork.run(async (tx) => {
      await this.attempts.succeed(tx, username, network);
      const session = await this.sessions.open(tx, account.id);
      await this.audit.record(tx, { action: 'session.opened', actor: account });
      return this.answers.signedIn(account, session, isBrowser);
    });
  }

  private async check(username: string, password: string, attempt: LoginAttempt): Promise<AccountWithPassword | null> {
    try {
      return await this.users.findByCredentials(username, password);
    } catch (error) {
      await this.attempts.cancel(attempt);
      throw error;
    }
  }

  /**
   * One entry when a limit is reached, not one per failure. An unknown username is not stored, since it may be a
   * password.
   */
  private async reportBurst(username: string, attempt: LoginAttempt): Promise<void> {
    const { ofUserAndAddress, ofAddress, ofUser } = attempt;
    const reached =
      ofUserAndAddress === failuresPerUserAndAddress ||
      ofAddress === failuresPerAddress ||
      Number.isInteger(Math.log2(ofUser / failuresBeforeDelay)); // 10, 20, 40, …
    if (!reached) return;
    const account = await this.users.findByUsername(username);
    const details = { ofUserAndAddress, ofAddress, ofUser };
    await this.unitOfWork.run((tx) =>
      this.audit.record(tx, { action: 'login.failing', subject: account?.username ?? 'an unknown user', details }),
    );
  }
}
