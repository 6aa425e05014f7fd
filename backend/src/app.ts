import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './core/config/config.ts';
import type { Connection } from './core/database/server/connection.ts';
import { bootstrap } from './core/http/bootstrap.ts';
import { createLogger } from './core/logging/logger.ts';

export { buildDocument as createOpenApi } from './core/http/open-api.ts';

/** The application, configured but not initialized. `preview` builds only the module graph, without providers. */
export async function createApp(
  config: Config,
  connection: Connection,
  { logger = createLogger(config), preview = false } = {},
): Promise<NestFastifyApplication> {
  return bootstrap(AppModule.with({ config, connection, logger }), { config, logger, preview });
}
