import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../core/jobs/jobs.ts';

const queue = 'visits.housekeeping';
const monthsKept = 25;

/** Deletes the secrets and the hashes of days that are over, and old numbers. */
@Injectable()
export class VisitsHousekeeping {
  constructor(
    private readonly dataSource: DataSource,
    jobs: Jobs,
  ) {
    jobs.handle(queue, () => this.run());
    // Early enough after the end of the day, and late enough for visits that are still to be written.
    jobs.schedule(queue, '5 * * * *');
  }

  async run(): Promise<void> {
    const today = `(now() at time zone 'utc')::date`;
    await this.dataSource.query(`delete from visit_day where day < ${today}`);
    await this.dataSource.query(`delete from visit_hash where day < ${today}`);
    await this.dataSource.query(`delete from visit_count where day < ${today} - make_interval(months => $1)`, [
      monthsKept,
    ]);
  }
}
