import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pinnedNode } from '../lib/packages.mjs';
import { capture, toolEnvironment } from '../lib/processes.mjs';
import { isAnswered, untilTrue } from './parts.mjs';

const built = (entry, args, environment) =>
  capture(pinnedNode, [`backend/dist/src/${entry}.js`, ...args], { env: toolEnvironment(environment) });

/**
 * What can happen to a running site, on one machine and in the stack, or `only` there. `mayFail` lists which requests may be
 * refused meanwhile (with 503, or what `statuses` names); all others are answered as ever. With `oldPages` a page may be its
 * last rendering. A part that was killed comes back by itself; `heal` ends the other faults after `seconds`; then `check`
 * looks at what follows.
 * @type {readonly {
 *   name: string, inflict(site): unknown, heal?(site): unknown, check?(site, load): unknown, seconds?: number,
 *   rate?: number, oldPages?: boolean, mayFail?: readonly string[], statuses?: readonly (number | string)[],
 *   only?: 'machine' | 'stack',
 * }[]}
 */
export const faults = [
  {
    name: 'back end killed',
    inflict: ({ backends }) => backends[0].kill(),
    mayFail: ['write'],
  },
  {
    name: 'all back ends killed',
    inflict: ({ backends }) => Promise.all(backends.map((backend) => backend.kill())),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'back end frozen',
    inflict: ({ backends }) => backends[1].freeze(),
    heal: ({ backends }) => backends[1].thaw(),
  },
  {
    name: 'back end cut off from the database',
    only: 'stack',
    inflict: ({ backends }) => backends[0].cutOff(),
    heal: ({ backends }) => backends[0].rejoin(),
    mayFail: ['api', 'write'],
  },
  {
    name: 'database killed',
    inflict: ({ database }) => database.kill(),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'database frozen',
    inflict: ({ database }) => database.freeze(),
    heal: ({ database }) => database.thaw(),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'database connections cut',
    only: 'machine',
    inflict: ({ database }) => database.sever(),
    heal: ({ database }) => database.restore(),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'database connections silent',
    only: 'machine',
    inflict: ({ database }) => database.silence(),
    heal: ({ database }) => database.restore(),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'nginx killed',
    async inflict({ nginx, baseUrl }) {
      const killed = performance.now();
      await nginx.kill();
      await untilTrue(() => isAnswered(baseUrl));
      const tookMs = performance.now() - killed;
      assert.ok(tookMs < 2_000, `nginx answered again after ${Math.round(tookMs)} ms`);
    },
    mayFail: ['page', 'api', 'write'],
    statuses: ['ECONNRESET', 'ECONNREFUSED'],
  },
  { name: 'disk of pages full', inflict: ({ disk }) => disk.fill(), heal: ({ disk }) => disk.free() },
  {
    name: 'disk of database and logs full',
    only: 'machine',
    inflict: ({ wholeDisk }) => wholeDisk.fill(),
    heal: ({ wholeDisk }) => wholeDisk.free(),
    mayFail: ['api', 'write'],
    statuses: [503, 507],
    oldPages: true,
    seconds: 15,
  },
  {
    name: 'folder of pages unwritable',
    only: 'machine',
    async inflict({ disk, siteDir }) {
      // From then on nginx serves the page from the file, which nobody can remove.
      while (!existsSync(path.join(siteDir, 'current/home.html'))) await pause(10);
      disk.lock();
    },
    heal: ({ disk }) => disk.unlock(),
    mayFail: ['write'],
  },
  { name: 'page files damaged', only: 'machine', inflict: damagePages },
  {
    name: 'mail server down',
    only: 'machine',
    inflict: ({ mail }) => mail.stop(),
    heal: ({ mail }) => mail.start(),
    check: deliveredOnce,
  },
  {
    name: 'clock of a replica jumps',
    only: 'machine',
    // An hour ahead, then an hour back.
    async inflict({ backends }) {
      process.kill(backends[0].part.pid, 'SIGUSR2');
      await pause(4_000);
      process.kill(backends[0].part.pid, 'SIGUSR2');
    },
    heal: ({ backends }) => process.kill(backends[0].part.pid, 'SIGUSR2'),
  },
  {
    name: 'second start on the same port',
    only: 'machine',
    async inflict({ backends, environment, dataDir, baseUrl }) {
      const own = { ...environment, LISTEN: backends[0].listen, DATA_DIR: dataDir, PUBLIC_URL: baseUrl };
      const { code, output } = await built('main', [], own);
      assert.equal(code, 1);
      assert.match(output, /is already in use/);
    },
  },
  {
    name: 'rolling restart at 200 requests/s',
    rate: 200,
    async inflict({ backends }) {
      for (const backend of backends) await backend.restart();
    },
  },
  {
    name: 'two migrations at once',
    only: 'machine',
    async inflict({ database, environment, dataDir }) {
      const own = { ...environment, DATA_DIR: dataDir, DATABASE_URL: await database.create() };
      const runs = await Promise.all([1, 2].map(() => built('cli', ['migrate'], own)));
      for (const { code, output } of runs) assert.equal(code, 0, output);
      assert.equal((await built('cli', ['check'], own)).code, 0);
    },
  },
];

/** As after a crash of the file system: the link leads nowhere, the stale pages are gone, and a file is where a folder was. */
function damagePages({ siteDir }) {
  const current = path.join(siteDir, 'current');
  rmSync(current, { force: true });
  symlinkSync('generations/0', current);
  for (const folder of ['last', 'tmp']) rmSync(path.join(siteDir, folder), { recursive: true, force: true });
  const generations = path.join(siteDir, 'generations');
  const newest = readdirSync(generations).sort((a, b) => Number(b) - Number(a))[0];
  replaceByFile(path.join(generations, newest));
}

/** A page that is stored meanwhile makes the folder anew. */
function replaceByFile(folder) {
  while (!statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    rmSync(folder, { recursive: true, force: true });
    try {
      writeFileSync(folder, 'no folder', { flag: 'wx' });
    } catch (error) {
      if (!['EEXIST', 'EISDIR'].includes(error.code)) throw error;
    }
  }
}

/** Deliveries that no job would attempt when they are due. A job's time counts whole milliseconds. */
const forgotten = `
  select message_id, next_attempt_at from contact_delivery
  where status = 'queued' and not exists (
    select from pgboss.job where name = 'contact-notifications' and (
      state = 'active' or state in ('created', 'retry') and start_after >= next_attempt_at - interval '1 millisecond'))`;

/** Every message of the load leads to one mail, also those that came while the mail server was down. */
async function deliveredOnce({ database, mail }, load) {
  await load.stop();
  assert.deepEqual(await database.query(forgotten), [], 'messages wait without a job');
  const waiting = () => database.query(`select * from contact_delivery where status <> 'sent'`);
  // A job that could not be ended on a full disk is repeated after a minute without a sign of life.
  for (const end = Date.now() + 150_000; (await waiting()).length > 0; await pause(1_000)) {
    if (Date.now() > end)
      throw new Error(`Not delivered after the mail server came back: ${JSON.stringify(await waiting())}`);
    // In each round, because an attempt that was under way may just have failed.
    await database.query(
      `update contact_delivery set next_attempt_at = now() where status = 'queued' and not is_running`,
    );
    await database.query(
      `update pgboss.job set start_after = now() where name = 'contact-notifications' and state in ('created', 'retry')`,
    );
  }
  const told = new Map();
  for (const { source } of mail.mails)
    for (const id of new Set(source.match(/(?<=Dana )[0-9a-f-]{36}/g))) told.set(id, (told.get(id) ?? 0) + 1);
  const times = [...load.messages].map((id) => told.get(id) ?? 0);
  assert.ok(Math.min(...times) === 1, `${times.filter((count) => count === 0).length} messages led to no mail`);
}
