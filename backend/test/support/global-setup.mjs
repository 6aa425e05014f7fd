import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openDataSource } from '../../src/core/database/data-source.ts';
import { startEmbeddedPostgres } from '../../src/core/database/server/embedded-postgres.ts';
import { migrate } from '../../src/core/database/migrate.ts';

const backend = path.resolve(import.meta.dirname, '../..');

/**
 * One embedded server in the system's temporary folder, shared by every run on this working copy, and a migrated
 * template database that each test file clones. Runs side by side attach to the same server; the last one stops it.
 */
export default async function globalSetup() {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(os.tmpdir(), `20x-test-${hash(backend)}`, 'postgres'),
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'],
  });
  globalThis.testDatabaseServer = server;
  const admin = new pg.Client({ ...server.connection, database: 'postgres' });
  await admin.connect();
  await dropLeftovers(admin);
  const template = `template_${hash(migrationTexts())}`;
  await admin.query(`select pg_advisory_lock(hashtext($1))`, [template]); // another run may be making it right now
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (!rowCount) await makeTemplate(admin, server.connection, template);
  await admin.end();
  process.env.TEST_DATABASE = JSON.stringify({ ...server.connection, template });
}

async function makeTemplate(admin, connection, template) {
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists "${draft}" with (force)`);
  await admin.query(`create database "${draft}"`);
  const dataSource = await openDataSource({ ...connection, database: draft }, []);
  await migrate(dataSource);
  await dataSource.destroy();
  const jobs = new PgBoss({ ...connection, database: draft, supervise: false, schedule: false });
  await jobs.start(); // its own tables, which would cost every test file a third of a second
  await jobs.stop();
  await admin.query(`alter database "${draft}" rename to "${template}"`);
}

/** Databases whose test process has ended without dropping them. */
async function dropLeftovers(admin) {
  const { rows } = await admin.query(`select datname from pg_database where datname ~ '^test_[0-9]+_'`);
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split('_')[1]))) await admin.query(`drop database if exists "${datname}" with (force)`);
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function migrationTexts() {
  const folder = path.join(backend, 'src/core/database/migrations');
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
