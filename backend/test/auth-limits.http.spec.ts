import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { LoginAttempts } from '../src/auth/login-attempts.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { administrator } from './support/sign-in.ts';

const test = forAllTests(() => createTestApp());
afterEach(() => database().query('truncate login_attempt'));

const database = () => test.app.get(DataSource);
const right = administrator;
const wrong = { ...administrator, password: 'wrong' };

const login = (credentials: object, address: string, { http } = test) =>
  http.post('/api/auth/login').set('x-forwarded-for', address).send(credentials);

async function failing(times: number, credentials: object, address: string): Promise<void> {
  for (let time = 0; time < times; time++) expect((await login(credentials, address)).status).toBe(401);
}

/** Failures that happened a while ago, each from an address of its own. */
const givenFailures = (username: string, count: number, ago = '1 minute') =>
  database().query(
    `insert into login_attempt (username, network, attempted_at)
     select $1, '10.1.0.0'::inet + n, now() - $3::interval from generate_series(1, $2::int) n`,
    [username, count, ago],
  );

const later = (interval: string) =>
  database().query('update login_attempt set attempted_at = attempted_at - $1::interval', [interval]);

describe('one user from one address', () => {
  it('THR-1 after 5 failures in 15 minutes has to wait, and is told how long; from elsewhere the user signs in', async () => {
    await failing(5, wrong, '192.0.2.1');
    const refused = await login(right, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      detail: 'Too many failed sign-ins. Try again in 15 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await login(right, '192.0.2.2')).status).toBe(200);

    await later('14 minutes 50 seconds');
    expect((await login(right, '192.0.2.1')).headers['retry-after']).toMatch(/^\d$|^10$/);
    await later('11 seconds');
    expect((await login(right, '192.0.2.1')).status).toBe(200);
  });

  it('THR-1 finds no gap by trying all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(wrong, '192.0.2.1')));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(7).fill(429)]);
  });

  it('THR-1 is the same user in whatever case, and the same address within one IPv6 /64', async () => {
    await failing(3, wrong, '2001:db8:0:1::1');
    await failing(2, { ...wrong, username: 'ADMIN' }, '2001:db8:0:1:ffff::2');
    expect((await login(right, '2001:db8:0:1::3')).status).toBe(429);
    expect((await login(right, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('starts anew when the user has signed in', async () => {
    for (const address of ['192.0.2.1', '2001:db8::1']) {
      await failing(4, wrong, address);
      expect((await login(right, address)).status).toBe(200);
      await failing(4, wrong, address);
    }
  });
});

it('THR-3 many users from one address: after 30 failures the address has to wait, for any user', async () => {
  await database().query(
    `insert into login_attempt (username, network) select 'user-' || n, '192.0.2.1' from generate_series(1, 29) n`,
  );
  await failing(1, { ...wrong, username: 'user-30' }, '192.0.2.1');
  const refused = await login(right, '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await login(right, '192.0.2.2')).status).toBe(200);
});

describe('one user attacked from many addresses', () => {
  const took = async (address: string) => {
    const start = performance.now();
    expect((await login(right, address)).status).toBe(200);
    return performance.now() - start;
  };

  it('THR-2 can always sign in, ever more slowly', async () => {
    await givenFailures('admin', 10);
    expect(await took('192.0.2.1')).toBeGreaterThan(250);
    await givenFailures('admin', 10);
    expect(await took('192.0.2.2')).toBeGreaterThan(1000);
  });

  it('THR-2 is as fast as ever once the attack is over', async () => {
    await givenFailures('admin', 50, '16 minutes');
    const begin = jest.spyOn(test.app.get(LoginAttempts), 'begin');
    expect((await login(right, '192.0.2.1')).status).toBe(200);
    expect(await begin.mock.results[0]?.value).toMatchObject({ ofUser: 1 });
    begin.mockRestore();
  });
});

it('THR-6 THR-7 counts for all replicas, and across restarts', async () => {
  await failing(3, wrong, '192.0.2.1');
  const replica = await createTestApp({ connection: test.connection });
  for (let time = 0; time < 2; time++) expect((await login(wrong, '192.0.2.1', replica)).status).toBe(401);
  expect((await login(right, '192.0.2.1')).status).toBe(429);
  expect((await login(right, '192.0.2.1', replica)).status).toBe(429);
  await replica.close();
});

it('forgets failures that no longer count', async () => {
  await givenFailures('admin', 20, '16 minutes');
  await failing(1, wrong, '192.0.2.1');
  expect(await database().query('select id from login_attempt')).toHaveLength(1);
});

it('THR-153 a flood of logins is refused at once when too many wait, and counts nobody as failing', async () => {
  const flood = await Promise.all(Array.from({ length: 120 }, (_, n) => login(right, `198.51.100.${n}`)));
  const statuses = flood.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(flood.find(({ status }) => status === 503)?.headers['retry-after']).toBe('1');
  expect(await database().query('select id from login_attempt')).toHaveLength(0);
  expect((await login(right, '192.0.2.1')).status).toBe(200);
});
