import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { DataSource } from 'typeorm';
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
export class DatabaseModule {}

async function openMigrated(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('no data source options');
  const dataSource = await new DataSource(options).initialize();
  const applied = await migrate(dataSource);
  if (applied.length > 0) new Logger(DatabaseModule.name).log(`applied ${applied.join(', ')}`);
  return dataSource;
}
