import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { eventually } from './support/eventually.ts';
import { MailServer } from './support/mail-server.ts';
import { buildBackend, startProcess, type RunningProcess } from './support/process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-contact-'));
chmodSync(folder, 0o755);
let mail: MailServer;
let database: TestDatabase;
let owner: pg.Client;
let backend: RunningProcess;
let baseUrl = '';

beforeAll(async () => {
  await buildBackend();
  mail = await MailServer.started();
  database = await createTestDatabase();
  owner = new pg.Client({ ...database.connection });
  await owner.connect();
  await owner.query(`update contact_recipients set question = '{owner@example.com}'`);
  await start();
});
afterAll(async () => {
  await kill();
  await owner.end();
  await mail.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  const { host = '', port, user, database: name } = database.connection;
  backend = startProcess('main.js', {
    NODE_ENV: 'test',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    LISTEN: `127.0.0.1:${free}`,
    SMTP_URL: mail.url,
  });
  await backend.line('ready');
  baseUrl = `http://127.0.0.1:${free}`;
}

async function kill(): Promise<void> {
  backend.child.kill('SIGKILL');
  await backend.ended;
}

async function send(): Promise<void> {
  const body = { id: randomUUID(), topic: 'question', name: 'Dana', email: 'dana@agency.example', message: 'Hello' };
  const response = await fetch(`${baseUrl}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(202);
}

it('a process that is killed between storing a message and telling of it leaves that to the next one', async () => {
  const { promise: isSending, resolve: sending } = Promise.withResolvers<void>();
  mail.beforeTaking = () => {
    sending();
    return new Promise(() => undefined);
  };
  await send();
  await isSending;
  await kill();
  expect(mail.mails).toEqual([]);
  mail.beforeTaking = () => Promise.resolve();

  // A minute later: the lost attempt's time is over, and its alarm rings.
  await owner.query(`update contact_delivery set next_attempt_at = now()`);
  await owner.query(
    `update pgboss.job set start_after = now() where name = 'contact-notifications' and state = 'created'`,
  );
  await start();
  const statuses = async () =>
    (await owner.query<{ status: string }>('select status from contact_delivery')).rows.map(({ status }) => status);
  await eventually(statuses, ([status]) => status === 'sent');
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.to).toEqual(['owner@example.com']);
});
