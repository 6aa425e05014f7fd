import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { CountedPages } from './counted-pages.ts';
import { direct, type VisitOrigin } from './visit-origin.ts';
import type { VisitorHashes } from './visitor-salt.ts';

/** A view of a page, or a message from a visitor whose first page this was. */
export interface Visit extends VisitOrigin, Partial<VisitorHashes> {
  readonly kind: 'view' | 'conversion';
  readonly day: string;
  readonly page: string;
}

/** So many sources with their campaigns are told apart on a day. The rest is `other`: they can only come from a flood. */
const mostOrigins = 200;
const other: VisitOrigin = { source: 'other', campaign: '' };
/** Beyond so many, visitors of a day are no longer told apart. */
const mostHashes = 500_000;

interface Counts {
  views: number;
  visitors: number;
  pageVisitors: number;
  conversions: number;
}

/** Adds visits to the numbers of their day. */
@Injectable()
export class VisitWriter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsService,
    private readonly pages: CountedPages,
  ) {}

  async write(visits: readonly Visit[]): Promise<void> {
    await this.unitOfWork.run(async ({ manager }) => {
      if ((await this.settings.values(manager)).visitCounting === 'off') return;
      const live = await this.pages.live(manager, [...new Set(visits.map(({ page }) => page))]);
      const counted = visits.filter(({ page }) => live.has(page));
      // One process at a time writes a day, so that its limits hold for all.
      for (const day of [...new Set(counted.map((visit) => visit.day))].sort())
        await writeDay(
          manager,
          day,
          counted.filter((visit) => visit.day === day),
        );
    });
  }
}

async function writeDay(manager: EntityManager, day: string, visits: readonly Visit[]): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtext('visit_day'), $1::date - '2000-01-01'::date)`, [day]);
  const originOf = await originsOf(manager, day);
  const fresh = await newHashes(manager, day, visits);
  const rows = new Map<string, Counts>();
  for (const visit of visits) {
    const { source, campaign } = originOf(visit);
    const key = JSON.stringify([visit.page, source, campaign]);
    const row = rows.get(key) ?? { views: 0, visitors: 0, pageVisitors: 0, conversions: 0 };
    rows.set(key, row);
    if (visit.kind === 'conversion') row.conversions++;
    else row.views++;
    if (fresh.delete(visit.ofSite)) row.visitors++;
    if (fresh.delete(visit.ofPage)) row.pageVisitors++;
  }
  await addTo(manager, day, rows);
}

/** The origin as which a visit of the day is counted. */
async function originsOf(manager: EntityManager, day: string): Promise<(visit: VisitOrigin) => VisitOrigin> {
  const keyOf = ({ source, campaign }: VisitOrigin) => JSON.stringify([source, campaign]);
  const always = new Set([{ source: '', campaign: '' }, { source: direct, campaign: '' }, other].map(keyOf));
  const counted = await manager.query<VisitOrigin[]>(
    'select source, campaign from visit_count where day = $1 group by source, campaign',
    [day],
  );
  const known = new Set(counted.map(keyOf).filter((key) => !always.has(key)));
  return (visit) => {
    const key = keyOf(visit);
    if (always.has(key) || known.has(key)) return visit;
    if (known.size >= mostOrigins) return other;
    known.add(key);
    return visit;
  };
}

/** Those hashes that the day did not have. */
async function newHashes(
  manager: EntityManager,
  day: string,
  visits: readonly Visit[],
): Promise<Set<string | undefined>> {
  const asked = new Set(visits.flatMap(({ ofSite, ofPage }) => [ofSite, ofPage].filter((hash) => hash !== undefined)));
  const added = await manager.query<{ hash: string }[]>(
    `insert into visit_hash (day, hash)
     select $1::date, hash from unnest($2::bigint[]) as asked (hash)
     where coalesce((select hashes from visit_day where day = $1), 0) < $3 order by hash
     on conflict do nothing returning hash`,
    [day, [...asked], mostHashes],
  );
  if (added.length > 0)
    await manager.query('update visit_day set hashes = hashes + $2 where day = $1', [day, added.length]);
  return new Set(added.map(({ hash }) => hash));
}

async function addTo(manager: EntityManager, day: string, rows: ReadonlyMap<string, Counts>): Promise<void> {
  const keys = [...rows.keys()].map((key) => JSON.parse(key) as [string, string, string]);
  const counts = [...rows.values()];
  await manager.query(
    `insert into visit_count (day, page, source, campaign, views, visitors, page_visitors, conversions)
     select $1::date, * from unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::int[])
     on conflict (day, page, source, campaign) do update set
       views = visit_count.views + excluded.views,
       visitors = visit_count.visitors + excluded.visitors,
       page_visitors = visit_count.page_visitors + excluded.page_visitors,
       conversions = visit_count.conversions + excluded.conversions`,
    [
      day,
      ...[0, 1, 2].map((part) => keys.map((key) => key[part])),
      counts.map(({ views }) => views),
      counts.map(({ visitors }) => visitors),
      counts.map(({ pageVisitors }) => pageVisitors),
      counts.map(({ conversions }) => conversions),
    ],
  );
}
