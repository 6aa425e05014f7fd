import { DataSource } from 'typeorm';
import { createTestApp } from './support/app.ts';
import { Browser } from './support/browser.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';
import { administrator } from './support/sign-in.ts';
import { givenUser } from './support/users.ts';

const test = forAllTests(() => createTestApp());

const database = () => test.app.get(DataSource);
const trail = (action: string) =>
  database().query<Record<string, unknown>[]>('select * from audit_entry where action = $1 order by happened_at', [
    action,
  ]);

it('records who signed in and out, from where, in which request', async () => {
  const browser = new Browser(test);
  const response = await browser.login(administrator, { 'x-forwarded-for': '192.0.2.1' });
  const entry = {
    actor_id: response.body.user.id,
    actor_name: 'admin',
    address: '192.0.2.1',
    request_id: response.headers['x-request-id'],
    happened_at: expect.any(Date),
    details: {},
  };
  expect(await trail('session.opened')).toEqual([expect.objectContaining(entry)]);

  await browser.logout();
  await browser.logout();
  expect(await trail('session.closed')).toEqual([expect.objectContaining({ actor_name: 'admin' })]);
});

it('THR-2 records a burst of failures once, by the user it aimed at', async () => {
  const wrong = { ...administrator, password: 'hunter2' };
  for (let time = 0; time < 7; time++) await new Browser(test).login(wrong, { 'x-forwarded-for': '192.0.2.2' });
  const expected = {
    actor_id: null,
    subject: 'admin',
    address: '192.0.2.2',
    details: expect.objectContaining({ ofUserAndAddress: 5 }),
  };
  expect(await trail('login.failing')).toEqual([expect.objectContaining(expected)]);
});

it('keeps no name that is no user: it may be a password typed into the wrong field', async () => {
  const confused = { username: 'correct-horse-battery', password: 'x' };
  for (let time = 0; time < 5; time++) await new Browser(test).login(confused, { 'x-forwarded-for': '192.0.2.3' });
  expect(await trail('login.failing')).toEqual(
    expect.arrayContaining([expect.objectContaining({ subject: 'an unknown user', address: '192.0.2.3' })]),
  );
});

it('THR-23 records the reuse of a refresh token', async () => {
  await givenUser(test, { username: 'careless', password: 'a long password' });
  const owner = await Browser.signedIn(test, { username: 'careless', password: 'a long password' });
  const stolen = owner.cookie;
  await owner.refresh();
  await owner.refresh();
  await new Browser(test).refresh(stolen);
  expect(await trail('session.refresh-reused')).toEqual([expect.objectContaining({ subject: 'careless' })]);
});

it('records what was published and that settings changed, by whom', async () => {
  const editor = await HomeEditor.signedIn(test);
  await editor.live({ heroTitle: 'Fill every shift' });
  expect(await trail('content.published')).toEqual([
    expect.objectContaining({ actor_name: 'admin', subject: '/', request_id: expect.any(String) }),
  ]);

  const browser = await Browser.signedIn(test);
  const authorization = `Bearer ${browser.token}`;
  const { body } = await test.http.get('/api/admin/settings').set({ authorization });
  const change = { version: body.version, values: { legalName: 'See it live' } };
  expect((await test.http.put('/api/admin/settings').set({ authorization }).send(change)).status).toBe(200);
  expect(await trail('settings.changed')).toEqual([expect.objectContaining({ actor_name: 'admin' })]);
});

it('records the first administrator, made by the start itself', async () => {
  expect(await trail('user.created')).toEqual([
    expect.objectContaining({ actor_id: null, subject: 'admin', request_id: null, details: { role: 'administrator' } }),
  ]);
});

it('THR-193 refuses every change of what is recorded', async () => {
  const count = () => database().query('select count(*) from audit_entry');
  const before = await count();
  for (const change of [
    'update audit_entry set actor_name = null',
    'delete from audit_entry',
    'truncate audit_entry',
  ]) {
    await expect(database().query(change)).rejects.toThrow('audit entries are never changed');
  }
  expect(await count()).toEqual(before);
});

it('THR-185 holds no password, token or cookie', async () => {
  const browser = await Browser.signedIn(test);
  const everything = JSON.stringify(await database().query('select * from audit_entry'));
  for (const secret of [administrator.password, 'hunter2', 'correct-horse-battery', browser.token, browser.cookie]) {
    expect(everything).not.toContain(secret);
  }
});
