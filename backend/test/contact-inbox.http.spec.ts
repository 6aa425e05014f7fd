import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { signIn } from './support/sign-in.ts';

const test = forAllTests(() => createTestApp());
let session: { authorization: string };
let senders = 0;
beforeAll(async () => {
  session = await signIn(test);
});
beforeEach(() => test.app.get(DataSource).query('delete from contact_message'));

const address = '/api/admin/contact-messages';
interface Summary {
  readonly id: string;
  readonly name: string;
}
const typed = {
  topic: 'question',
  email: 'dana@agency.example',
  message: 'Hello',
  startedAt: new Date(0).toISOString(),
};
async function given(name: string, more: object = {}): Promise<void> {
  await test.http
    .post('/api/contact')
    .set('x-forwarded-for', `198.51.100.${++senders}`)
    .send({ ...typed, id: randomUUID(), name, ...more })
    .expect(202);
}
const list = async (query = '') => {
  const response = await test.http.get(`${address}${query}`).set(session).expect(200);
  return response.body as { data: Summary[]; total: number; unread: number };
};
const names = (body: { data: Summary[] }) => body.data.map(({ name }) => name);
const idOf = async (name: string) => {
  const { data } = await list('?limit=100');
  return data.find((message) => message.name === name)?.id ?? '';
};
const mark = (id: string, body: object) => test.http.patch(`${address}/${id}`).set(session).send(body);
const trail = async (action: string, subject: string) =>
  test.app
    .get(DataSource)
    .query<Record<string, unknown>[]>(
      'select actor_name, details from audit_entry where action = $1 and subject = $2 order by happened_at',
      [action, subject],
    );

it('lists messages newest first, in pages, without spam', async () => {
  for (const name of ['First', 'Second', 'Third']) await given(name, { message: `${name} message ${'x'.repeat(200)}` });
  await given('Robot', { website: 'https://spam.example' });
  const body = await list('?limit=2');
  expect(body).toMatchObject({ total: 3, page: 1, limit: 2, unread: 3 });
  expect(body.data[0]).toEqual({
    id: expect.any(String),
    topic: 'question',
    name: 'Third',
    email: 'dana@agency.example',
    agency: null,
    excerpt: `Third message ${'x'.repeat(146)}`,
    receivedAt: expect.any(String),
    readAt: null,
    spamReason: null,
  });
  expect(names(body)).toEqual(['Third', 'Second']);
  expect(names(await list('?limit=2&page=2'))).toEqual(['First']);
  const spam = await list('?folder=spam');
  expect(spam).toMatchObject({ total: 1, unread: 3, data: [{ name: 'Robot', spamReason: 'honeypot' }] });
});

it('lists messages without a notification until someone is notified', async () => {
  await given('Told');
  await given('Untold');
  const settle = (status: string) =>
    test.app.get(DataSource).query(
      `update contact_delivery set status = $1
         where message_id = (select id from contact_message where name = 'Untold')`,
      [status],
    );
  expect(await list('?undelivered=true')).toMatchObject({ total: 0, undelivered: 0 });
  await settle('failed');
  expect(await list('?undelivered=true')).toMatchObject({ total: 1, undelivered: 1, data: [{ name: 'Untold' }] });
  expect(await list()).toMatchObject({ total: 2, undelivered: 1 });
  expect((await test.http.get(`${address}?undelivered=maybe`).set(session)).status).toBe(400);
  await settle('sent');
  expect(await list()).toMatchObject({ undelivered: 0 });
});

it('moves spam to the inbox when it is none, notifies once, and leaves a trail', async () => {
  await given('Caught', { website: 'https://trap.example' });
  await given('Caught too', { website: 'https://trap.example' });
  const { data, ...counts } = await list('?folder=spam');
  expect(counts).toMatchObject({ spam: 2, unreadSpam: 2, unread: 0 });
  const ids = data.map(({ id }) => id);
  const move = () => test.http.post(`${address}/not-spam`).set(session).send({ ids });
  await mark(ids[0]!, { read: true });
  expect(await list('?folder=spam')).toMatchObject({ spam: 2, unreadSpam: 1 });
  expect((await Promise.all([move(), move()])).map(({ status }) => status)).toEqual([204, 204]);
  expect(await list()).toMatchObject({ total: 2, spam: 0, unreadSpam: 0, unread: 1 });
  const { body } = await test.http.get(`${address}/${ids[0]}`).set(session).expect(200);
  expect(body).toMatchObject({ spamReason: null, delivery: { log: [expect.anything()] } });
  expect(await trail('contact-message.not-spam', ids[1]!)).toEqual([{ actor_name: 'admin', details: {} }]);
});

it.each([{}, { ids: [] }, { ids: ['x'] }, { ids: Array.from({ length: 101 }, () => randomUUID()) }])(
  'refuses to move %j',
  async (body) => {
    const response = await test.http.post(`${address}/not-spam`).set(session).send(body);
    expect([response.status, response.body.errors?.[0].field]).toEqual([400, 'ids']);
  },
);

it('calls fields what the form calls them', async () => {
  await given('Labelled');
  const { body } = await test.http
    .get(`${address}/${await idOf('Labelled')}`)
    .set(session)
    .expect(200);
  expect(body.labels).toMatchObject({ name: 'Your name', nurseCount: 'Active nurses', topic: 'What is it about?' });
});

it('opens a message whole, and keeps who did', async () => {
  await given('Open me', {
    message: 'One\nTwo',
    region: 'Ontario',
    utm: { source: 'mail' },
    sourcePage: '/pricing',
  });
  const id = await idOf('Open me');
  const { body } = await test.http.get(`${address}/${id}`).set(session).expect(200);
  expect(body).toMatchObject({ id, message: 'One\nTwo', region: 'Ontario', utm: { source: 'mail' }, readAt: null });
  expect(body).toMatchObject({ sourcePage: '/pricing', phone: null, consentVersion: null, consentText: null });
  expect(JSON.stringify(body)).not.toContain('digest');
  expect(await trail('contact-message.opened', id)).toEqual([{ actor_name: 'admin', details: {} }]);
});

it('marks a message read and unread again, which leaves a trail once', async () => {
  await given('Mark me');
  await given('Other');
  const id = await idOf('Mark me');
  expect((await mark(id, { read: true })).body).toMatchObject({ id, readAt: expect.any(String) });
  expect((await mark(id, { read: true })).status).toBe(200);
  const unread = await list('?unread=true');
  expect([names(unread), unread.total, unread.unread]).toEqual([['Other'], 1, 1]);
  expect(names(await list('?unread=false'))).toHaveLength(2);
  expect((await mark(id, { read: false })).body).toMatchObject({ readAt: null });
  expect(await trail('contact-message.marked', id)).toMatchObject([
    { actor_name: 'admin', details: { read: true } },
    { details: { read: false } },
  ]);
});

it.each([
  ['unread=maybe', 'unread'],
  ['folder=trash', 'folder'],
  ['limit=101', 'limit'],
  ['page=0', 'page'],
  ['sort=name', 'sort'],
])('refuses the query %s', async (query, field) => {
  const response = await test.http.get(`${address}?${query}`).set(session);
  expect([response.status, response.body.errors]).toEqual([400, [{ field, message: expect.any(String) }]]);
});

it('refuses a mark that says nothing, and knows no other message', async () => {
  await given('Here');
  const id = await idOf('Here');
  for (const body of [{}, { read: 'yes' }, { read: null }]) expect((await mark(id, body)).status).toBe(400);
  expect((await mark(randomUUID(), { read: true })).status).toBe(404);
  expect((await test.http.get(`${address}/${randomUUID()}`).set(session)).status).toBe(404);
  expect((await test.http.get(`${address}/1`).set(session)).status).toBe(400);
});

it('is closed to anonymous visitors', async () => {
  await given('Private');
  const id = await idOf('Private');
  const answers = [
    await test.http.get(address),
    await test.http.get(`${address}/${id}`),
    await test.http.patch(`${address}/${id}`).send({ read: true }),
    await test.http.post(`${address}/not-spam`).send({ ids: [id] }),
    await test.http.get('/api/contact'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 404]);
});
