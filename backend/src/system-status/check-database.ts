import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Config } from '../core/config/config.ts';
import { findDrift, findUnapplied } from '../core/database/drift.ts';
import { rowsOf } from '../core/database/made-tables.ts';
import { PageStore } from '../site/page-store.ts';
import { error, ok, warning, type Finding } from './finding.ts';

const mostSecondsApart = 2;
/** A switch to the pages of a publication takes milliseconds. */
const switchMs = 1_000;

export interface Installation {
  readonly config: Config;
  readonly dataSource: DataSource;
}

export async function checkSchema({ dataSource }: Installation): Promise<Finding> {
  const unapplied = await findUnapplied(dataSource);
  if (unapplied.length > 0) {
    return warning(`${unapplied.length} migrations are not applied.`, 'Start the site or run npm run db:migrate.');
  }
  const drift = await findDrift(dataSource);
  if (drift.length === 0) return ok('Every migration is applied, and the schema matches.');
  return error('The schema differs from what this release expects.', 'Run npm run db:check to see how.');
}

export async function checkClock({ dataSource }: Installation): Promise<Finding> {
  const before = Date.now();
  const [row] = await dataSource.query<{ now: Date }[]>('select clock_timestamp() as now');
  const between = (before + Date.now()) / 2;
  const apart = Math.abs((row?.now.getTime() ?? 0) - between) / 1_000;
  if (apart <= mostSecondsApart) return ok('The clocks of this machine and of the database agree.');
  return error(
    `The clocks of this machine and of the database differ by ${Math.round(apart)} seconds.`,
    'Set both by NTP: sign-ins and schedules depend on them.',
  );
}

export async function checkBackups({ dataSource }: Installation): Promise<Finding> {
  const [last] = await rowsOf<{ file: string | null; problem: string | null; is_verified: boolean; is_old: boolean }>(
    dataSource,
    'backup_run',
    `select file, problem, is_verified, finished_at < now() - interval '48 hours' as is_old
     from backup_run order by finished_at desc limit 1`,
  );
  if (!last) return warning('There is no backup yet.', 'Run npm run cli -- backup.');
  if (last.file === null)
    return error(`The last backup failed: ${last.problem ?? ''}`, 'Fix that, then run npm run cli -- backup.');
  if (last.is_old)
    return error(
      'The last backup is older than 48 hours.',
      'Run npm run cli -- backup, and see whether the site runs at night.',
    );
  if (!last.is_verified) return warning('The last backup was not restored as a test.', last.problem ?? '');
  return ok('The last backup was restored as a test.');
}

/** Whether visitors get what was published last. */
export async function checkPages({ config, dataSource }: Installation): Promise<Finding> {
  const store = new PageStore(config.siteDir);
  const isBehind = async () => {
    const [row] = await rowsOf<{ value: string }>(dataSource, 'site_generation', 'select value from site_generation');
    return (store.pointedAt() ?? Infinity) < Number(row?.value ?? 0);
  };
  if (!(await isBehind()) || !(await pause(switchMs).then(isBehind)))
    return ok('Visitors get what was published last.');
  return error(
    'Visitors get pages from before the last publication.',
    'Check that a back end runs and can write to SITE_DIR; its log says more.',
  );
}

/** The emails that tell of contact messages. */
export async function checkDeliveries({ dataSource }: Installation): Promise<Finding> {
  const [counts] = await rowsOf<{ sent: number; failed: number; waiting: number; is_late: boolean }>(
    dataSource,
    'contact_delivery',
    `select count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status = 'failed')::int as failed,
       count(*) filter (where status = 'queued')::int as waiting,
       coalesce(bool_or(next_attempt_at < now() - interval '15 minutes'), false) as is_late
     from contact_delivery join contact_message on id = message_id
     where status = 'queued' or received_at > now() - interval '30 days'`,
  );
  const { sent = 0, failed = 0, waiting = 0, is_late: isLate = false } = counts ?? {};
  const text = `Emails about contact messages in 30 days: ${sent} delivered, ${waiting} waiting, ${failed} failed.`;
  if (isLate) return error(text, 'Nothing sends the emails that wait. Check that a back end runs, and read its log.');
  if (failed > 0) return warning(text, 'Each failed message says why. Fix that, then press Retry there.');
  return ok(text);
}
