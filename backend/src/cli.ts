import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { createApp } from './app.ts';
import { Config } from './core/config/config.ts';
import { StartupError } from './core/config/startup-error.ts';
import type { Connection } from './core/database/server/connection.ts';
import { openDatabaseServer } from './core/database/server/open-server.ts';
import { openDataSource } from './core/database/data-source.ts';
import { findDrift, findUnapplied } from './core/database/drift.ts';
import { migrate } from './core/database/migrate.ts';
import { entities } from './entities.ts';
import { seedOnce } from './seed-once.ts';

/** The commands of `npm run db:…`. Each prints what it did and exits with 1 when it failed or found a problem. */
const commands: Record<string, (connection: Connection, config: Config) => Promise<string>> = {
  migrate: (connection) => withDataSource(connection, applyMigrations),
  check: (connection) => withDataSource(connection, checkSchema),
  seed: async (connection, config) => {
    const app = await createApp(config, connection);
    await app.init();
    await seedOnce(app);
    await app.close();
    return 'The starter content is in place.';
  },
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new StartupError(`Use one of these commands: ${Object.keys(commands).join(', ')}.`);
  const config = new Config(process.env);
  const server = await openDatabaseServer(config, (message) => process.stderr.write(`${message}\n`));
  const done = await command(server.connection, config).finally(() => server.stop());
  process.stdout.write(`${done}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function applyMigrations(dataSource: DataSource): Promise<string> {
  const applied = await migrate(dataSource);
  return applied.length === 0 ? 'Every migration was already applied.' : `Applied ${applied.join(', ')}.`;
}

async function checkSchema(dataSource: DataSource): Promise<string> {
  const unapplied = await findUnapplied(dataSource);
  if (unapplied.length > 0) throw new StartupError(`Not applied yet: ${unapplied.join(', ')}. Run npm run db:migrate.`);
  const drift = await findDrift(dataSource);
  if (drift.length > 0) {
    throw new StartupError(
      `The schema and the entities differ. These statements would align them:\n${drift.join(';\n')};`,
    );
  }
  return 'Every migration is applied, and the schema matches the entities.';
}

async function withDataSource(
  connection: Connection,
  work: (dataSource: DataSource) => Promise<string>,
): Promise<string> {
  const dataSource = await openDataSource(connection, entities);
  return work(dataSource).finally(() => dataSource.destroy());
}
