import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../core/jobs/jobs.ts';
import type { BlockedHost } from './blocked-host.dto.ts';

const queue = 'blocked-hosts.housekeeping';
const daysKept = 30;
/** So that a flood of invented reports stays small. */
const mostOfDay = 100;
/** As the kit words it: `img-src blocked https://a.example/p.gif at …`. */
const report = /^([a-z-]{1,30}) blocked (https:\/\/\S+)/;

/** What browsers keep pages from loading, as they report it. */
@Injectable()
export class BlockedHosts {
  constructor(
    private readonly dataSource: DataSource,
    jobs: Jobs,
  ) {
    jobs.handle(queue, () => this.dropOld());
    jobs.schedule(queue, '35 3 * * *');
  }

  /** Counts what a browser blocked; other messages say nothing of hosts. */
  async count(message: string, page: string): Promise<void> {
    const [, directive, address = ''] = report.exec(message) ?? [];
    const host = URL.parse(address)?.host;
    if (!directive || !host) return;
    await this.dataSource.query(
      `insert into blocked_host as known (day, host, directive, page)
       select today, $1, $2, $3 from (select (now() at time zone 'utc')::date as today)
       where (select count(*) from blocked_host where day = today) < $4
          or exists (select from blocked_host where (day, host, directive) = (today, $1, $2))
       on conflict on constraint blocked_host_pkey do update set reports = known.reports + 1`,
      [host, directive, page, mostOfDay],
    );
  }

  /** Those of the last 30 days, the most reported first. */
  list(): Promise<BlockedHost[]> {
    return this.dataSource.query(
      `select host, array_agg(distinct directive order by directive) as directives, sum(reports)::integer as reports,
              (array_agg(page order by day desc, reports desc))[1] as page, max(day)::text as "lastDay"
       from blocked_host group by host order by reports desc, host limit $1`,
      [mostOfDay],
    );
  }

  async dropOld(): Promise<void> {
    await this.dataSource.query(`delete from blocked_host where day < (now() at time zone 'utc')::date - $1::integer`, [
      daysKept,
    ]);
  }
}
