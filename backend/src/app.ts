import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.ts';
import type { Config } from './core/config/config.ts';
import type { Connection } from './core/database/connection.ts';
import { createAdapter } from './core/http/adapter.ts';
import { configureHttp, globalPrefix } from './core/http/configure.ts';
import { buildDocument } from './core/http/open-api.ts';

/** The application, configured but not yet listening. `preview` builds the module graph only: no provider is made. */
export async function createApp(
  config: Config,
  connection: Connection,
  { preview = false } = {},
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with({ config, connection }),
    createAdapter(config),
    {
      abortOnError: false,
      logger: preview ? ['error'] : ['error', 'warn', 'log'],
      preview,
    },
  );
  return preview ? app.setGlobalPrefix(...globalPrefix) : configure(app);
}

/** What main and tests share: prefix, headers, body parsing, documentation. */
export async function configure(app: NestFastifyApplication): Promise<NestFastifyApplication> {
  app.setGlobalPrefix(...globalPrefix);
  await configureHttp(app);
  return app;
}

export function createOpenApi(app: NestFastifyApplication): OpenAPIObject {
  return buildDocument(app);
}
