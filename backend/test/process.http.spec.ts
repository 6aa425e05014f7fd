import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/core/database/server/embedded-postgres.ts';
import { serverProcesses } from '../src/core/database/server/server-processes.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from './support/killable-backend.ts';
import { buildBackend, startProcess, type RunningProcess } from './support/process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-process-'));
chmodSync(folder, 0o755); // the server runs under another account when the tests run as root
const dataDir = path.join(folder, 'data');
const socket = path.join(folder, 'api.sock');
const variables = { DATA_DIR: dataDir, LISTEN: `unix:${socket}`, NODE_ENV: 'test' };
const started: RunningProcess[] = [];

beforeAll(() => buildBackend());
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(extra: Record<string, string> = {}, entry = 'main.js', args: string[] = []): RunningProcess {
  const process = startProcess(entry, { ...variables, ...extra }, args);
  started.push(process);
  return process;
}

function get(
  url: string,
  options: http.RequestOptions = {},
): Promise<{ status: number; body: string; headers: http.IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ socketPath: socket, path: url, ...options }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    });
    request.on('error', reject);
  });
}

it('starts on an empty folder, tells when it is ready, and ends in order with everything it started', async () => {
  const backend = start();
  expect(await backend.line('ready')).toMatchObject({ listen: `unix:${socket}` });
  expect(await get('/health/ready')).toMatchObject({ status: 200 });
  expect(statSync(socket).mode & 0o777).toBe(0o600);

  const password = readFileSync(path.join(dataDir, 'admin-password'), 'utf8').trim();
  expect(backend.output.stderr).toContain(password);
  expect(backend.output.stdout).not.toContain(password);

  backend.child.kill('SIGTERM');
  // The process itself limits its end: it ends with 1 when the limit has passed.
  expect(await backend.ended).toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

it('ends with everything it started when it is asked to as soon as it answers', async () => {
  const backend = start();
  const isReady = () =>
    get('/health/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady()));
  backend.child.kill('SIGTERM');
  expect(await backend.ended).toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

it('starts again after it was killed, on the database and the socket that were left behind', async () => {
  const killed = start();
  await killed.line('ready');
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(existsSync(socket)).toBe(true);

  const backend = start();
  await backend.line('ready');
  expect(backend.output.stderr).toBe('');
  expect(await get('/health/ready')).toMatchObject({ status: 200 });

  // A keep-alive connection does not hold the end up, and a second start is refused while this one runs.
  const agent = new http.Agent({ keepAlive: true });
  await get('/health/live', { agent });
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output.stderr).toBe(`LISTEN: unix:${socket} is already in use.\n`);
  expect(await get('/health/ready')).toMatchObject({ status: 200 });
  backend.child.kill('SIGINT');
  expect(await backend.ended).toBe(0);
  agent.destroy();
});

it('makes nginx let go of it before it ends, and serves what nginx cannot repeat', async () => {
  const backend = start();
  await backend.line('ready');
  const agent = new http.Agent({ keepAlive: true });
  expect(await get('/health/live', { agent })).toMatchObject({ headers: { connection: 'keep-alive' } });
  backend.child.kill('SIGTERM');
  await eventually(
    async () => (await get('/health/ready')).status,
    (status) => status === 503,
  );
  // A read is refused: nginx asks another replica and lets go of this one. It repeats no POST, so a POST is served.
  expect(await get('/api/settings')).toMatchObject({ status: 503 });
  const post = await get('/api/contact', { agent, method: 'POST' });
  expect(post).toMatchObject({ status: 400, headers: { connection: 'close' } });
  expect(await backend.ended).toBe(0);
  agent.destroy();
});

it('changes nothing in the database when another process holds its socket', async () => {
  const taken = path.join(folder, 'taken.sock');
  const other = createServer().listen(taken);
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'untouched') });
  const { host, port, user, database } = server.connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
  const client = new pg.Client({ host, port, user, database });
  try {
    const refused = start({ DATABASE_URL: url, LISTEN: `unix:${taken}` });
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toBe(`LISTEN: unix:${taken} is already in use.\n`);
    await client.connect();
    const { rows } = await client.query("select count(*)::int from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ count: 0 }]);
  } finally {
    await client.end();
    await server.stop();
    other.close();
  }
});

it('leaves none of its database’s processes behind when they hang at its end', async () => {
  const backend = start();
  await backend.line('ready');
  const folder = path.join(dataDir, 'postgres');
  for (const { pid } of serverProcesses(folder)) process.kill(pid, 'SIGSTOP');
  backend.child.kill('SIGTERM');
  await backend.ended;
  expect(serverProcesses(folder)).toEqual([]);
});

it('tells that it is ready also when it logs nothing else', async () => {
  const backend = start({ LOG_LEVEL: 'silent' });
  await backend.line('ready');
  backend.child.kill('SIGTERM');
  expect(await backend.ended).toBe(0);
});

it('ends at once on the second signal', async () => {
  const backend = start();
  await backend.line('ready');
  backend.child.kill('SIGTERM');
  backend.child.kill('SIGINT');
  expect([0, 130]).toContain(await backend.ended);
});

it('THR-198 lives without its database, answers 503 and begins to serve when it appears', async () => {
  const database = path.join(folder, 'later');
  const url = `postgres://app@localhost/app?host=${encodeURIComponent(database)}`;
  const backend = start({ DATABASE_URL: url });
  await backend.line('the database cannot be reached, waiting for it');
  await eventually(() => existsSync(socket), Boolean);
  expect(await get('/health/live')).toMatchObject({ status: 200 });
  expect(await get('/health/ready')).toMatchObject({ status: 503 });
  const refused = await get('/api/settings');
  expect(refused).toMatchObject({ status: 503, headers: { 'content-type': 'application/problem+json' } });
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'unavailable' });

  const server = await startEmbeddedPostgres({ dataDir: database });
  try {
    await backend.line('ready');
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
    backend.child.kill('SIGTERM');
    expect(await backend.ended).toBe(0);
  } finally {
    await server.stop();
  }
});

it('is ready at a port only when nginx would ask it again, and answers from the start', async () => {
  const port = await freePort();
  const database = path.join(folder, 'shared');
  const server = await startEmbeddedPostgres({ dataDir: database });
  try {
    const url = `postgres://app@localhost/app?host=${encodeURIComponent(database)}`;
    const backend = start({ DATABASE_URL: url, LISTEN: `127.0.0.1:${port}` });
    await backend.line('ready');
    const status = async (address: string) => (await get(address, { socketPath: undefined, port })).status;
    expect([await status('/api/settings'), await status('/health/ready')]).toEqual([200, 503]);
    await eventually(
      () => status('/health/ready'),
      (answer) => answer === 200,
    );
    backend.child.kill('SIGTERM');
    expect(await backend.ended).toBe(0);
  } finally {
    await server.stop();
  }
});

it('does not listen at a port while its database may only be slow, so that another replica is asked', async () => {
  const port = await freePort();
  const url = `postgres://app@localhost/app?host=${encodeURIComponent(path.join(folder, 'never'))}`;
  const backend = start({ DATABASE_URL: url, LISTEN: `127.0.0.1:${port}` });
  const status = () =>
    get('/api/settings', { socketPath: undefined, port }).then(
      (answer) => answer.status,
      (error: NodeJS.ErrnoException) => error.code,
    );
  await backend.line('the database cannot be reached, waiting for it');
  expect(await status()).toBe('ECONNREFUSED');
  await eventually(status, (answer) => answer === 503);
  backend.child.kill('SIGTERM');
  await backend.ended;
});

it.each([
  ['a wrong variable', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of .*, not "loud"\.\n$/],
  ['a weak secret', { NODE_ENV: 'production', SESSION_SECRET: 'x' }, /^SESSION_SECRET is too weak\. .*\.\n$/],
  [
    'a data folder of another version',
    { DATA_DIR: path.join(folder, 'old') },
    /^.*old\/postgres was created by PostgreSQL 15, but .*\.\n$/,
  ],
  [
    'a folder with other files',
    { DATA_DIR: path.join(folder, 'foreign') },
    /^.*foreign\/postgres holds other files .*\.\n$/,
  ],
  [
    'a folder that cannot be written',
    { DATA_DIR: '/sys/nowhere' },
    /^The database folder \/sys\/nowhere\/postgres cannot be written .*\.\n$/,
  ],
])('ends with 1 and a message on stderr: %s', async (_, extra, sentence) => {
  mkdirSync(path.join(folder, 'old/postgres'), { recursive: true });
  writeFileSync(path.join(folder, 'old/postgres/PG_VERSION'), '15\n');
  mkdirSync(path.join(folder, 'foreign/postgres'), { recursive: true });
  writeFileSync(path.join(folder, 'foreign/postgres/holiday.jpg'), '');
  const backend = start(extra);
  expect(await backend.ended).toBe(1);
  expect(backend.output.stderr).toMatch(sentence);
  expect(backend.output.stdout).toBe('');
});

it('says when the place of its socket is taken by a folder', async () => {
  const socket = path.join(folder, 'taken');
  mkdirSync(socket);
  const backend = start({ LISTEN: `unix:${socket}` });
  expect(await backend.ended).toBe(1);
  expect(backend.output.stderr).toBe(`LISTEN: unix:${socket} is already in use.\n`);
});

it('says when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const backend = start({ LISTEN: `127.0.0.1:${port}` });
  expect(await backend.ended).toBe(1);
  expect(backend.output.stderr).toBe(`LISTEN: 127.0.0.1:${port} is already in use.\n`);
  other.close();
});

it('migrates, checks and seeds from the command line', async () => {
  const run = async (command: string) => {
    const { ended, output } = start({ DATA_DIR: path.join(folder, 'cli'), LOG_LEVEL: 'silent' }, 'cli.js', [command]);
    return { code: await ended, ...output };
  };
  expect(await run('check')).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Not applied yet: Extensions/) });
  expect(await run('migrate')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Applied Extensions/) });
  expect(await run('check')).toMatchObject({ code: 0, stderr: '' });
  expect(await run('seed')).toMatchObject({ code: 0 });
  expect(await run('unknown')).toMatchObject({
    code: 1,
    stderr: 'Use one of these commands: migrate, check, seed, backup, restore, export, import, doctor, user, cache.\n',
  });
});

it('backs up and restores from the command line', async () => {
  const run = async (data: string, ...args: string[]) => {
    const { ended, output } = start({ DATA_DIR: path.join(folder, data), LOG_LEVEL: 'silent' }, 'cli.js', args);
    return { code: await ended, ...output };
  };
  await run('saved', 'migrate');
  const equal = 'restored as a test, and everything was equal';
  expect(await run('saved', 'backup')).toMatchObject({ code: 0, stdout: expect.stringContaining(equal) });
  const [name = ''] = readdirSync(path.join(folder, 'saved/backups'));
  const restored = { code: 0, stdout: expect.stringMatching(/^Restored \d+ rows/) };
  expect(await run('restored', 'restore', path.join(folder, 'saved/backups', name))).toMatchObject(restored);
});

it('sends traces of requests and their queries, without tokens, where OpenTelemetry is set up', async () => {
  const bodies: string[] = [];
  const collector = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString('latin1')}`);
      response.end();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const backend = start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  await backend.line('ready');
  expect(await get('/api/settings?word=secret')).toMatchObject({ status: 200 });
  await get('/preview/token-of-a-preview');
  backend.child.kill('SIGTERM');
  expect(await backend.ended).toBe(0);
  collector.close();
  const sent = bodies.join('\n');
  expect(sent).toContain('/v1/traces');
  expect(sent).toContain('/api/settings');
  expect(sent).toMatch(/select .* from "?setting/i);
  expect(sent).toContain('/preview/');
  expect(sent).not.toMatch(/token-of-a-preview|word=secret/);
});
