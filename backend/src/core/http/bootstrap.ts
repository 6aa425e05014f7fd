import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { NestLogger } from '../logging/nest-logger.ts';
import { createAdapter } from './adapter.ts';
import { configureHttp, globalPrefix } from './configure.ts';
import { serveDocs } from './open-api.ts';

export interface BootstrapOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Builds only the module graph, without creating providers. */
  readonly preview?: boolean;
}

/** A Fastify application from a root module that imports CoreModule, with everything around the controllers. */
export async function bootstrap(
  root: DynamicModule,
  { config, logger, preview }: BootstrapOptions,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(root, createAdapter(config), {
    abortOnError: false,
    bodyParser: false,
    logger: preview ? ['error'] : new NestLogger(logger),
    preview,
  });
  app.setGlobalPrefix(...globalPrefix);
  if (preview) return app;
  configureHttp(app);
  serveDocs(app);
  return app;
}
