import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.service.ts';
import { StartupError } from '../core/config/startup-error.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import type { DomainEvent } from '../core/events/domain-event.ts';
import { longestUsername, usernamePattern } from './account.ts';
import { PasswordHasher } from './password-hasher.ts';
import { User } from './user.entity.ts';

export interface PasswordSet extends DomainEvent {
  readonly name: 'user.password-set';
  readonly userId: string;
}

const shortestPassword = 12;
/** More would make hashing a way to keep the server busy. */
const longestPasswordBytes = 1024;

/** Accounts as an operator manages them on the command line. Refusals are StartupErrors. */
@Injectable()
export class UserAccounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordHasher,
    private readonly audit: Audit,
  ) {}

  async createAdministrator(username: string, password: string): Promise<void> {
    if (username.length > longestUsername || !usernamePattern.test(username) || username !== username.trim()) {
      throw new StartupError(
        `Use a username of one line with at most ${longestUsername} characters, and without spaces around it.`,
      );
    }
    const passwordHash = await this.hashed(password);
    await this.unitOfWork.run(async (tx) => {
      if (await tx.manager.existsBy(User, { username })) throw new StartupError(`There is a user ${username} already.`);
      const user = await tx.manager.save(User, { username, passwordHash, role: 'administrator' });
      await this.audit.record(tx, { action: 'user.created', subject: user.username, details: { role: user.role } });
    });
  }

  /** Also lets a disabled user in again. Ends every session of the user. */
  async setPassword(username: string, password: string): Promise<void> {
    const passwordHash = await this.hashed(password);
    await this.unitOfWork.run(async (tx) => {
      const user = await tx.manager.findOneBy(User, { username });
      if (!user) throw new StartupError(`There is no user ${username}.`);
      await tx.manager.update(User, { id: user.id }, { passwordHash, disabledAt: null });
      tx.emit<PasswordSet>({ name: 'user.password-set', userId: user.id });
      await this.audit.record(tx, { action: 'user.password-set', subject: user.username });
    });
  }

  private async hashed(password: string): Promise<string> {
    if (password.length < shortestPassword) {
      throw new StartupError(`Use a password of at least ${shortestPassword} characters.`);
    }
    if (Buffer.byteLength(password) > longestPasswordBytes)
      throw new StartupError('Use a password of at most 1,024 bytes.');
    return this.passwords.hash(password);
  }
}
