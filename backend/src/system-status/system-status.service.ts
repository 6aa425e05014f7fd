import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../core/config/config.ts';
import { listenerName } from '../core/database/listener.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { databaseChecks, findingsOf, siteChecks } from './checks.ts';
import type { SystemStatus } from './system-status.dto.ts';

/** How the installation does, for those who operate it. */
@Injectable()
export class SystemStatuses {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async current(): Promise<SystemStatus> {
    const [around, inDatabase, queues, backEnds, [size]] = await Promise.all([
      findingsOf(siteChecks, this.config),
      findingsOf(databaseChecks, { config: this.config, dataSource: this.dataSource }),
      this.jobs.counts(),
      this.dataSource.query<{ since: Date }[]>(
        `select backend_start as since from pg_stat_activity
         where datname = current_database() and application_name = $1 order by since`,
        [listenerName],
      ),
      this.dataSource.query<{ bytes: string }[]>('select pg_database_size(current_database()) as bytes'),
    ]);
    return {
      findings: [...around, ...inDatabase].map(([name, { advice = null, ...finding }]) => ({
        ...{ name, advice },
        ...finding,
      })),
      queues: queues.toSorted((one, other) => one.queue.localeCompare(other.queue)),
      backEnds: backEnds.map(({ since }) => since.toISOString()),
      databaseBytes: Number(size?.bytes),
    };
  }
}
