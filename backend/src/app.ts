import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './core/config/config.ts';
import type { Connection } from './core/database/connection.ts';
import { createAdapter } from './core/http/adapter.ts';
import { configureHttp, globalPrefix } from './core/http/configure.ts';
import { serveDocs } from './core/http/open-api.ts';
import { createLogger } from './core/logging/logger.ts';
import { NestLogger } from './core/logging/nest-logger.ts';

export { buildDocument as createOpenApi } from './core/http/open-api.ts';

/** The application, configured but not yet initialized. `preview` builds the module graph only: no provider is made. */
export async function createApp(
  config: Config,
  connection: Connection,
  { logger = createLogger(config), preview = false } = {},
): Promise<NestFastifyApplication> {
  const module = AppModule.with({ config, connection, logger });
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(config), {
    abortOnError: false,
    bodyParser: false,
    logger: preview ? ['error'] : new NestLogger(logger),
    preview,
  });
  return preview ? app.setGlobalPrefix(...globalPrefix) : configure(app);
}

/** Prefix, headers, body parsing, probes, documentation: what is around the controllers. */
export function configure(app: NestFastifyApplication): NestFastifyApplication {
  app.setGlobalPrefix(...globalPrefix);
  configureHttp(app);
  serveDocs(app);
  return app;
}
