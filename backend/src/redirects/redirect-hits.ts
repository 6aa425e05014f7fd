import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columnsOf, VisitCounts } from './visit-counts.ts';

/** Counts who comes to old addresses, by the source of the redirect. */
@Injectable()
export class RedirectHits extends VisitCounts implements BeforeApplicationShutdown {
  constructor(dataSource: DataSource) {
    super({
      name: RedirectHits.name,
      mostKeys: 10_000,
      write: (counts) =>
        dataSource.query(
          `update redirect set hits = hits + visits.count, last_hit_at = greatest(last_hit_at, visits.last)
           from unnest($1::text[], $2::bigint[], $3::timestamptz[]) as visits (from_path, count, last)
           where redirect.from_path = visits.from_path`,
          columnsOf(counts).slice(0, 3),
        ),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}
