import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pinnedNode } from '../lib/packages.mjs';
import { capture, toolEnvironment } from '../lib/processes.mjs';

const signal = (name) => (pid) => process.kill(pid, name);
const postmaster = ({ database }) => Number(readFileSync(database.postmasterFile, 'utf8').split('\n')[0]);

/** Whether a back end would take requests. */
export const isReady = (listen) => isAnswered(`http://${listen}/health/ready`);

const isAnswered = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const built = (entry, args, environment) =>
  capture(pinnedNode, [`backend/dist/src/${entry}.js`, ...args], { env: toolEnvironment(environment) });

/**
 * What can happen to a running site. `mayFail` lists which requests may be refused meanwhile (with 503, or what `statuses`
 * names); all others are answered as ever. With `oldPages` a page may be its last rendering. A part that was killed comes back by itself; `heal` ends the other faults after
 * `seconds`; then `check` looks at what follows.
 * @type {readonly {
 *   name: string, inflict(site): unknown, heal?(site): unknown, check?(site, load): unknown, seconds?: number,
 *   rate?: number, oldPages?: boolean, mayFail?: readonly string[],
 *   statuses?: readonly (number | string)[],
 * }[]}
 */
export const faults = [
  {
    name: 'back end killed',
    inflict: ({ backends }) => signal('SIGKILL')(backends[0].part.pid),
    mayFail: ['write'],
  },
  {
    name: 'back end frozen',
    inflict: ({ backends }) => signal('SIGSTOP')(backends[1].part.pid),
    heal: ({ backends }) => signal('SIGCONT')(backends[1].part.pid),
  },
  {
    name: 'database killed',
    inflict: (site) => signal('SIGKILL')(postmaster(site)),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'database frozen',
    inflict(site) {
      site.frozen = site.database.processes();
      site.frozen.forEach(signal('SIGSTOP'));
    },
    heal: ({ frozen }) => frozen.forEach(signal('SIGCONT')),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'database connections cut',
    inflict: ({ database }) => database.sever(),
    heal: ({ database }) => database.restore(),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'database connections silent',
    inflict: ({ database }) => database.silence(),
    heal: ({ database }) => database.restore(),
    mayFail: ['api', 'write'],
    oldPages: true,
  },
  {
    name: 'nginx killed',
    async inflict({ nginx, baseUrl }) {
      const killed = performance.now();
      signal('SIGKILL')(nginx.pid);
      while (!(await isAnswered(baseUrl))) await pause(20);
      const tookMs = performance.now() - killed;
      assert.ok(tookMs < 2_000, `nginx answered again after ${Math.round(tookMs)} ms`);
    },
    mayFail: ['page', 'api', 'write'],
    statuses: ['ECONNRESET', 'ECONNREFUSED'],
  },
  { name: 'disk of pages full', inflict: ({ disk }) => disk.fill(), heal: ({ disk }) => disk.free() },
  {
    name: 'disk of database and logs full',
    inflict: ({ wholeDisk }) => wholeDisk.fill(),
    heal: ({ wholeDisk }) => wholeDisk.free(),
    mayFail: ['api', 'write'],
    statuses: [503, 507],
    oldPages: true,
    seconds: 15,
  },
  {
    name: 'folder of pages unwritable',
    async inflict({ disk, siteDir }) {
      // From then on nginx serves the page from the file, which nobody can remove.
      while (!existsSync(path.join(siteDir, 'current/home.html'))) await pause(10);
      disk.lock();
    },
    heal: ({ disk }) => disk.unlock(),
    mayFail: ['write'],
  },
  { name: 'page files damaged', inflict: damagePages },
  {
    name: 'mail server down',
    inflict: ({ mail }) => mail.stop(),
    heal: ({ mail }) => mail.start(),
    check: deliveredOnce,
  },
  {
    name: 'clock of a replica jumps',
    // An hour ahead, then an hour back.
    async inflict({ backends }) {
      signal('SIGUSR2')(backends[0].part.pid);
      await pause(4_000);
      signal('SIGUSR2')(backends[0].part.pid);
    },
    heal: ({ backends }) => signal('SIGUSR2')(backends[0].part.pid),
  },
  {
    name: 'second start on the same port',
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
      for (const { part, listen } of backends) await restarted(part, listen);
    },
  },
  {
    name: 'two migrations at once',
    async inflict({ database, environment, dataDir }) {
      const own = { ...environment, DATA_DIR: dataDir, DATABASE_URL: await database.create() };
      const runs = await Promise.all([1, 2].map(() => built('cli', ['migrate'], own)));
      for (const { code, output } of runs) assert.equal(code, 0, output);
      assert.equal((await built('cli', ['check'], own)).code, 0);
    },
  },
];

/** Ends a back end in order and waits for its successor. */
async function restarted(part, listen) {
  const before = part.pid;
  signal('SIGTERM')(before);
  while (part.pid === before || !(await isReady(listen))) await pause(100);
}

/** As after a crash of the file system: the link leads nowhere, the stale pages are gone, and a file is where a folder was. */
function damagePages({ siteDir }) {
  const current = path.join(siteDir, 'current');
  rmSync(current, { force: true });
  symlinkSync('generations/0', current);
  for (const folder of ['last', 'tmp']) rmSync(path.join(siteDir, folder), { recursive: true, force: true });
  const generations = path.join(siteDir, 'generations');
  const newest = readdirSync(generations).sort((a, b) => Number(b) - Number(a))[0];
  rmSync(path.join(generations, newest), { recursive: true, force: true });
  writeFileSync(path.join(generations, newest), 'no folder');
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
  const waiting = () => database.query(`select from contact_delivery where status <> 'sent'`);
  for (const end = Date.now() + 60_000; (await waiting()).length > 0; await pause(1_000)) {
    assert.ok(Date.now() < end, 'messages were not delivered after the mail server came back');
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
