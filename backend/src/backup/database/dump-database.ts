import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { archiveFormat, nameOf } from '../archive/archive-format.ts';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import { jobsVersionIn, migrationsIn, rowsOf, sequencesIn, tablesIn } from './tables.ts';

/** Writes the database as it is at one moment, while others write. */
export async function dumpDatabase(client: Client, archive: ArchiveWriter, createdAt: Date): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesIn(client);
  await archive.header({
    format: archiveFormat,
    createdAt: createdAt.toISOString(),
    migrations: await migrationsIn(client),
    jobs: await jobsVersionIn(client),
    tables,
    sequences: await sequencesIn(client),
  });
  for (const shape of tables) {
    await archive.table(nameOf(shape), client.query(copyTo(`copy (${rowsOf(shape)}) to stdout`)));
  }
  await client.query('commit');
}
