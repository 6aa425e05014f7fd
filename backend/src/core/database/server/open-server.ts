import type { Config } from '../../config/config.ts';
import type { DatabaseServer } from './connection.ts';

/** The given database, or else the embedded one, started when it does not run yet. */
export async function openDatabaseServer(config: Config, log: (message: string) => void): Promise<DatabaseServer> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  const { startEmbeddedPostgres } = await import('./embedded-postgres.ts');
  return startEmbeddedPostgres({ dataDir: `${config.dataDir}/postgres`, log });
}
