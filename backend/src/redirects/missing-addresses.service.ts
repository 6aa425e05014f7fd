import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource, ILike, IsNull, Not } from 'typeorm';
import type { Transaction } from '../core/database/transaction.ts';
import { Config } from '../core/config/config.ts';
import { pageOf } from '../core/http/pagination.ts';
import { MissingAddressRow } from './missing-address.entity.ts';
import type { MissingAddressList, MissingAddressQuery, MissingSpike } from './missing-address.dto.ts';
import { isTaken } from './redirect-paths.ts';
import { columnsOf, VisitCounts } from './visit-counts.ts';

/** The most wanted addresses and the ignored ones stay; a flood of others passes. */
const mostAddresses = 1_000;
const longestPath = 300;
/** The name of a mailbox may be a person's. */
const person = /@|%40/;
const daysKept = 30;
/** A day is unusual with at least so many visits, and with so many times those of a usual day. */
const unusual = { hits: 50, times: 3 };

/** What visitors asked for and did not find, for those who decide where it shall lead. */
@Injectable()
export class MissingAddresses extends VisitCounts implements BeforeApplicationShutdown {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {
    super({
      name: MissingAddresses.name,
      mostKeys: mostAddresses,
      write: async (counts) => {
        await dataSource.query(
          `insert into missing_address (path, hits, first_at, last_at, linked_from)
           select path, count, last, last, source
           from unnest($1::text[], $2::bigint[], $3::timestamptz[], $4::text[]) as visits (path, count, last, source)
           on conflict (path) do update set hits = missing_address.hits + excluded.hits,
             last_at = greatest(missing_address.last_at, excluded.last_at),
             linked_from = coalesce(excluded.linked_from, missing_address.linked_from)`,
          columnsOf(counts),
        );
        await dataSource.query(
          `delete from missing_address where path in
             (select path from missing_address order by is_ignored desc, hits desc, last_at desc, path offset $1)`,
          [mostAddresses],
        );
        await countDay(
          dataSource,
          counts.reduce((sum, { count }) => sum + count, 0),
        );
      },
    });
  }

  /** `path`: without the query. `referer`: the whole header; only the path of a page of this site is kept. */
  override count(path: string, referer: string | null = null): void {
    if (isKept(path)) super.count(path, this.pageOf(referer));
  }

  private pageOf(referer: string | null): string | null {
    const url = referer === null ? null : URL.parse(referer);
    if (url?.origin !== new URL(this.config.publicUrl).origin) return null;
    return isKept(url.pathname) && !isTaken(url.pathname) ? url.pathname : null;
  }

  /** Most wanted first. */
  async list(query: MissingAddressQuery): Promise<MissingAddressList> {
    const text = (query.search ?? '').trim().replace(/[\\%_]/g, '\\$&');
    const [rows, total] = await this.dataSource.manager.findAndCount(MissingAddressRow, {
      where: { isIgnored: query.ignored, ...(text !== '' && { path: ILike(`%${text}%`) }) },
      order: { hits: 'DESC', lastAt: 'DESC', path: 'ASC' },
      skip: query.offset,
      take: query.limit,
    });
    const data = rows.map(({ path, hits, firstAt, lastAt, linkedFrom }) => ({
      path,
      hits: Number(hits),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      linkedFrom,
    }));
    return pageOf(query, data, total);
  }

  /** Whether far more visitors than usual found nothing, today or yesterday. */
  async spike(): Promise<MissingSpike | null> {
    const [found] = await this.dataSource.query<{ day: string; hits: number; usual: number }[]>(
      `select to_char(peak.day, 'YYYY-MM-DD') as day, peak.hits::integer as hits,
         (select coalesce(sum(hits), 0) / 7 from missing_day where day between peak.day - 8 and peak.day - 2)::integer as usual
       from missing_day peak where peak.day >= (now() at time zone 'utc')::date - 1
       order by peak.hits desc limit 1`,
    );
    return found && found.hits >= Math.max(unusual.hits, unusual.times * found.usual) ? found : null;
  }

  /** It is counted and no longer listed with the others. */
  async ignore(path: string, isIgnored: boolean): Promise<void> {
    await this.dataSource.manager.update(MissingAddressRow, { path }, { isIgnored });
  }

  /** Something is there now. Sources that end in an asterisk take what is below them. */
  async forget({ manager }: Transaction, sources: readonly string[]): Promise<void> {
    await manager.query(
      `delete from missing_address using unnest($1::text[]) as found (source)
       where path = source or (right(source, 2) = '/*' and starts_with(path || '/', left(source, -1)))`,
      [sources],
    );
  }

  /** One address, or all. */
  async clear(path?: string): Promise<void> {
    await this.dataSource.manager.delete(MissingAddressRow, { path: path ?? Not(IsNull()) });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}

const isKept = (path: string) => path.length <= longestPath && !person.test(path);

async function countDay(dataSource: DataSource, hits: number): Promise<void> {
  await dataSource.query(
    `insert into missing_day (day, hits) values ((now() at time zone 'utc')::date, $1)
     on conflict (day) do update set hits = missing_day.hits + excluded.hits`,
    [hits],
  );
  await dataSource.query(`delete from missing_day where day < (now() at time zone 'utc')::date - $1::integer`, [
    daysKept,
  ]);
}
