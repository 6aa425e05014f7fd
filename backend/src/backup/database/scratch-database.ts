import pg from 'pg';
import { onDatabase, type Connection } from '../../core/database/server/connection.ts';
import { BackupError } from '../archive/backup-error.ts';
import { withClient } from './session.ts';

/** The database's role may not create another one. */
export class NoScratchDatabase extends BackupError {}

/** Gives the work an empty database on the same server, and drops it afterwards. One at a time, under the lock of backups. */
export async function withScratchDatabase<T>(
  connection: Connection,
  work: (scratch: Connection) => Promise<T>,
): Promise<T> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ name: string; role: string; mayCreate: boolean }>(
      `select current_database() as name, current_user as role, rolcreatedb or rolsuper as "mayCreate"
       from pg_roles where rolname = current_user`,
    );
    const { name = '', role = '', mayCreate } = rows[0] ?? {};
    if (!mayCreate) {
      throw new NoScratchDatabase(
        `The backup was not restored as a test, because the role ${role} may not create a database. ` +
          `Run as the server's administrator: alter role ${pg.escapeIdentifier(role)} createdb`,
      );
    }
    const scratch = `${name.slice(0, 50)}_backup_test`;
    const drop = () => client.query(`drop database if exists ${pg.escapeIdentifier(scratch)} with (force)`);
    await drop(); // of a process that was killed
    await client.query(`create database ${pg.escapeIdentifier(scratch)} template template0`);
    try {
      return await work(onDatabase(connection, scratch));
    } finally {
      await drop();
    }
  });
}
