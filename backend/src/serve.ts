import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './core/config/config.ts';
import { formatListen } from './core/config/listen.ts';
import type { Connection } from './core/database/server/connection.ts';
import { isReachable, waitForDatabase } from './core/database/wait-for-database.ts';
import { Readiness } from './core/health/readiness.ts';
import { letGo } from './core/http/let-go.ts';
import { listen, listenUnavailable } from './core/http/listen.ts';
import { seedOnce } from './seed-once.ts';
import { SiteModule } from './site/site.module.ts';

/** Requests that run longer than this are cut off, so that the process ends within 6 s. */
const graceMs = 2_000;
/** How long a start waits for its database before it says at its port that it is unavailable. */
const silentMs = 5_000;

export interface RunningApp {
  /** Finishes running requests, accepts no new ones and closes the database connections. */
  close(): Promise<void>;
}

/** Resolves when the application is ready for requests: migrated, seeded, listening. */
export async function serve(config: Config, connection: Connection, logger: Logger): Promise<RunningApp> {
  const endStandIn = await standIn(config, connection, logger);
  const app = await createApp(config, connection, { logger });
  try {
    await app.init();
    await seedOnce(app);
    await endStandIn();
    await listen(app.getHttpAdapter().getInstance(), config.listen);
    if (config.databaseUrl !== undefined && 'port' in config.listen) app.get(Readiness).join();
    const site = app.get(SiteModule);
    await site.takeCharge();
    site.warm();
  } catch (error) {
    await close(app, config);
    throw error;
  }
  // The parent process waits for this line, whatever the log level.
  logger.child({}, { level: 'info' }).info({ listen: formatListen(config.listen) }, 'ready');
  return { close: () => close(app, config) };
}

/**
 * Answers until the application is ready; the function that it resolves with ends that. A Unix socket is held from the
 * start, so that a second start on it is refused before it changes anything. A TCP port is held only after some time
 * without the database: nginx gives a POST to another replica when this one does not listen, but not when it refuses.
 */
async function standIn(config: Config, connection: Connection, logger: Logger): Promise<() => Promise<void>> {
  const held = 'path' in config.listen ? await listenUnavailable(config.listen) : undefined;
  if (await isReachable(connection)) return held ?? (async () => {});
  logger.warn('the database cannot be reached, waiting for it');
  if (!held && (await waitForDatabase(connection, { limitMs: silentMs }))) return async () => {};
  const end = held ?? (await listenUnavailable(config.listen));
  await waitForDatabase(connection);
  return end;
}

async function close(app: NestFastifyApplication, { databaseUrl }: Config): Promise<void> {
  const http = app.getHttpServer();
  app.get(Readiness).drain();
  // There can be several back ends only with a database elsewhere.
  await letGo(http, { isAlone: databaseUrl === undefined });
  // A connection that was busy when closing began becomes idle later.
  const sweep = setInterval(() => http.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => http.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cutOff);
}
