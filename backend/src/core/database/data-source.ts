import pg from 'pg';
import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import { connectTimeoutMs, sessionLimits, type Connection } from './server/connection.ts';
import { migrations } from './migrations/index.ts';
import { LimitedPool } from './limited-pool.ts';

/** The classes that are mapped to tables. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type of an entity class
export type Entities = readonly (Function | EntitySchema)[];

/** Injection token of the Entities. */
export const ENTITIES = Symbol('ENTITIES');

export function dataSourceOptions(connection: Connection, entities: Entities): DataSourceOptions {
  const { connectionString, host, port, user, database } = connection;
  return {
    type: 'postgres',
    driver: { ...pg, Pool: LimitedPool },
    ...(connectionString ? { url: connectionString } : { host, port, username: user, database }),
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: 10,
    connectTimeoutMS: connectTimeoutMs,
    applicationName: '20x',
    extra: { ...sessionLimits, idleTimeoutMillis: 30_000 },
  };
}

export async function openDataSource(connection: Connection, entities: Entities): Promise<DataSource> {
  return new DataSource(dataSourceOptions(connection, entities)).initialize();
}
