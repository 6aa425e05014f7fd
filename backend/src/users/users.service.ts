import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import type { Transaction } from '../core/database/transaction.ts';
import type { Account, AccountWithPassword } from './account.ts';
import { PasswordHasher } from './password-hasher.ts';
import { User } from './user.entity.ts';

/** Inside a transaction, reads use its connection: waiting for a second one could exhaust the pool. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: PasswordHasher,
  ) {}

  /** Also finds a disabled user. */
  async find(id: string, tx?: Transaction): Promise<Account | null> {
    return this.within(tx).findOneBy({ id });
  }

  /** Null for an unknown and for a disabled user. */
  async findActive(id: string, tx?: Transaction): Promise<AccountWithPassword | null> {
    return this.within(tx).findOneBy({ id, disabledAt: IsNull() });
  }

  async findByUsername(username: string): Promise<Account | null> {
    return this.users.findOneBy({ username });
  }

  /** Null when the user is unknown, the password is wrong or the user is disabled. Each case costs one verification. */
  async findByCredentials(username: string, password: string): Promise<AccountWithPassword | null> {
    const user = await this.users.findOneBy({ username });
    const matches = await this.passwords.verify(user?.passwordHash, password);
    return matches && user?.disabledAt === null ? user : null;
  }

  private within(tx: Transaction | undefined): Repository<User> {
    return tx ? tx.manager.getRepository(User) : this.users;
  }
}
