import type { DataSource } from 'typeorm';
import { pageOf, type Page, type PageQuery } from '../../core/http/pagination.ts';

interface Found<Row, Item> {
  /** What of each row. */
  readonly columns: string;
  /** `from … where …` */
  readonly found: string;
  readonly order: string;
  /** `found` names each of them. */
  readonly parameters: readonly unknown[];
  readonly toItem: (row: Row) => Item;
}

/** One page of what a statement finds, and how many there are in all. */
export async function pageOfFound<Row, Item>(
  dataSource: DataSource,
  query: PageQuery,
  { columns, found, order, parameters, toItem }: Found<Row, Item>,
): Promise<Page<Item>> {
  const next = parameters.length + 1;
  const rows = await dataSource.query<Row[]>(
    `select ${columns} ${found} order by ${order} limit $${next} offset $${next + 1}`,
    [...parameters, query.limit, query.offset],
  );
  const [{ total } = { total: 0 }] = await dataSource.query<{ total: number }[]>(
    `select count(*)::int as total ${found}`,
    [...parameters],
  );
  return pageOf(query, rows.map(toItem), total);
}
