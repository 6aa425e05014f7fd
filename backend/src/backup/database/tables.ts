import type { ClientBase } from 'pg';
import pg from 'pg';
import { jobSchema } from '../../core/jobs/job-tables.ts';
import type { SequenceState, TableShape } from '../archive/archive-format.ts';

/** A copy that is stolen or restored must open no sign-in and tell no visitor apart. */
const leftOut = ['user_session', 'visit_day', 'visit_hash'];
/** Jobs that wait, and their queues, which they refer to. The rest is made anew by every start. */
const ofJobs = ['queue', 'job'];

/** Objects that an extension brought. */
const notOfExtension = (of: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${of}'::regclass and objid = ${oid} and deptype = 'e')`;

/** Every table with rows to keep, with the columns that are stored. */
export async function tablesIn(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select nspname as schema, relname as table, json_agg(attname order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind in ('r', 'p') and ${notOfExtension('pg_class', 'pg_class.oid')}
       and (nspname = 'public' and relname <> all ($1) or nspname = $2 and relname = any ($3))
     group by nspname, relname order by nspname desc, array_position($3, relname), relname`,
    [leftOut, jobSchema, ofJobs],
  );
  return rows;
}

/** What COPY reads of a table. Jobs that are done are history of a day, and nobody reads them. */
export const rowsOf = (shape: TableShape): string =>
  `select ${columnsOf(shape)} from ${qualified(shape)}` +
  (shape.schema === jobSchema && shape.table === 'job' ? ` where state < 'completed'` : '');

export const columnsOf = ({ columns }: TableShape): string => columns.map(pg.escapeIdentifier).join(', ');
export const qualified = ({ schema, table }: Pick<TableShape, 'schema' | 'table'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;

export async function sequencesIn(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const found: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value as last, is_called as "isCalled" from public.${pg.escapeIdentifier(name)}`,
    );
    for (const row of state.rows) found.push({ name, ...row });
  }
  return found;
}

export async function migrationsIn(client: ClientBase): Promise<string[]> {
  const table = await client.query<{ exists: boolean }>(`select to_regclass('public.migration') is not null as exists`);
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.migration order by id');
  return rows.map(({ name }) => name);
}

/** The version of the tables of jobs; null where there are none. */
export async function jobsVersionIn(client: ClientBase): Promise<number | null> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('${jobSchema}.version') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${jobSchema}.version`);
  return rows[0]?.version ?? null;
}

/** Removes all that the site made in the database, as part of the caller's transaction. Extensions stay. */
export async function dropEverything(client: ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${jobSchema} cascade`);
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${notOfExtension('pg_class', 'oid')}
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc', 'oid')}
    union all
    select format('drop text search configuration if exists %s cascade', oid::regconfig) from pg_ts_config
      where cfgnamespace = 'public'::regnamespace and ${notOfExtension('pg_ts_config', 'oid')}
  `);
  for (const { statement } of rows) await client.query(statement);
}

/** Whether there is anything that a restore would have to replace. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', '${jobSchema}') and relkind in ('r', 'p') and ${notOfExtension('pg_class', 'pg_class.oid')}
    limit 1`);
  return rows.length === 0;
}
