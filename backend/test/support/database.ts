import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../../src/core/database/server/connection.ts';

export interface TestDatabase {
  readonly connection: Connection;
  drop(): Promise<void>;
}

/** A database of its own for one test file, cloned from the migrated template; `empty` gives one without any table. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { template, ...server } = JSON.parse(process.env.TEST_DATABASE ?? '{}') as Connection & { template: string };
  const database = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asAdmin(
    server,
    `create database "${database}" template "${empty ? 'template0' : template}" strategy file_copy`,
  );
  return {
    connection: { ...server, database },
    drop: () => asAdmin(server, `drop database if exists "${database}" with (force)`),
  };
}

async function asAdmin(server: Connection, sql: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
