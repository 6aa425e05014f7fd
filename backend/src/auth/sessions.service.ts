import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../core/database/transaction.ts';
import { formatRefreshToken, hashOf, isSecretOf, newSecret, successorOf, type RefreshToken } from './refresh-token.ts';
import { absoluteSeconds, graceSeconds, isLive } from './session-times.ts';

/** The browser's next refresh token and the time it was issued. */
export interface Continuation {
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
  /** Seconds since 1970, by the database's clock. */
  readonly now: number;
}

export type RefreshOutcome = Continuation | 'unknown' | { readonly reusedBy: string };

interface LockedSession {
  readonly refresh_hash: Buffer;
  readonly previous_hash: Buffer | null;
  readonly successor_salt: Buffer | null;
  readonly user_id: string;
  readonly in_grace: boolean;
  readonly now: number;
}

const nowInSeconds = 'floor(extract(epoch from now()))::float8';

/** Sessions and their refresh tokens. */
@Injectable()
export class Sessions {
  /** Always creates a new session; an existing cookie is ignored. */
  async open(tx: Transaction, userId: string): Promise<Continuation> {
    const secret = newSecret();
    await forgetOld(tx.manager);
    const [row] = await tx.manager.query<{ id: string; now: number }[]>(
      `insert into user_session (user_id, refresh_hash) values ($1, $2) returning id, ${nowInSeconds} as now`,
      [userId, hashOf(secret)],
    );
    if (!row) throw new Error('the session was not stored');
    return { userId, sessionId: row.id, refreshToken: formatRefreshToken({ sessionId: row.id, secret }), now: row.now };
  }

  /**
   * Replaces the refresh token. The previous token gets the same answer for some seconds. An older token was copied,
   * and since owner and thief cannot be distinguished, the session ends for both.
   */
  async refresh(tx: Transaction, { sessionId, secret }: RefreshToken): Promise<RefreshOutcome> {
    const session = await lock(tx.manager, sessionId);
    if (!session) return 'unknown';
    const { user_id: userId, now } = session;
    const continueWith = (next: Buffer) => {
      return { userId, sessionId, refreshToken: formatRefreshToken({ sessionId, secret: next }), now };
    };
    if (isSecretOf(secret, session.refresh_hash)) {
      const salt = newSecret();
      const next = successorOf(secret, salt);
      await tx.manager.query(
        `update user_session set refresh_hash = $2, previous_hash = $3, successor_salt = $4, refreshed_at = now()
         where id = $1`,
        [sessionId, hashOf(next), session.refresh_hash, salt],
      );
      return continueWith(next);
    }
    if (session.in_grace && session.successor_salt && isSecretOf(secret, session.previous_hash)) {
      return continueWith(successorOf(secret, session.successor_salt));
    }
    await this.revoke(tx, sessionId);
    return { reusedBy: userId };
  }

  /** The session of the refresh token, if the secret matches. */
  async identify(tx: Transaction, { sessionId, secret }: RefreshToken): Promise<string | null> {
    const session = await lock(tx.manager, sessionId);
    const proven = session && (isSecretOf(secret, session.refresh_hash) || isSecretOf(secret, session.previous_hash));
    return proven ? sessionId : null;
  }

  /** Ends the session at once, everywhere. Returns its user; null when it had ended before. */
  async revoke(tx: Transaction, sessionId: string): Promise<string | null> {
    const [rows] = await tx.manager.query<[{ user_id: string }[], number]>(
      'update user_session set revoked_at = now() where id = $1 and revoked_at is null returning user_id',
      [sessionId],
    );
    return rows[0]?.user_id ?? null;
  }

  /** Ends every session of the user. */
  async revokeAll(tx: Transaction, userId: string): Promise<void> {
    await tx.manager.query('update user_session set revoked_at = now() where user_id = $1 and revoked_at is null', [
      userId,
    ]);
  }
}

async function lock(manager: EntityManager, sessionId: string): Promise<LockedSession | undefined> {
  const [session] = await manager.query<LockedSession[]>(
    `select user_id, refresh_hash, previous_hash, successor_salt, ${nowInSeconds} as now,
       refreshed_at > now() - interval '${graceSeconds} seconds' as in_grace
     from user_session where id = $1 and ${isLive} for update`,
    [sessionId],
  );
  return session;
}

/** Deletes ended sessions after their last token has expired. */
async function forgetOld(manager: EntityManager): Promise<void> {
  await manager.query(
    `delete from user_session where id in (
       select id from user_session where created_at < now() - interval '${absoluteSeconds} seconds'
       limit 100 for update skip locked)`,
  );
}
