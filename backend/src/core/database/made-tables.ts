import type { DataSource } from 'typeorm';

/** Whether the migrations made this table yet. */
export async function hasTable(dataSource: DataSource, table: string): Promise<boolean> {
  const [found] = await dataSource.query<{ exists: boolean }[]>('select to_regclass($1) is not null as exists', [
    table,
  ]);
  return found?.exists === true;
}

/** The rows of a query; none before the migrations made its table. */
export const rowsOf = async <Row>(dataSource: DataSource, table: string, sql: string): Promise<Row[]> =>
  (await hasTable(dataSource, table)) ? dataSource.query<Row[]>(sql) : [];
