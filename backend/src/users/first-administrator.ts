import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.service.ts';
import { Config } from '../core/config/config.ts';
import { keepSecret } from '../core/config/secrets.ts';
import { StartupError } from '../core/config/startup-error.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { PasswordHasher } from './password-hasher.ts';
import { User } from './user.entity.ts';
import { longestUsername, usernamePattern } from './account.ts';

/** An arbitrary number that no other advisory lock of this database uses. */
const lock = 20_001;

/** Creates the first administrator when there are no users; never changes an existing user. */
@Injectable()
export class FirstAdministrator implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordHasher,
    private readonly audit: Audit,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      // Processes that start together queue here: the first creates the user, the others find it.
      await tx.manager.query('select pg_advisory_xact_lock($1)', [lock]);
      if (await tx.manager.existsBy(User, {})) return;
      const username = this.username();
      const { adminPassword } = this.config;
      const password = adminPassword ?? keepSecret(this.config.adminPasswordFile, generatePassword).secret;
      const passwordHash = await this.passwords.hash(password);
      const user = await tx.manager.save(User, { username, passwordHash, role: 'administrator' });
      await this.audit.record(tx, { action: 'user.created', subject: user.username, details: { role: user.role } });
      if (adminPassword === undefined) tx.afterCommit(() => this.announce(username, password));
    });
  }

  private username(): string {
    const { adminUsername } = this.config;
    if (adminUsername.length <= longestUsername && usernamePattern.test(adminUsername)) return adminUsername;
    throw new StartupError(`ADMIN_USERNAME must be one line of at most ${longestUsername} characters.`);
  }

  /** On stderr and not in the log, because logs are collected and copied. */
  private announce(username: string, password: string): Promise<void> {
    const { adminPasswordFile } = this.config;
    process.stderr.write(
      `First start: sign in as "${username}" with the password ${password} (kept in ${adminPasswordFile}).\n`,
    );
    return Promise.resolve();
  }
}

function generatePassword(): string {
  return randomBytes(15).toString('base64url');
}
