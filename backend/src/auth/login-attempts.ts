import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BoundedQueue } from '../core/concurrency/bounded-queue.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import { failuresPerAddress, failuresPerUserAndAddress, windowSeconds } from './login-limits.ts';

/** Advisory locks of logins, by address and by username, always taken in this order to prevent deadlocks. */
const [addressLock, usernameLock] = [20_003, 20_004];

/** A login counts as failed until it succeeds, so that parallel attempts cannot pass the limit. */
export interface LoginAttempt {
  readonly id: string;
  /** Failures within the window, including this attempt. */
  readonly ofUserAndAddress: number;
  readonly ofAddress: number;
  readonly ofUser: number;
}

interface Counts {
  readonly ofUserAndAddress: number;
  readonly ofAddress: number;
  /** Seconds until the oldest attempt leaves the window. */
  readonly userAndAddressWait: number | null;
  readonly addressWait: number | null;
}

/** Counts failed logins in the database, so that restarts keep them and every replica sees all of them. */
@Injectable()
export class LoginAttempts {
  /** Limits parallel logins, so that a flood of them leaves database connections for others. */
  private readonly queue = new BoundedQueue({ running: 2, waiting: 20 });

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Counts the attempt, or refuses it with 429 and the seconds to wait. A refused attempt does not extend the wait. */
  async begin(username: string, network: string): Promise<LoginAttempt> {
    return this.queue.run(() => this.unitOfWork.run(({ manager }) => count(manager, username, network)));
  }

  /** Forgets an attempt that was never checked because the server was too busy. */
  async cancel({ id }: LoginAttempt): Promise<void> {
    await this.unitOfWork.run(({ manager }) => manager.query('delete from login_attempt where id = $1', [id]));
  }

  /** Resets the count of this user at this address after a login. Failures from other addresses stay counted. */
  async succeed(tx: Transaction, username: string, network: string): Promise<void> {
    await tx.manager.query('delete from login_attempt where username = $1 and network = network($2::inet)', [
      username,
      network,
    ]);
  }
}

async function count(manager: EntityManager, username: string, network: string): Promise<LoginAttempt> {
  await manager.query('select pg_advisory_xact_lock($1, hashtext(network($2::inet)::text))', [addressLock, network]);
  await manager.query('select pg_advisory_xact_lock($1, hashtext(lower($2)))', [usernameLock, username]);
  const { ofUserAndAddress, ofAddress, userAndAddressWait, addressWait } = await failuresOf(manager, username, network);
  if (ofUserAndAddress >= failuresPerUserAndAddress) throw tooMany(userAndAddressWait);
  if (ofAddress >= failuresPerAddress) throw tooMany(addressWait);
  await forgetOld(manager);
  const attempt = await insert(manager, username, network);
  return { ...attempt, ofUserAndAddress: ofUserAndAddress + 1, ofAddress: ofAddress + 1 };
}

async function failuresOf(manager: EntityManager, username: string, network: string): Promise<Counts> {
  const [counts] = await manager.query<Counts[]>(
    `select count(*)::int as "ofAddress", (count(*) filter (where username = $1))::int as "ofUserAndAddress",
       extract(epoch from min(attempted_at) - window_start)::float8 as "addressWait",
       extract(epoch from min(attempted_at) filter (where username = $1) - window_start)::float8 as "userAndAddressWait"
     from login_attempt, (select now() - interval '${windowSeconds} seconds' as window_start)
     where network = network($2::inet) and attempted_at > window_start
     group by window_start`,
    [username, network],
  );
  return counts ?? { ofAddress: 0, ofUserAndAddress: 0, addressWait: null, userAndAddressWait: null };
}

async function insert(
  manager: EntityManager,
  username: string,
  network: string,
): Promise<{ id: string; ofUser: number }> {
  const [row] = await manager.query<{ id: string; ofUser: number }[]>(
    `insert into login_attempt (username, network) values ($1, network($2::inet))
     returning id, 1 + (select count(*)::int from login_attempt
       where username = $1 and attempted_at > now() - interval '${windowSeconds} seconds') as "ofUser"`,
    [username, network],
  );
  if (!row) throw new Error('the attempt was not stored');
  return row;
}

async function forgetOld(manager: EntityManager): Promise<void> {
  await manager.query(
    `delete from login_attempt where id in (
       select id from login_attempt where attempted_at < now() - interval '${windowSeconds} seconds'
       limit 100 for update skip locked)`,
  );
}

function tooMany(wait: number | null): Problem {
  const seconds = Math.max(1, Math.ceil(wait ?? 1));
  const minutes = Math.ceil(seconds / 60);
  return new Problem('too_many_requests', {
    detail: `Too many failed sign-ins. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: { 'retry-after': String(seconds) },
  });
}
