import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { Config } from './core/config/config.ts';
import { formatListen } from './core/config/listen.ts';
import { StartupError } from './core/config/startup-error.ts';
import { openDatabaseServer, type Connection, type DatabaseServer } from './core/database/connection.ts';
import { isReachable, waitForDatabase } from './core/database/wait-for-database.ts';
import { listen, listenUnavailable } from './core/http/listen.ts';
import { createLogger } from './core/logging/logger.ts';
import { seedOnce } from './seed-once.ts';
import { shutDown } from './shut-down.ts';

/** Nothing may take longer to end than this, whatever hangs. */
const exitTimeoutMs = 4_800;

try {
  await start(new Config(process.env));
} catch (error) {
  fail(error);
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config);
  let app: NestFastifyApplication | undefined;
  let server: DatabaseServer | undefined;
  onSignal(async () => {
    if (app && server) await shutDown(app, server);
    else await server?.stop();
  });
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));

  server = await openDatabaseServer(config, (message) => logger.warn(message));
  await standInUntilReachable(config, server.connection, logger);
  try {
    app = await createApp(config, server.connection, { logger });
    await app.init();
    await seedOnce(app);
    await listen(app.getHttpAdapter().getInstance(), config.listen);
  } catch (error) {
    logger.debug({ err: error }, 'start failed');
    await app?.close().catch(() => {});
    await server.stop();
    throw error;
  }
  logger.info({ listen: formatListen(config.listen) }, 'ready');
}

async function standInUntilReachable(config: Config, connection: Connection, logger: Logger): Promise<void> {
  if (await isReachable(connection)) return;
  logger.warn('the database cannot be reached, waiting for it');
  const standIn = await listenUnavailable(config.listen);
  await waitForDatabase(connection);
  await new Promise((resolve) => standIn.close(resolve));
}

/** The first signal ends the process in order, a second one at once. */
function onSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = () => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), exitTimeoutMs).unref();
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, handle);
}

function fail(error: unknown): never {
  const sentence =
    error instanceof StartupError ? error.message : `The start failed: ${String(error).split('\n', 1)[0]}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
