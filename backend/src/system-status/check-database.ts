import type { DataSource } from 'typeorm';
import { findDrift, findUnapplied } from '../core/database/drift.ts';
import { error, ok, warning, type Finding } from './finding.ts';

const mostSecondsApart = 2;

export async function checkSchema(dataSource: DataSource): Promise<Finding> {
  const unapplied = await findUnapplied(dataSource);
  if (unapplied.length > 0) {
    return warning(`${unapplied.length} migrations are not applied.`, 'Start the site or run npm run db:migrate.');
  }
  const drift = await findDrift(dataSource);
  if (drift.length === 0) return ok('Every migration is applied, and the schema matches.');
  return error('The schema differs from what this release expects.', 'Run npm run db:check to see how.');
}

export async function checkClock(dataSource: DataSource): Promise<Finding> {
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

export async function checkBackups(dataSource: DataSource): Promise<Finding> {
  const [table] = await dataSource.query<{ exists: boolean }[]>(
    `select to_regclass('backup_run') is not null as exists`,
  );
  const [last] = table?.exists
    ? await dataSource.query<{ file: string | null; problem: string | null; is_verified: boolean; is_old: boolean }[]>(
        `select file, problem, is_verified, finished_at < now() - interval '48 hours' as is_old
         from backup_run order by finished_at desc limit 1`,
      )
    : [];
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
