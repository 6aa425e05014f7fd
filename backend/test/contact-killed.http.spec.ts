import { randomUUID } from 'node:crypto';
import { eventually } from './support/eventually.ts';
import { KillableBackend } from './support/killable-backend.ts';
import { MailServer } from './support/mail-server.ts';

let mail: MailServer;
let backend: KillableBackend;

beforeAll(async () => {
  mail = await MailServer.started();
  backend = await KillableBackend.created({ SMTP_URL: mail.url });
  await backend.owner.query(`update contact_recipients set question = '{owner@example.com}'`);
  await backend.start();
});
afterAll(async () => {
  await backend.close();
  await mail.stop();
});

async function send(): Promise<void> {
  const typed = { topic: 'question', name: 'Dana', email: 'dana@agency.example', message: 'Hello' };
  const body = { id: randomUUID(), startedAt: new Date(0).toISOString(), ...typed };
  const response = await fetch(`${backend.url}/api/contact`, {
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
  await backend.kill();
  expect(mail.mails).toEqual([]);
  mail.beforeTaking = () => Promise.resolve();

  // A minute later: the lost attempt's time is over, and its alarm rings.
  await backend.owner.query(`update contact_delivery set next_attempt_at = now()`);
  await backend.owner.query(
    `update pgboss.job set start_after = now() where name = 'contact-notifications' and state = 'created'`,
  );
  await backend.start();
  const statuses = async () =>
    (await backend.owner.query<{ status: string }>('select status from contact_delivery')).rows.map(
      ({ status }) => status,
    );
  await eventually(statuses, ([status]) => status === 'sent');
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.to).toEqual(['owner@example.com']);
});
