import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../core/jobs/jobs.ts';
import { Metrics } from '../core/metrics/metrics.ts';
import type { BackupState } from './backup-state.dto.ts';
import { nightlyQueue } from './nightly-backup.ts';

interface Row {
  readonly last_at: Date | null;
  readonly is_made: boolean | null;
  readonly problem: string | null;
  readonly made_at: Date | null;
  readonly verified_at: Date | null;
  readonly is_overdue: boolean;
}

/** What became of the backups. */
@Injectable()
export class BackupStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    metrics: Metrics,
  ) {
    metrics.gauge({
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the last backup was made; none before the first one',
      labelNames: [],
      read: async () => {
        const { madeAt } = await this.current();
        return madeAt === null ? [] : [{ labels: {}, value: Date.parse(madeAt) / 1000 }];
      },
    });
  }

  /** A new site has 48 hours for its first backup. */
  async current(): Promise<BackupState> {
    const since = await this.jobs.knownSince(nightlyQueue);
    const [row] = await this.dataSource.query<Row[]>(
      `select last.finished_at as last_at, last.file is not null as is_made, last.problem, made_at, verified_at,
         greatest(made_at, $1) < now() - interval '48 hours' as is_overdue
       from (select max(finished_at) filter (where file is not null) as made_at,
               max(finished_at) filter (where is_verified) as verified_at from backup_run) as sums
         left join lateral (select * from backup_run order by finished_at desc limit 1) as last on true`,
      [since ?? new Date()],
    );
    return {
      last: row?.last_at ? { at: row.last_at.toISOString(), isMade: row.is_made === true, problem: row.problem } : null,
      madeAt: row?.made_at?.toISOString() ?? null,
      verifiedAt: row?.verified_at?.toISOString() ?? null,
      isOverdue: row?.is_overdue === true,
    };
  }
}
