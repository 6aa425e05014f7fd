import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Controller, Get, Injectable, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DatabaseServer } from '../src/core/database/server/connection.ts';
import { limitServerLog } from '../src/core/database/server/data-folder.ts';
import { startEmbeddedPostgres } from '../src/core/database/server/embedded-postgres.ts';
import { serverProcesses } from '../src/core/database/server/server-processes.ts';
import { DatabaseListener, notify } from '../src/core/database/listener.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { createCoreApp, type CoreApp } from './support/core-app.ts';
import { eventually } from './support/eventually.ts';

@Controller()
class CountController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Get('count') async count() {
    const [row] = await this.dataSource.query<{ count: number }[]>('select count(*)::int from thing');
    return row;
  }
  @Post('things') async add() {
    await this.unitOfWork.run((tx) => tx.manager.query('insert into thing default values'));
    return {};
  }
  @Post('slow') slow() {
    return this.unitOfWork.run((tx) => tx.manager.query('select pg_sleep(60)'));
  }
  @Get('things') all() {
    return this.dataSource.query('select * from thing where $1 limit 1', [true]);
  }
  @Get('limit') limit() {
    return this.dataSource.query(`select current_setting('statement_timeout') as limit, pg_backend_pid() as pid`);
  }
  @Get('admin/limit') limitOfAdmin() {
    return this.limit();
  }
}

const handled: object[] = [];
@Injectable()
class Worker {
  constructor(jobs: Jobs) {
    jobs.handle('work', async (data) => void handled.push(data));
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-fault-'));
chmodSync(folder, 0o755); // the server runs under another account when the tests run as root
const dataDir = path.join(folder, 'postgres');
let server: DatabaseServer;
let core: CoreApp;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir });
  core = await createCoreApp({ controllers: [CountController], providers: [Worker], connection: server.connection });
  await core.app.get(DataSource).query('create table thing (id int generated always as identity)');
});
afterAll(async () => {
  await core.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Well below `hangLimit`: without a limit of its own the server would wait for as long as the database hangs. */
const secondsWithin = 30_000;

const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
const countStatus = async () => (await core.http.get('/api/count')).status;

const postmaster = () => Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

it('THR-195 recovers by itself when the server is killed, with every acknowledged write', async () => {
  const listener = core.app.get(DatabaseListener);
  const heard: string[] = [];
  listener.on('after-the-fault', (payload) => heard.push(payload)); // and again when it has reconnected
  let reconnected = 0;
  listener.onReconnect(() => reconnected++);
  for (let n = 0; n < 5; n++) expect(await core.http.post('/api/things')).toMatchObject({ status: 201 });
  const killed = postmaster();

  process.kill(killed, 'SIGKILL');
  const statuses = new Set<number>();
  await eventually(
    async () => {
      statuses.add(await countStatus());
      return reconnected;
    },
    (count) => count > 0,
  );
  expect(postmaster()).not.toBe(killed);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await core.http.get('/api/count')).toMatchObject({ status: 200, body: { count: 5 } });
  await core.app.get(UnitOfWork).run((tx) => notify(tx.manager, 'after-the-fault', 'hello'));
  await eventually(
    () => heard,
    (payloads) => payloads.includes('hello'),
  );
  await core.app.get(UnitOfWork).run((tx) => core.app.get(Jobs).enqueue(tx, 'work', { after: 'the fault' }));
  await eventually(
    () => handled,
    (jobs) => jobs.length === 1,
  );
});

it('THR-199 answers 503 within seconds while the database hangs, stays alive, and recovers', async () => {
  const hung = postmaster();
  process.kill(hung, 'SIGSTOP');
  try {
    await core.app
      .get(DataSource)
      .query(endOthers)
      .catch(() => {});
    await core.app
      .get(DataSource)
      .query('select pg_terminate_backend(pg_backend_pid())')
      .catch(() => {});
    const asked = performance.now();
    const during = await core.http.get('/api/count');
    expect(performance.now() - asked).toBeLessThan(secondsWithin);
    expect(during).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await core.http.get('/health/live')).toMatchObject({ status: 200 });
    expect(await core.http.get('/health/ready')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  } finally {
    process.kill(hung, 'SIGCONT');
  }
  await eventually(countStatus, (status) => status === 200);
  await eventually(
    async () => (await core.http.get('/health/ready')).status,
    (status) => status === 200,
  );
});

it('refuses at once those who ask while the database hangs, and those who wait for a connection', async () => {
  const dataSource = core.app.get(DataSource);
  const runners = Array.from({ length: 10 }, () => dataSource.createQueryRunner());
  await Promise.all(runners.map((runner) => runner.connect()));
  const hung = serverProcesses(dataDir).map(({ pid }) => pid);
  hung.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  try {
    const first = countStatus();
    await wait(1_000); // it waits for a connection
    const asked = performance.now();
    expect(await countStatus()).toBe(503);
    // The pool alone would let it wait for two seconds.
    expect(performance.now() - asked).toBeLessThan(1_900);
    expect(await first).toBe(503);
    const again = performance.now();
    expect(await countStatus()).toBe(503);
    expect(performance.now() - again).toBeLessThan(1_000);
  } finally {
    hung.forEach((pid) => process.kill(pid, 'SIGCONT'));
  }
  await Promise.all(runners.map((runner) => runner.release().catch(() => {})));
  await eventually(countStatus, (status) => status === 200);
});

it('answers 503 within two seconds, long before a statement’s own limit, while the whole database hangs', async () => {
  const dataSource = core.app.get(DataSource);
  const runner = dataSource.createQueryRunner();
  await runner.connect(); // known before the database hangs, so that nothing refuses it
  const hung = serverProcesses(dataDir).map(({ pid }) => pid);
  hung.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  const asked = performance.now();
  try {
    const statement = runner.query('select 1').catch((error: Error) => error.message);
    expect(await Promise.race([statement, core.http.get('/api/count').then(({ status }) => status)])).not.toBe(200);
    expect(await statement).toMatch(/Connection terminated/);
    expect(performance.now() - asked).toBeLessThan(3_000); // two seconds, and some for a busy machine
  } finally {
    hung.forEach((pid) => process.kill(pid, 'SIGCONT'));
    await runner.release();
  }
  await eventually(countStatus, (status) => status === 200);
});

it('survives that every connection is ended', async () => {
  await core.app.get(DataSource).query(endOthers);
  await eventually(countStatus, (status) => status === 200);
});

it('THR-202 answers 503 within seconds when no connection is free, and goes on when one is', async () => {
  const dataSource = core.app.get(DataSource);
  const runners = Array.from({ length: 10 }, () => dataSource.createQueryRunner());
  await Promise.all(runners.map((runner) => runner.connect()));
  const asked = performance.now();
  expect(await core.http.get('/api/count')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(performance.now() - asked).toBeLessThan(secondsWithin);
  await Promise.all(runners.map((runner) => runner.release()));
  expect(await countStatus()).toBe(200);
});

it('THR-152 ends a statement of a visitor’s request after two seconds with 503', async () => {
  const asked = performance.now();
  expect(await core.http.post('/api/slow').send({ asked: 'with a body' })).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  expect(performance.now() - asked).toBeLessThan(4_000);
});

it('leaves statements of jobs and of the admin area more time, also on a connection that a visitor used before', async () => {
  const dataSource = core.app.get(DataSource);
  for (let turn = 0; turn < 2; turn++) {
    expect((await core.http.get('/api/limit')).body).toMatchObject([{ limit: '2s' }]);
    expect((await core.http.get('/api/admin/limit')).body).toMatchObject([{ limit: '10s' }]);
    expect(await dataSource.query('show statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
  }
});

it('gives a statement a connection that has its limit, if one is free', async () => {
  const ask = async (address: string) => (await core.http.get(address)).body as object;
  const askBoth = () => Promise.all([ask('/api/limit'), ask('/api/admin/limit')]);
  const [visitor, admin] = await askBoth();
  for (let turn = 0; turn < 3; turn++)
    expect([await ask('/api/limit'), await ask('/api/admin/limit')]).toEqual([visitor, admin]);
});

it('keeps the plan of a statement that comes often', async () => {
  const runner = core.app.get(DataSource).createQueryRunner();
  await runner.connect();
  const often = 'select $1::int + 1 as next';
  for (let turn = 0; turn < 8; turn++) expect(await runner.query(often, [turn])).toEqual([{ next: turn + 1 }]);
  expect(await runner.query('select statement from pg_prepared_statements where statement = $1', [often])).toEqual([
    { statement: often },
  ]);
  await runner.release();
});

it('goes on after a table was changed under the plan of a statement', async () => {
  const things = () => core.http.get('/api/things');
  for (let turn = 0; turn < 8; turn++) expect(await things()).toMatchObject({ status: 200 });
  await core.app.get(DataSource).query(`alter table thing add column note text default 'new'`);
  expect(await things()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await things()).toMatchObject({ status: 200, body: [{ note: 'new' }] });
});

it('THR-195 starts anew beside a frozen process of the killed server', async () => {
  const [frozen] = serverProcesses(dataDir).filter(({ title }) => title.startsWith('postgres: app'));
  process.kill(frozen!.pid, 'SIGSTOP');
  process.kill(postmaster(), 'SIGKILL');
  await eventually(
    () => serverProcesses(dataDir).map(({ pid }) => pid),
    (pids) => !pids.includes(frozen!.pid),
  );
  await eventually(countStatus, (status) => status === 200);
});

it('THR-195 starts anew when a client’s process is killed, and then the process that recovers', async () => {
  const startupProcess = () => serverProcesses(dataDir).find(({ title }) => title.startsWith('postgres: startup'));
  // What is to be replayed takes long enough to be caught at it.
  await core.app.get(DataSource).query('create table replayed as select generate_series(1, 1000000)');
  process.kill(serverProcesses(dataDir).find(({ title }) => title.startsWith('postgres: app'))!.pid, 'SIGKILL');
  let recovering = startupProcess();
  for (const end = Date.now() + secondsWithin; !recovering && Date.now() < end;) recovering = startupProcess();
  process.kill(recovering!.pid, 'SIGKILL');
  const killed = performance.now();
  await eventually(countStatus, (status) => status === 200);
  expect(performance.now() - killed).toBeLessThan(secondsWithin);
});

it('starts again although the file of the server’s process is empty or damaged', async () => {
  const other = path.join(folder, 'emptied');
  await (await startEmbeddedPostgres({ dataDir: other })).stop();
  for (const left of ['', 'damaged\n']) {
    writeFileSync(path.join(other, 'postmaster.pid'), left);
    await (await startEmbeddedPostgres({ dataDir: other })).stop();
  }
  expect(serverProcesses(other)).toEqual([]);
});

it('starts on a copy that is open to others', async () => {
  const other = path.join(folder, 'emptied');
  chmodSync(other, 0o755);
  await (await startEmbeddedPostgres({ dataDir: other })).stop();
  expect(statSync(other).mode & 0o777).toBe(0o700);
});

it('empties a large log that the server goes on writing', async () => {
  const log = path.join(dataDir, 'server.log');
  appendFileSync(log, `${'x'.repeat(11 * 1024 * 1024)}\n`);
  limitServerLog(dataDir);
  await core.app
    .get(DataSource)
    .query('select no_such_column')
    .catch(() => {});
  await eventually(
    () => readFileSync(log, 'utf8'),
    (text) => text.includes('no_such_column') && text.length < 10_000,
  );
  expect(readFileSync(`${log}.1`, 'utf8')).toContain('xxx');
});

it('leaves nothing behind at its end when the server hangs, and sweeps up after a killed start', async () => {
  const hanging = path.join(folder, 'hanging');
  const leftover = `${hanging}.init-4194303`;
  mkdirSync(leftover);
  const other = await startEmbeddedPostgres({ dataDir: hanging });
  expect(existsSync(leftover)).toBe(false);
  for (const { pid } of serverProcesses(hanging)) process.kill(pid, 'SIGSTOP');
  await other.stop();
  expect(serverProcesses(hanging)).toEqual([]);
});
