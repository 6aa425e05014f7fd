import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { Logger } from 'pino';
import { BackgroundModule } from './background.module.ts';
import { Config } from './config/config.ts';
import { CONNECTION, type Connection } from './database/server/connection.ts';
import { ENTITIES, type Entities } from './database/data-source.ts';
import { DatabaseModule } from './database/database.module.ts';
import { Readiness } from './health/readiness.ts';
import { ProblemFilter } from './http/problem-filter.ts';
import { SiteVisits } from './http/site-visits.ts';
import { createValidationPipe } from './http/validation.ts';
import { LOGGER } from './logging/logger.ts';
import { Mailer } from './mail/mailer.ts';
import { Metrics } from './metrics/metrics.ts';

export interface CoreOptions {
  readonly config: Config;
  readonly connection: Connection;
  readonly entities: Entities;
  readonly logger: Logger;
}

/** The base of every feature; all of it can be injected without an import. */
@Module({})
export class CoreModule {
  static with({ config, connection, entities, logger }: CoreOptions): DynamicModule {
    return {
      module: CoreModule,
      global: true,
      imports: [DatabaseModule, BackgroundModule],
      providers: [
        { provide: Config, useValue: config },
        { provide: CONNECTION, useValue: connection },
        { provide: ENTITIES, useValue: entities },
        { provide: LOGGER, useValue: logger },
        Readiness,
        Metrics,
        Mailer,
        SiteVisits,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [Config, CONNECTION, ENTITIES, BackgroundModule, Mailer, Metrics, SiteVisits],
    };
  }
}
