import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SettingsService } from '../settings/settings.service.ts';
import { direct } from './visit-origin.ts';
import type { VisitsAnswer, VisitsQuery } from './visits.dto.ts';

const listed = 10;
const none = { views: 0, visitors: 0, conversions: 0 };

type Numbers = typeof none;

/** Reads the numbers of visits. */
@Injectable()
export class VisitStatistics {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  async read({ days: length, page }: VisitsQuery): Promise<VisitsAnswer> {
    const { visitCounting } = await this.settings.values();
    const visitors = page === undefined ? 'visitors' : 'page_visitors';
    const sums = `coalesce(sum(views), 0)::int as views, coalesce(sum(${visitors}), 0)::int as visitors,
      coalesce(sum(conversions), 0)::int as conversions`;
    const today = `(now() at time zone 'utc')::date`;
    const here = '($2::text is null or page = $2)';
    const inPeriod = `from visit_count where day > ${today} - $1::int and ${here}`;
    const find = <Row>(sql: string) => this.dataSource.query<(Row & Numbers)[]>(sql, [length, page ?? null]);
    const [days, [before = none], pages, sources] = await Promise.all([
      find<{ day: string }>(
        `select to_char(shown.day, 'YYYY-MM-DD') as day, ${sums}
         from generate_series(${today} - $1::int + 1, ${today}, '1 day') as shown (day)
         left join visit_count on visit_count.day = shown.day and ${here}
         group by shown.day order by shown.day`,
      ),
      find(`select ${sums} from visit_count
        where day > ${today} - 2 * $1::int and day <= ${today} - $1::int and ${here}`),
      find<{ path: string }>(
        `select page as path, coalesce(sum(views), 0)::int as views, coalesce(sum(page_visitors), 0)::int as visitors,
           coalesce(sum(conversions), 0)::int as conversions
         ${inPeriod} group by page order by views desc, page limit ${listed}`,
      ),
      // A view within the site is a visitor's first when the day begins between two pages.
      find<{ source: string; campaign: string | null }>(
        `select coalesce(nullif(source, ''), '${direct}') as source, nullif(campaign, '') as campaign, ${sums}
         ${inPeriod} group by 1, 2 having sum(${visitors} + conversions) > 0
         order by visitors desc, conversions desc, source, campaign limit ${listed}`,
      ),
    ]);
    const total = days.reduce(
      (sum, day) => ({
        views: sum.views + day.views,
        visitors: sum.visitors + day.visitors,
        conversions: sum.conversions + day.conversions,
      }),
      none,
    );
    return { isCounting: visitCounting !== 'off', total, before, days, pages, sources };
  }
}
