import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Connection } from '../core/database/server/connection.ts';
import { readArchive } from './archive/archive-reader.ts';
import { DatabaseLoad } from './database/load-database.ts';
import { withScratchDatabase } from './database/scratch-database.ts';

/** Restores a backup into a database that is dropped afterwards, and compares all rows and files with what was written. */
export async function verifyBackup(connection: Connection, archive: Readable): Promise<void> {
  try {
    await withScratchDatabase(connection, async (scratch) => {
      const load = await DatabaseLoad.into(scratch, { replace: false });
      try {
        const manifest = await readArchive(archive, {
          header: (header) => load.prepare(header),
          table: (shape) => load.table(shape),
          file: (_key, content) => pipeline(content, discarded()),
        });
        await load.complete(manifest);
        await load.commit();
      } finally {
        await load.close();
      }
    });
  } finally {
    archive.destroy();
  }
}

const discarded = () => new Writable({ write: (_chunk, _encoding, done) => done() });
