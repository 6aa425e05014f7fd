import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { DocumentState } from '../src/content/document.dto.ts';
import type { HomeDocument } from '../src/home-content/home-content.dto.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { eventually } from './support/eventually.ts';
import { buildBackend, startProcess, type RunningProcess } from './support/process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-killed-'));
chmodSync(folder, 0o755);
const password = 'a password for tests';
let database: TestDatabase;
let owner: pg.Client;
let backend: RunningProcess;
let baseUrl = '';

beforeAll(async () => {
  await buildBackend();
  database = await createTestDatabase();
  owner = new pg.Client({ ...database.connection });
  await owner.connect();
  await start();
});
afterAll(async () => {
  backend.child.kill('SIGKILL');
  await backend.ended;
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A process of its own on the test's database. */
async function start(): Promise<void> {
  const listenPort = await freePort();
  const { host = '', port, user, database: name } = database.connection;
  backend = startProcess('main.js', {
    NODE_ENV: 'test',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    LISTEN: `127.0.0.1:${listenPort}`,
    ADMIN_PASSWORD: password,
  });
  await backend.line('ready');
  baseUrl = `http://127.0.0.1:${listenPort}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function call<T>(method: string, target: string, { token = '', body }: { token?: string; body?: object } = {}) {
  const response = await fetch(`${baseUrl}/api/${target}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${target} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function signIn(): Promise<string> {
  const body = { username: 'admin', password };
  return (await call<{ token: string }>('POST', 'auth/login', { body })).token;
}

const home = (token: string) => call<HomeDocument>('GET', 'admin/home-content', { token });
const visible = async () => (await call<{ heroTitle?: string }>('GET', 'home-content')).heroTitle;

it('THR-194 a process that is killed in the middle of a publication publishes nothing; the next one can', async () => {
  const token = await signIn();
  const shipped = await visible();
  const { version, content } = await home(token);
  const body = { version, content: { ...content, heroTitle: 'After the kill' } };
  const draft = await call<HomeDocument>('PUT', 'admin/home-content/draft', { token, body });

  // The publication's last statement waits for this row: everything else of it is written, but not committed.
  await owner.query('begin');
  await owner.query('select value from site_generation for update');
  const publish = () =>
    call<DocumentState>('POST', `admin/documents/${draft.id}/publish`, { token, body: { version: draft.version } });
  const publication = expect(publish()).rejects.toThrow();
  const waiting = `select count(*)::int as count from pg_locks
    where not granted and transactionid = pg_current_xact_id()::xid`;
  await eventually(
    async () => (await owner.query<{ count: number }>(waiting)).rows[0]?.count,
    (count) => count === 1,
  );
  backend.child.kill('SIGKILL');
  await Promise.all([backend.ended, publication]);
  await owner.query('rollback');

  await start();
  expect(await visible()).toBe(shipped);
  expect(await home(await signIn())).toEqual(draft);
  const published = await publish();
  expect(published).toMatchObject({ version: draft.version + 1, status: 'published' });
  expect(await visible()).toBe('After the kill');
});
