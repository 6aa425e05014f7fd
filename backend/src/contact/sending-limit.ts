import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';

const perHour = 5;
const windowSeconds = 60 * 60;
/** Advisory lock of senders, so that messages of one address are counted one after the other. */
const senderLock = 20_005;

interface Count {
  readonly sent: number;
  /** Seconds until the oldest message leaves the window. */
  readonly wait: number | null;
}

/** Counts a message of an address, or refuses it with the seconds to wait. Addresses are deleted after an hour. */
export async function countSending({ manager }: Transaction, network: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1, hashtext(network($2::inet)::text))', [senderLock, network]);
  await manager.query(
    `delete from contact_sending where id in (
       select id from contact_sending where sent_at < now() - interval '${windowSeconds} seconds'
       limit 100 for update skip locked)`,
  );
  const [count] = await manager.query<Count[]>(
    `select count(*)::int as sent, extract(epoch from min(sent_at) - now())::float8 + ${windowSeconds} as wait
     from contact_sending
     where network = network($1::inet) and sent_at > now() - interval '${windowSeconds} seconds'`,
    [network],
  );
  if (count && count.sent >= perHour) throw tooMany(count.wait);
  await manager.query('insert into contact_sending (network) values (network($1::inet))', [network]);
}

function tooMany(wait: number | null): Problem {
  const seconds = Math.max(1, Math.ceil(wait ?? 1));
  const minutes = Math.ceil(seconds / 60);
  return new Problem('too_many_requests', {
    detail: `We already have several messages from you. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: { 'retry-after': String(seconds) },
  });
}
