import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { createApp } from '../../src/app.ts';
import { Config } from '../../src/core/config/config.ts';
import type { Connection } from '../../src/core/database/server/connection.ts';
import { SiteModule } from '../../src/site/site.module.ts';
import { createTestDatabase } from './database.ts';
import { administrator } from './sign-in.ts';

export interface TestApp {
  readonly app: NestFastifyApplication;
  /** `http.get('/api/settings')`: supertest on the application. */
  readonly http: ReturnType<typeof supertest>;
  readonly config: Config;
  readonly connection: Connection;
  /** Closes the application and drops its database and files. */
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Environment variables over the defaults of tests. */
  readonly variables?: Record<string, string>;
  /** Another database than a fresh clone of the migrated template, such as one that two applications share. */
  readonly connection?: Connection;
  /** Runs before the application is ready for requests: the place for `seed`. */
  readonly prepare?: (app: INestApplicationContext) => Promise<void>;
}

/** The whole application on a database of its own, with a data folder of its own. */
export async function createTestApp({ variables, connection, prepare }: TestAppOptions = {}): Promise<TestApp> {
  const database = connection ? undefined : await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), '20x-test-data-'));
  const config = new Config({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    // None: pages are not what most tests are about, and rendering them after each publication takes time.
    FRONTEND_DIR: dataDir,
    ADMIN_PASSWORD: administrator.password,
    ...variables,
  });
  const used = connection ?? database?.connection ?? {};
  const app = await createApp(config, used);
  const close = async () => {
    await app.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await app.init();
    await prepare?.(app);
    await app.getHttpAdapter().getInstance().ready();
    await app.get(SiteModule).takeCharge();
  } catch (error) {
    await close();
    throw error;
  }
  return { app, http: supertest(app.getHttpServer()), config, connection: used, close };
}
