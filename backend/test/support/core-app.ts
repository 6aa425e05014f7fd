import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import supertest from 'supertest';
import { Config } from '../../src/core/config/config.ts';
import { CoreModule } from '../../src/core/core.module.ts';
import type { Connection } from '../../src/core/database/server/connection.ts';
import { bootstrap } from '../../src/core/http/bootstrap.ts';
import { createLogger } from '../../src/core/logging/logger.ts';
import { createTestDatabase } from './database.ts';

interface CoreAppOptions {
  readonly controllers?: Type[];
  readonly providers?: Provider[];
  readonly variables?: Record<string, string>;
  /** Another database than a fresh clone of the migrated template. */
  readonly connection?: Connection;
  /** Receives the log, which is silent otherwise. */
  readonly log?: DestinationStream;
}

export interface CoreApp {
  readonly app: NestFastifyApplication;
  readonly http: ReturnType<typeof supertest>;
  close(): Promise<void>;
}

class CoreTestModule {}

/** Only core and the controllers of the test: for what holds whatever the features are. */
export async function createCoreApp(options: CoreAppOptions): Promise<CoreApp> {
  const { controllers = [], providers = [], variables, log } = options;
  const database = options.connection ? undefined : await createTestDatabase();
  const connection = options.connection ?? database?.connection ?? {};
  const dataDir = mkdtempSync(path.join(os.tmpdir(), '20x-test-data-'));
  const logLevel = log ? 'info' : 'silent';
  const config = new Config({ NODE_ENV: 'test', LOG_LEVEL: logLevel, DATA_DIR: dataDir, ...variables });
  const logger = createLogger(config, log);
  const root: DynamicModule = {
    module: CoreTestModule,
    imports: [CoreModule.with({ config, connection, logger, entities: [] })],
    controllers,
    providers,
  };
  const app = await bootstrap(root, { config, logger });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    http: supertest(app.getHttpServer()),
    close: async () => {
      await app.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
