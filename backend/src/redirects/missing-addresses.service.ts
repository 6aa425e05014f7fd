import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Transaction } from '../core/database/transaction.ts';
import { pageOf, type PageQuery } from '../core/http/pagination.ts';
import { MissingAddressRow } from './missing-address.entity.ts';
import type { MissingAddressList } from './redirect.dto.ts';
import { columnsOf, VisitCounts } from './visit-counts.ts';

/** The most wanted addresses stay; a flood of others passes. */
const mostAddresses = 1_000;
const longestPath = 300;
/** The name of a mailbox may be a person's. */
const person = /@|%40/;

/** What visitors asked for and did not find, for those who decide where it shall lead. */
@Injectable()
export class MissingAddresses extends VisitCounts implements BeforeApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {
    super({
      name: MissingAddresses.name,
      mostKeys: mostAddresses,
      write: async (counts) => {
        await dataSource.query(
          `insert into missing_address (path, hits, first_at, last_at)
           select path, count, last, last from unnest($1::text[], $2::bigint[], $3::timestamptz[]) as visits (path, count, last)
           on conflict (path) do update set hits = missing_address.hits + excluded.hits,
             last_at = greatest(missing_address.last_at, excluded.last_at)`,
          columnsOf(counts),
        );
        await dataSource.query(
          `delete from missing_address where path in
             (select path from missing_address order by hits desc, last_at desc, path offset $1)`,
          [mostAddresses],
        );
      },
    });
  }

  /** `path`: without the query. */
  override count(path: string): void {
    if (path.length <= longestPath && !person.test(path)) super.count(path);
  }

  /** Most wanted first. */
  async list(query: PageQuery): Promise<MissingAddressList> {
    const [rows, total] = await this.dataSource.manager.findAndCount(MissingAddressRow, {
      order: { hits: 'DESC', lastAt: 'DESC', path: 'ASC' },
      skip: query.offset,
      take: query.limit,
    });
    const data = rows.map(({ path, hits, firstAt, lastAt }) => ({
      path,
      hits: Number(hits),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
    return pageOf(query, data, total);
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
