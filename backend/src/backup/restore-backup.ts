import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../core/database/server/connection.ts';
import type { MediaStore } from '../media/files/media-store.ts';
import type { TemporaryFiles } from '../media/files/temporary-files.ts';
import { readArchive } from './archive/archive-reader.ts';
import { BackupError } from './archive/backup-error.ts';
import { DatabaseLoad } from './database/load-database.ts';
import { withClient } from './database/session.ts';

interface RestoreOptions {
  readonly connection: Connection;
  readonly media: MediaStore;
  /** For files on their way to the media. */
  readonly temporary: TemporaryFiles;
  /** Replaces what is there; otherwise the database must be empty. */
  readonly replace: boolean;
}

export interface RestoredBackup {
  readonly rows: number;
  readonly files: number;
  readonly leftJobsOut: boolean;
}

/** Restores a backup whole, or changes nothing: rows appear when everything was compared, files of a failure go again. */
export async function restoreBackup(archive: Readable, options: RestoreOptions): Promise<RestoredBackup> {
  const { connection, media, temporary, replace } = options;
  const added: string[] = [];
  try {
    await refuseWhileRunning(connection);
    const load = await DatabaseLoad.into(connection, { replace });
    try {
      const manifest = await readArchive(archive, {
        header: (header) => load.prepare(header),
        table: (shape) => load.table(shape),
        file: (key, content) =>
          temporary.with(async (draft) => {
            await pipeline(content, createWriteStream(draft));
            if (await media.has(key)) return;
            added.push(key);
            await media.put(key, draft);
          }),
      });
      await load.complete(manifest);
      await load.commit();
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return { rows, files: manifest.files.length, leftJobsOut: load.leftJobsOut };
    } finally {
      await load.close();
    }
  } catch (error) {
    for (const key of added) await media.delete(key).catch(() => {}); // nothing names it, so it goes after a day
    throw error;
  } finally {
    archive.destroy();
  }
}

/** The database lets go of a connection a moment after the site that ended it. */
const letsGoWithinMs = 3_000;

async function refuseWhileRunning(connection: Connection): Promise<void> {
  await withClient(connection, async (client) => {
    const isInUse = async () => {
      const { rows } = await client.query(
        `select from pg_stat_activity where datname = current_database() and application_name like '20x%'`,
      );
      return rows.length > 0;
    };
    for (const end = performance.now() + letsGoWithinMs; await isInUse(); await wait(50))
      if (performance.now() > end)
        throw new BackupError('The site is running on this database. Stop it first, then restore.');
  });
}
