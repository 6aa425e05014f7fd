import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import type { Config } from '../core/config/config.ts';
import type { Connection } from '../core/database/server/connection.ts';
import { hasTable } from '../core/database/made-tables.ts';
import type { MediaStore } from '../media/files/media-store.ts';
import { ArchiveWriter } from './archive/archive-writer.ts';
import { decrypted, encrypted } from './archive/encryption.ts';
import { BackupError } from './archive/backup-error.ts';
import { BackupRun } from './backup-run.entity.ts';
import { dumpDatabase } from './database/dump-database.ts';
import { NoScratchDatabase } from './database/scratch-database.ts';
import { withClient } from './database/session.ts';
import { backupName } from './store/backup-name.ts';
import type { BackupStore } from './store/backup-store.ts';
import { verifyBackup } from './verify-backup.ts';

const runsKept = 200;

export interface MadeBackup {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  /** Null: it was restored as a test, and everything was equal. */
  readonly unverified: string | null;
}

interface Parts {
  readonly config: Config;
  readonly connection: Connection;
  readonly dataSource: DataSource;
  readonly media: MediaStore;
  readonly store: BackupStore;
}

/** Makes backups. Each is one archive of the database and the media, which is restored as a test before it counts. */
export class Backups {
  constructor(private readonly parts: Parts) {}

  /** Makes a backup and drops those beyond the number that is kept. A failure drops nothing but its own file. */
  async make(): Promise<MadeBackup> {
    const { config, connection, store } = this.parts;
    return alone(connection, async () => {
      const startedAt = new Date();
      try {
        const made = await this.makeVerified(startedAt);
        await this.record({
          ...{ startedAt, file: made.file, bytes: String(made.bytes) },
          ...{ isVerified: made.unverified === null, problem: made.unverified },
        });
        for (const old of (await store.list()).slice(config.backupKeep)) await store.delete(old);
        return made;
      } catch (error) {
        await this.record({ startedAt, problem: (error as Error).message }).catch(() => {}); // the caller reports the cause
        throw error;
      }
    });
  }

  private async makeVerified(createdAt: Date): Promise<MadeBackup> {
    const { config, connection, store } = this.parts;
    await store.makeRoom(await this.expectedBytes());
    const file = backupName(createdAt, { encrypted: config.backupKey !== undefined });
    const written = await this.write(file, createdAt);
    try {
      await verifyBackup(connection, await this.open(file));
      return { ...written, unverified: null };
    } catch (error) {
      if (error instanceof NoScratchDatabase) return { ...written, unverified: error.message };
      await store.delete(file);
      throw error;
    }
  }

  private async write(file: string, createdAt: Date): Promise<Omit<MadeBackup, 'unverified'>> {
    const { config, connection, store } = this.parts;
    const archive = new ArchiveWriter();
    const content = config.backupKey === undefined ? archive.stream : await encrypted(archive.stream, config.backupKey);
    const storing = store.write(file, content);
    const filling = this.fill(archive, connection, createdAt).catch((error: Error) => {
      archive.fail(error);
      throw error;
    });
    // A store that fails stops reading, so the archive must not wait for it.
    storing.catch((error: Error) => archive.fail(error));
    try {
      const [sums, bytes] = await Promise.all([filling, storing]);
      return { file, bytes, ...sums };
    } finally {
      await Promise.allSettled([filling, storing]); // the other one may still clean up
    }
  }

  /** Files never change and are kept for a day after the last row that names them, so they are copied after the rows. */
  private async fill(archive: ArchiveWriter, connection: Connection, createdAt: Date) {
    const { media } = this.parts;
    await withClient(connection, (client) => dumpDatabase(client, archive, createdAt));
    for await (const { key } of media.list()) {
      const found = await media.get(key);
      if (found) await archive.file(key, found.bytes, found.stream);
    }
    return archive.end();
  }

  private async open(file: string): Promise<Readable> {
    const { store, config } = this.parts;
    const content = await store.read(file);
    if (!content) throw new BackupError(`There is no backup ${file} in ${store.place}.`);
    return decrypted(content, config.backupKey);
  }

  /** About as much as the last one, or the size of the database. */
  private async expectedBytes(): Promise<number> {
    const { dataSource } = this.parts;
    const [size] = await dataSource.query<{ bytes: string }[]>(`select pg_database_size(current_database()) as bytes`);
    if (!(await this.isRecorded())) return Number(size?.bytes ?? 0);
    const [last] = await dataSource.query<{ bytes: string }[]>(
      'select bytes from backup_run where bytes is not null order by finished_at desc limit 1',
    );
    return Number(last?.bytes ?? size?.bytes ?? 0);
  }

  private async record(run: Partial<BackupRun>): Promise<void> {
    if (!(await this.isRecorded())) return;
    const { dataSource } = this.parts;
    await dataSource.manager.insert(BackupRun, run);
    await dataSource.query(
      `delete from backup_run where id in (select id from backup_run order by finished_at desc offset $1)`,
      [runsKept],
    );
  }

  /** A database of an earlier release, which is backed up before it is migrated, has no table for it. */
  private isRecorded(): Promise<boolean> {
    return hasTable(this.parts.dataSource, 'backup_run');
  }
}

/** Runs the work unless another process makes a backup of this database. */
async function alone<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ isFree: boolean }>(
      `select pg_try_advisory_lock(hashtext('backup')) as "isFree"`,
    );
    if (!rows[0]?.isFree) throw new BackupError('Another backup is being made. Wait until it is done.');
    return work();
  });
}
