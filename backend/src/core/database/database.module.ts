import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.ts';
import { CONNECTION, type Connection } from './server/connection.ts';
import { dataSourceOptions, ENTITIES, type Entities } from './data-source.ts';
import { migrate } from './migrate.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** The migrated database. Features import `TypeOrmModule.forFeature([…])` for repositories and write through UnitOfWork. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONNECTION, ENTITIES],
      useFactory: (connection: Connection, entities: Entities) => ({
        ...dataSourceOptions(connection, entities),
        retryAttempts: 0,
      }),
      dataSourceFactory: openMigrated,
    }),
  ],
  providers: [UnitOfWork],
  exports: [UnitOfWork],
})
export class DatabaseModule {
  constructor(dataSource: DataSource, metrics: Metrics) {
    const { master: pool } = dataSource.driver as unknown as { readonly master: Pool };
    metrics.gauge({
      name: 'database_pool_connections',
      help: 'Connections to the database in use and idle, and requests that wait for one',
      labelNames: ['state'],
      read: () => [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ],
    });
  }
}

async function openMigrated(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('no data source options');
  const dataSource = await new DataSource(options).initialize();
  const applied = await migrate(dataSource);
  if (applied.length > 0) new Logger(DatabaseModule.name).log(`applied ${applied.join(', ')}`);
  return dataSource;
}
