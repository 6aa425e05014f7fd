import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../core/database/transaction.ts';
import type { DeliveryAttempt, DeliveryStatus } from './contact-delivery.dto.ts';
import { ContactDeliveryRow } from './contact-delivery.entity.ts';

/** An attempt that this process has claimed. */
export interface Claim {
  readonly messageId: string;
  /** The attempt's number, from 1. */
  readonly attempt: number;
  /** When another process takes over if this one never records an outcome. */
  readonly until: Date;
}

interface ClaimedRow {
  readonly message_id: string;
  readonly attempts: number;
  readonly next_attempt_at: Date;
}

/** Longer than any attempt can take. */
const claimSeconds = 60;
const longestLog = 30;

/** Claims the delivery that has been due longest, so that no other process attempts it; null when none is due. */
export async function claimDue({ manager }: Transaction): Promise<Claim | null> {
  const [rows] = await manager.query<[ClaimedRow[], number]>(
    `update contact_delivery
     set attempts = attempts + 1, is_running = true, next_attempt_at = now() + interval '${claimSeconds} seconds'
     where message_id = (
       select message_id from contact_delivery where status = 'queued' and next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked)
     returning message_id, attempts, next_attempt_at`,
  );
  return toClaim(rows);
}

/**
 * Claims a delivery that waits, has failed for good or was skipped; null while an attempt runs or when it was
 * delivered.
 */
export async function claimAgain({ manager }: Transaction, messageId: string): Promise<Claim | null> {
  const rows = await manager.query<ClaimedRow[]>(
    `insert into contact_delivery as delivery (message_id, status, attempts, is_running, next_attempt_at)
     values ($1, 'queued', 1, true, now() + interval '${claimSeconds} seconds')
     on conflict (message_id) do update
     set status = 'queued', attempts = delivery.attempts + 1, is_running = true, next_attempt_at = excluded.next_attempt_at
     where delivery.status in ('failed', 'skipped')
        or (delivery.status = 'queued' and (not delivery.is_running or delivery.next_attempt_at <= now()))
     returning message_id, attempts, next_attempt_at`,
    [messageId],
  );
  return toClaim(rows);
}

/** Records the outcome of a claimed attempt, unless another process has taken over. */
export async function settle(
  { manager }: Transaction,
  { messageId, attempt }: Claim,
  next: { readonly status: DeliveryStatus; readonly inSeconds?: number },
  entry: DeliveryAttempt,
): Promise<Date | null> {
  const [rows] = await manager.query<[{ next_attempt_at: Date | null }[], number]>(
    `update contact_delivery
     set status = $3, is_running = false, next_attempt_at = now() + $4::int * interval '1 second',
         log = ${appended('$5::jsonb')}
     where message_id = $1 and attempts = $2 and status = 'queued'
     returning next_attempt_at`,
    [messageId, attempt, next.status, next.inSeconds ?? null, JSON.stringify([entry])],
  );
  return rows[0]?.next_attempt_at ?? null;
}

export const findDelivery = (manager: EntityManager, messageId: string) =>
  manager.findOneBy(ContactDeliveryRow, { messageId });

/** Only the newest entries are kept. */
const appended = (entry: string) =>
  `(select jsonb_agg(value order by place) from (
      select value, place from jsonb_array_elements(log || ${entry}) with ordinality as entries (value, place)
      order by place desc limit ${longestLog}) as newest)`;

function toClaim(rows: readonly ClaimedRow[]): Claim | null {
  const [row] = rows;
  return row ? { messageId: row.message_id, attempt: row.attempts, until: row.next_attempt_at } : null;
}
