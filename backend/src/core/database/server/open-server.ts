import { existsSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import type { DatabaseServer } from './connection.ts';

const folderOf = ({ dataDir }: Config) => `${dataDir}/postgres`;

/** Whether there is a database, so that opening it makes none. */
export const hasDatabase = (config: Config): boolean => Boolean(config.databaseUrl) || existsSync(folderOf(config));

/** The given database, or else the embedded one, started when it does not run yet. */
export async function openDatabaseServer(config: Config, log: (message: string) => void): Promise<DatabaseServer> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  const { startEmbeddedPostgres } = await import('./embedded-postgres.ts');
  return startEmbeddedPostgres({ dataDir: folderOf(config), log });
}
