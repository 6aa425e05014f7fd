import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ContactMessage } from '../src/contact/contact-message.dto.ts';
import type { ContactRecipients } from '../src/contact/notifications/contact-recipients.dto.ts';
import { Notifier } from '../src/contact/notifications/notifier.service.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { MailServer } from './support/mail-server.ts';
import { signIn } from './support/sign-in.ts';

let mail: MailServer;
let test: TestApp;
/** Another process on the same database. */
let replica: TestApp;
let session: { authorization: string };
let senders = 0;
beforeAll(async () => {
  mail = await MailServer.started();
  const variables = { SMTP_URL: mail.url, PUBLIC_URL: 'https://www.example.com', MAIL_FROM: 'site@example.com' };
  test = await createTestApp({ variables });
  replica = await createTestApp({ variables, connection: test.connection });
  session = await signIn(test);
});
afterAll(async () => {
  await replica.close();
  await test.close();
  await mail.stop();
});
beforeEach(async () => {
  mail.mails.length = 0;
  mail.refuse = () => null;
  mail.beforeTaking = () => Promise.resolve();
  await name({ question: ['owner@example.com', 'desk@example.com'] });
});

const address = '/api/admin/contact-recipients';
const recipients = async () => (await test.http.get(address).set(session).expect(200)).body as ContactRecipients;
const save = (body: object) => test.http.put(address).set(session).send(body);
/** From now on these are told, and nobody else. */
async function name(values: Partial<ContactRecipients['values']>): Promise<void> {
  const { version } = await recipients();
  await save({ version, values: { demo: [], question: [], support: [], ...values } }).expect(200);
}
const send = (app: TestApp, message: object, sender = `192.0.2.${++senders}`) =>
  app.http.post('/api/contact').set('x-forwarded-for', sender).send(message);
const message = (fields: object = {}) => ({
  id: randomUUID(),
  topic: 'question',
  name: 'Dana Reyes',
  email: 'dana@agency.example',
  message: 'Does it work in Ontario?',
  startedAt: new Date(0).toISOString(),
  ...fields,
});
/** Stores a message and answers its id in the inbox. */
async function given(fields: object = {}): Promise<string> {
  const sent = message(fields);
  expect((await send(test, sent)).status).toBe(202);
  const [row] = await test.app
    .get(DataSource)
    .query<{ id: string }[]>('select id from contact_message where submission_id = $1', [sent.id]);
  return row?.id ?? '';
}
const read = async (id: string) =>
  (await test.http.get(`/api/admin/contact-messages/${id}`).set(session).expect(200)).body as ContactMessage;
const deliveryWith = (id: string, status: string) =>
  eventually(
    async () => (await read(id)).delivery,
    (delivery) => delivery?.status === status,
  );
const notify = (id: string) => test.http.post(`/api/admin/contact-messages/${id}/notify`).set(session).send();
const comeDue = () =>
  test.app.get(DataSource).query(`update contact_delivery set next_attempt_at = now() where status = 'queued'`);

describe('a new message', () => {
  it('is told to the recipients of its topic, and how that went is kept with it', async () => {
    const id = await given({ phone: '+1 555 0100' });
    const delivery = await deliveryWith(id, 'sent');
    expect(delivery).toMatchObject({
      nextAttemptAt: null,
      log: [
        {
          outcome: 'sent',
          recipients: ['owner@example.com', 'desk@example.com'],
          detail: expect.stringMatching(/^250 /),
        },
      ],
    });
    expect(mail.mails).toHaveLength(1);
    const [received] = mail.mails;
    expect(received).toMatchObject({
      greeting: 'www.example.com',
      from: 'site@example.com',
      to: ['owner@example.com', 'desk@example.com'],
    });
    expect(received?.headers).toMatchObject({
      subject: 'Question from Dana Reyes',
      'reply-to': 'Dana Reyes <dana@agency.example>',
      'message-id': `<contact-${id}@www.example.com>`,
    });
    expect(received?.text).toContain('Phone: +1 555 0100');
    expect(received?.text).toContain('Does it work in Ontario?');
    expect(received?.text).toContain(`https://www.example.com/admin/contact?open=${id}`);
  });

  it('is told once, however often and wherever it is sent', async () => {
    const twice = message();
    const sender = '192.0.2.200';
    await Promise.all([test, replica, test, replica].map((app) => send(app, twice, sender)));
    const others = await Promise.all(Array.from({ length: 4 }, () => given()));
    for (const id of others) await deliveryWith(id, 'sent');
    await Promise.all([test, replica, test].map(({ app }) => app.get(Notifier).sendDue()));
    expect(mail.mails).toHaveLength(5);
    expect(new Set(mail.mails.map(({ headers }) => headers['message-id'])).size).toBe(5);
  });

  it('waits for one attempt while another process looks, too', async () => {
    const { promise: mayTake, resolve: take } = Promise.withResolvers<void>();
    const { promise: isTaking, resolve: taking } = Promise.withResolvers<void>();
    mail.beforeTaking = () => {
      taking();
      return mayTake;
    };
    const id = await given();
    await isTaking;
    await replica.app.get(Notifier).sendDue();
    expect((await notify(id)).body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('right now') });
    take();
    await deliveryWith(id, 'sent');
    expect(mail.mails).toHaveLength(1);
  });

  it('THR-73 THR-90 cannot add a header, a recipient or markup to the mail', async () => {
    const id = await given({
      name: '"Dana" <a@evil.example>, b@evil.example;',
      agency: 'Bcc: c@evil.example',
      message: 'Hello\r\nBcc: d@evil.example\r\n.\r\nRCPT TO:<e@evil.example>\n<script>alert(1)</script>{{7*7}}',
    });
    await deliveryWith(id, 'sent');
    const [received] = mail.mails;
    expect(received?.to).toEqual(['owner@example.com', 'desk@example.com']);
    expect(Object.keys(received?.headers ?? {}).sort()).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ].sort(),
    );
    expect(received?.headers['reply-to']).toMatch(/<dana@agency\.example>$/);
    expect(received?.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{7*7}}');
    expect(received?.text.split(/text\/html/)[1]).not.toContain('<script');
  });

  it.each([
    ['spam', { website: 'https://spam.example' }, null],
    ['what nobody is named for', { topic: 'support' }, 'skipped'],
  ])('is stored and told to nobody when it is %s', async (_, fields, status) => {
    const id = await given(fields);
    expect((await read(id)).delivery?.status ?? null).toBe(status);
    await test.app.get(Notifier).sendDue();
    expect(mail.mails).toEqual([]);
  });

  it('can be told later when nobody was named at first', async () => {
    const id = await given({ topic: 'support' });
    expect((await read(id)).delivery?.log).toMatchObject([{ detail: expect.stringContaining('no recipients') }]);
    expect((await notify(id)).body.delivery).toMatchObject({ status: 'failed', log: [{}, { outcome: 'failed' }] });
    await name({ support: ['help@example.com'] });
    expect((await notify(id)).body.delivery).toMatchObject({ status: 'sent', log: [{}, {}, { outcome: 'sent' }] });
    expect(mail.to('help@example.com')).toHaveLength(1);
    expect((await notify(id)).body).toMatchObject({ code: 'conflict', detail: 'The notification was already sent.' });
  });
});

describe('a mail server that is away', () => {
  afterEach(() => mail.start());
  it('costs no message: the mail goes out when it is back', async () => {
    await mail.stop();
    const id = await given();
    const waiting = await eventually(
      async () => (await read(id)).delivery,
      (delivery) => delivery?.log.length === 1,
    );
    expect(waiting).toMatchObject({
      status: 'queued',
      log: [{ outcome: 'failed', detail: expect.stringContaining('refused the connection') }],
    });
    const wait = Date.parse(waiting?.nextAttemptAt ?? '') - Date.now();
    expect(wait).toBeGreaterThan(30_000);
    expect(wait).toBeLessThanOrEqual(60_000);

    await comeDue();
    await test.app.get(Notifier).sendDue();
    const second = (await read(id)).delivery;
    expect(second?.log).toHaveLength(2);
    expect(Date.parse(second?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(200_000);

    await mail.start();
    await comeDue();
    await replica.app.get(Notifier).sendDue();
    expect((await read(id)).delivery).toMatchObject({ status: 'sent', log: [{}, {}, { outcome: 'sent' }] });
    expect(mail.mails).toHaveLength(1);
    await mail.stop();
  });

  it('is given up after a day, and can be tried again by hand', async () => {
    await mail.stop();
    const id = await given();
    await eventually(
      async () => (await read(id)).delivery?.log.length,
      (length) => length === 1,
    );
    for (let attempt = 2; attempt <= 8; attempt++) {
      await comeDue();
      await test.app.get(Notifier).sendDue();
    }
    expect((await read(id)).delivery).toMatchObject({ status: 'failed', nextAttemptAt: null });
    expect((await read(id)).delivery?.log).toHaveLength(8);
    await mail.start();
    expect((await notify(id)).body.delivery).toMatchObject({ status: 'sent' });
    const trail = `select actor_name from audit_entry where action = 'contact-message.notified-again' and subject = $1`;
    expect(await test.app.get(DataSource).query(trail, [id])).toEqual([{ actor_name: 'admin' }]);
    await mail.stop();
  });
});

it('is not tried again when the mail server will never take it, and says why', async () => {
  mail.refuse = () => ({ code: 550, message: 'no such user\u001b[31m here' });
  const delivery = await deliveryWith(await given(), 'failed');
  expect(delivery?.log).toMatchObject([
    { outcome: 'failed', detail: expect.stringMatching(/refused every recipient.*no such user.*Check the addresses/) },
  ]);
});

it('says which recipients were refused while others were told', async () => {
  mail.refuse = (to) => (to.startsWith('desk') ? { code: 550, message: 'gone' } : null);
  const delivery = await deliveryWith(await given(), 'sent');
  expect(delivery?.log).toMatchObject([{ detail: expect.stringContaining('refused: desk@example.com') }]);
});

describe('the recipients', () => {
  it('are saved by topic, each once, and guarded by their version', async () => {
    const { version } = await recipients();
    const values = { demo: [' a@example.com ', 'a@example.com', ''], question: [], support: ['b@example.com'] };
    const saved = await save({ version, values });
    expect(saved.body).toEqual({
      version: version + 1,
      values: { demo: ['a@example.com'], question: [], support: ['b@example.com'] },
      canSend: true,
      sender: 'site@example.com',
    });
    const stale = await save({ version, values: { ...values, demo: [] } });
    expect([stale.status, stale.body]).toMatchObject([412, { code: 'edit_conflict', current: saved.body }]);
    expect(await recipients()).toEqual(saved.body);
  });

  it.each([
    [
      { demo: ['no address'] },
      'values.demo',
      '“no address” is not an email address. Enter one such as name@agency.com.',
    ],
    [
      { demo: ['a@example.com\r\nBcc: b@example.com'] },
      'values.demo',
      expect.stringContaining('is not an email address'),
    ],
    [{ demo: ['A <a@example.com>'] }, 'values.demo', expect.stringContaining('is not an email address')],
    [
      { support: Array.from({ length: 11 }, (_, index) => `a${index}@example.com`) },
      'values.support',
      'Use at most 10 addresses.',
    ],
    [{ question: 'a@example.com' }, 'values.question', 'Send a list of email addresses.'],
    [{ question: null }, 'values.question', 'Send a list of email addresses.'],
    [{ sales: [] }, 'values.sales', 'This field does not exist.'],
  ])('are refused as %j', async (change, field, text) => {
    const { version } = await recipients();
    const response = await save({ version, values: { demo: [], question: [], support: [], ...change } });
    expect(response.body).toMatchObject({ code: 'invalid_input', errors: [{ field, message: text }] });
  });

  it('are in no public answer', async () => {
    await name({ question: ['very-private@example.com'] });
    const paths = ['/api/pages/contact', '/api/pages', '/api/settings', '/api/openapi.json', '/api/home-content'];
    for (const path of paths) expect((await test.http.get(path)).text).not.toContain('very-private');
    expect((await test.http.get(address)).status).toBe(401);
  });
});

describe('a test', () => {
  const attempt = (topic: string) => test.http.post(`${address}/test`).set(session).send({ topic });
  beforeEach(() => test.app.get(DataSource).query('delete from contact_test_sending'));

  it('is sent at once, and answered with what the mail server said', async () => {
    const { status, body } = await attempt('question');
    expect([status, body]).toEqual([
      200,
      {
        isSent: true,
        recipients: ['owner@example.com', 'desk@example.com'],
        refused: [],
        messageId: expect.stringMatching(/^<.+>$/),
        detail: expect.stringMatching(/^250 /),
        advice: null,
      },
    ]);
    expect(mail.mails[0]?.headers.subject).toBe('Test: question notifications');
    expect(mail.mails[0]?.headers['message-id']).toBe(body.messageId);
  });

  it('says in plain words why it failed and what to do', async () => {
    mail.refuse = () => ({ code: 550, message: 'mailbox unavailable' });
    expect((await attempt('question')).body).toMatchObject({
      isSent: false,
      messageId: null,
      detail: expect.stringMatching(/refused every recipient.*mailbox unavailable/),
      advice: 'Check the addresses of the recipients.',
    });
    expect((await attempt('support')).body).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('no recipients'),
    });
    expect((await attempt('sales')).status).toBe(400);
  });

  it('is limited to five in ten minutes, whichever process is asked', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => attempt('question')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toMatch(/^\d+$/);
    expect(mail.mails).toHaveLength(5);
  });
});

describe('without a mail server', () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await createTestApp({ connection: test.connection });
  });
  afterAll(() => alone.close());

  it('messages are stored only, and the editor is told so', async () => {
    const body = message();
    expect((await send(alone, body)).status).toBe(202);
    expect((await alone.http.get(address).set(session)).status).toBe(401);
    const own = await signIn(alone);
    expect((await alone.http.get(address).set(own)).body).toMatchObject({ canSend: false });
    const tested = await alone.http.post(`${address}/test`).set(own).send({ topic: 'question' });
    expect([tested.status, tested.body.detail]).toEqual([409, expect.stringContaining('SMTP_URL')]);
    const [row] = await test.app.get(DataSource).query<{ status: string; log: object[] }[]>(
      `select status, log from contact_delivery join contact_message on contact_message.id = message_id
         where submission_id = $1`,
      [body.id],
    );
    expect(row).toMatchObject({ status: 'skipped', log: [{ detail: expect.stringContaining('SMTP_URL') }] });
  });
});

it('says what is wrong with the way to the mail server', async () => {
  const failures: readonly (readonly [url: string, detail: RegExp, advice: RegExp])[] = [
    ['smtp://mail.invalid:25', /mail server mail\.invalid:25 does not exist/, /host in SMTP_URL/],
    [mail.url.replace('//', '//user:wrong-password@'), /username or the password/, /percent-encoded/],
    [mail.url.replace('smtp:', 'smtps:'), /secure connection/, /smtps:\/\/ for port 465/],
  ];
  for (const [url, detail, advice] of failures) {
    const app = await createTestApp({ variables: { SMTP_URL: url }, connection: test.connection });
    try {
      await app.app.get(DataSource).query('delete from contact_test_sending');
      const tested = await app.http
        .post(`${address}/test`)
        .set(await signIn(app))
        .send({ topic: 'question' });
      expect(tested.body).toMatchObject({
        isSent: false,
        detail: expect.stringMatching(detail),
        advice: expect.stringMatching(advice),
      });
      expect(tested.text).not.toContain('wrong-password');
    } finally {
      await app.close();
    }
  }
});
