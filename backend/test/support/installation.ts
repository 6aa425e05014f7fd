import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { decrypted } from '../../src/backup/archive/encryption.ts';
import { restoreBackup, type RestoredBackup } from '../../src/backup/restore-backup.ts';
import { rowsOf, tablesIn } from '../../src/backup/database/tables.ts';
import { withClient } from '../../src/backup/database/session.ts';
import type { MadeBackup } from '../../src/backup/backups.ts';
import { openBackups } from '../../src/backup/open-backups.ts';
import { Config } from '../../src/core/config/config.ts';
import type { Connection } from '../../src/core/database/server/connection.ts';
import { openDataSource } from '../../src/core/database/data-source.ts';
import { entities } from '../../src/entities.ts';
import { openMediaStore } from '../../src/media/files/open-media-store.ts';
import { TemporaryFiles } from '../../src/media/files/temporary-files.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A database and a data folder that no application runs on. */
export class Installation {
  private dataSource: DataSource | undefined;

  private constructor(
    readonly config: Config,
    readonly database: TestDatabase,
  ) {}

  /** Without any table. */
  static async empty(variables: Record<string, string> = {}): Promise<Installation> {
    return Installation.on(await createTestDatabase({ empty: true }), variables);
  }

  /** With the tables of this release. */
  static async migrated(variables: Record<string, string> = {}): Promise<Installation> {
    return Installation.on(await createTestDatabase(), variables);
  }

  get connection(): Connection {
    return this.database.connection;
  }

  /** Paths of the files below a part of the data folder. */
  filesOf(part: string): string[] {
    const folder = path.join(this.config.dataDir, part);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .sort();
  }

  async open(): Promise<DataSource> {
    return (this.dataSource ??= await openDataSource(this.connection, entities));
  }

  async backUp(): Promise<MadeBackup> {
    return openBackups(this.config, this.connection, await this.open()).make();
  }

  /** The bytes of a backup in the folder. */
  backup = (file: string): Buffer => readFileSync(path.join(this.config.dataDir, 'backups', file));

  async restore(archive: Buffer, { replace = false } = {}): Promise<RestoredBackup> {
    return restoreBackup(await decrypted(Readable.from([archive]), this.config.backupKey), {
      connection: this.connection,
      media: openMediaStore(this.config),
      temporary: new TemporaryFiles(path.join(this.config.mediaDir, 'tmp')),
      replace,
    });
  }

  content = (): Promise<Record<string, string>> => contentOf(this.connection);

  async close(): Promise<void> {
    await this.dataSource?.destroy();
    await this.database.drop();
    rmSync(this.config.dataDir, { recursive: true, force: true });
  }

  private static on(database: TestDatabase, variables: Record<string, string>): Installation {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), '20x-test-data-'));
    return new Installation(new Config({ NODE_ENV: 'test', DATA_DIR: dataDir, ...variables }), database);
  }
}

/** A sum of each table's rows; empty for a database without tables. */
export async function contentOf(connection: Connection): Promise<Record<string, string>> {
  return withClient(connection, async (client) => {
    const sums: Record<string, string> = {};
    for (const shape of await tablesIn(client)) {
      const { rows } = await client.query({ text: rowsOf(shape), rowMode: 'array' });
      sums[`${shape.schema}.${shape.table}`] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    }
    return sums;
  });
}

/** Hashes of the files below the folder. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}
