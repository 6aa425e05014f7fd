import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../core/database/data-source.ts';
import type { Connection } from '../../core/database/server/connection.ts';
import { jobSchema, jobTablesSql } from '../../core/jobs/job-tables.ts';
import { nameOf, type ArchiveHeader, type ArchiveManifest, type TableShape } from '../archive/archive-format.ts';
import { linesIn } from '../archive/archive-writer.ts';
import { BackupError } from '../archive/backup-error.ts';
import { longSession } from './session.ts';
import { columnsOf, dropEverything, isEmpty, jobsVersionIn, qualified, rowsOf } from './tables.ts';

/** Loads a backup into a database, in one transaction: until `commit` nobody sees anything of it. */
export class DatabaseLoad {
  private header: ArchiveHeader | undefined;
  private foreignKeys: readonly ForeignKey[] = [];
  private areJobsKept = false;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly runner: QueryRunner,
    private readonly client: Client,
  ) {}

  /** Refuses a database that is not empty, unless its content shall be replaced. */
  static async into(connection: Connection, { replace }: { readonly replace: boolean }): Promise<DatabaseLoad> {
    // Without the limits of sessions that answer visitors.
    const dataSource = new DataSource({ ...dataSourceOptions(connection, []), extra: {} });
    await dataSource.initialize();
    const runner = dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as Client;
      await client.query(longSession);
      await runner.startTransaction();
      if (!(await isEmpty(client))) {
        if (!replace) {
          throw new BackupError(
            'The database is not empty. Add --replace to replace everything in it with the backup.',
          );
        }
        await dropEverything(client);
      }
      return new DatabaseLoad(dataSource, runner, client);
    } catch (error) {
      await dataSource.destroy();
      throw error;
    }
  }

  /** Makes the tables as the release of the backup had them, without rows and checks between tables. */
  async prepare(header: ArchiveHeader): Promise<void> {
    this.header = header;
    await this.migrate(header.migrations);
    if (header.jobs !== null) {
      await this.client.query(jobTablesSql());
      await this.client.query(longSession);
      this.areJobsKept = (await jobsVersionIn(this.client)) === header.jobs;
    }
    this.foreignKeys = await this.dropForeignKeys();
    const tables = this.tables.filter(({ schema }) => schema !== jobSchema).map(qualified);
    for (const table of tables) await this.client.query(`alter table ${table} disable trigger user`);
    // Migrations filled some of them.
    if (tables.length > 0) await this.client.query(`truncate ${tables.join(', ')}`);
  }

  table(shape: TableShape): Writable {
    if (!this.tables.includes(shape)) return ignored();
    return this.client.query(copyFrom(`copy ${qualified(shape)} (${columnsOf(shape)}) from stdin`));
  }

  /** Puts the checks back, which all rows must pass, and compares every table with what was written. */
  async complete({ tables }: ArchiveManifest): Promise<void> {
    for (const { table, name, definition } of this.foreignKeys) {
      await this.client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const shape of this.tables) {
      if (shape.schema !== jobSchema) await this.client.query(`alter table ${qualified(shape)} enable trigger user`);
      const wanted = tables.find(({ name }) => name === nameOf(shape));
      const found = await this.sumOf(shape);
      if (wanted?.rows !== found.rows || wanted.sha256 !== found.sha256) {
        throw new BackupError(`The table ${nameOf(shape)} was not restored as it was.`);
      }
    }
    for (const { name, last, isCalled } of this.header?.sequences ?? []) {
      await this.client.query(`select setval(format('public.%I', $1::text)::regclass, $2, $3)`, [name, last, isCalled]);
    }
  }

  /** Jobs that waited are left out when another release keeps them in another way. */
  get leftJobsOut(): boolean {
    return this.header?.jobs != null && !this.areJobsKept;
  }

  async commit(): Promise<void> {
    await this.runner.commitTransaction();
  }

  /** Undoes what was not committed. */
  async close(): Promise<void> {
    if (this.runner.isTransactionActive) await this.runner.rollbackTransaction().catch(() => {});
    await this.runner.release();
    await this.dataSource.destroy();
  }

  private get tables(): readonly TableShape[] {
    return (this.header?.tables ?? []).filter(({ schema }) => schema !== jobSchema || this.areJobsKept);
  }

  private async migrate(names: readonly string[]): Promise<void> {
    const { migrations } = this.dataSource;
    const known = new Map(migrations.map((migration) => [migration.name ?? migration.constructor.name, migration]));
    const wanted = names.flatMap((name) => known.get(name) ?? []);
    if (wanted.length < names.length) {
      throw new BackupError('The backup was made by a newer release. Install that release first.');
    }
    migrations.splice(0, Infinity, ...wanted);
    const executor = new MigrationExecutor(this.dataSource, this.runner);
    executor.transaction = 'all';
    await executor.executePendingMigrations();
  }

  private async dropForeignKeys(): Promise<ForeignKey[]> {
    const { rows } = await this.client.query<ForeignKey>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
    );
    for (const { table, name } of rows) await this.client.query(`alter table ${table} drop constraint ${name}`);
    return rows;
  }

  private async sumOf(shape: TableShape): Promise<{ rows: number; sha256: string }> {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const chunk of this.client.query(copyTo(`copy (${rowsOf(shape)}) to stdout`))) {
      hash.update(chunk as Buffer);
      rows += linesIn(chunk as Buffer);
    }
    return { rows, sha256: hash.digest('hex') };
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const ignored = () => new Writable({ write: (_chunk, _encoding, done) => done() });
