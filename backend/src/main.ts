import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { seed } from '../seeds/index.ts';
import { createApp } from './app.ts';
import { Config } from './core/config/config.ts';
import { formatListen } from './core/config/listen.ts';
import { StartupError } from './core/config/startup-error.ts';
import { openDatabaseServer } from './core/database/connection.ts';

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : `The start failed: ${String(error)}`}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = new Config(process.env);
  const logger = new Logger('main');
  const server = await openDatabaseServer(config, (message) => logger.warn(message));
  const app = await createApp(config, server.connection);
  await app.init();
  await seed(app);
  await app.getHttpAdapter().getInstance().listen(config.listen);
  logger.log({ msg: 'ready', listen: formatListen(config.listen) });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(
      signal,
      () =>
        void app
          .close()
          .then(() => server.stop())
          .then(() => process.exit(0)),
    );
  }
}
