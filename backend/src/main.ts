import { setTimeout as wait } from 'node:timers/promises';
import { Config } from './core/config/config.ts';
import { StartupError } from './core/config/startup-error.ts';
import type { DatabaseServer } from './core/database/server/connection.ts';
import { openDatabaseServer } from './core/database/server/open-server.ts';
import { createLogger } from './core/logging/logger.ts';
import type { RunningApp } from './serve.ts';

/** The longest time that stopping may take. */
const exitTimeoutMs = 8_800;
/** A database that hangs keeps the application from closing. Ending this process's own server then takes about 4 s. */
const closeTimeoutMs = { ownServer: 3_800, serverElsewhere: 7_500 };
const traceTimeoutMs = 1_000;

// OpenTelemetry's own variable: with it, every request and its queries are traced. Before anything that is traced is loaded.
const tracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT ? await import('./core/tracing/tracing.ts') : null;

try {
  await start(new Config(process.env));
} catch (error) {
  fail(error);
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config);
  const running: { server?: DatabaseServer; app?: Promise<RunningApp> } = {};
  onSignal(async () => {
    // While it starts, its connections would keep the database server up. A failed start is told below.
    const closing = running.app?.then(
      (app) => app.close(),
      () => {},
    );
    await Promise.race([closing, wait(config.databaseUrl ? closeTimeoutMs.serverElsewhere : closeTimeoutMs.ownServer)]);
    const traced = Promise.race([tracing?.endTracing(), wait(traceTimeoutMs)]);
    await running.server?.stop(); // last: everything else needs it
    await traced;
  });
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));

  const loading = import('./serve.ts'); // takes a second, in which the database starts
  loading.catch(() => {}); // reported below, where it is awaited
  running.server = await openDatabaseServer(config, (message) => logger.warn(message));
  try {
    const { serve } = await loading;
    running.app = serve(config, running.server.connection, logger);
    await running.app;
  } catch (error) {
    await running.server.stop();
    throw error;
  }
}

/** The first signal stops the process in order, a second Ctrl-C at once. A second SIGTERM is ignored. */
function onSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (stopping && signal === 'SIGINT') process.exit(130);
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), exitTimeoutMs).unref();
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, handle);
}

function fail(error: unknown): never {
  const [reason = ''] = String(error).split('\n', 1);
  process.stderr.write(`${error instanceof StartupError ? error.message : `The start failed: ${reason}`}\n`);
  process.exit(1);
}
