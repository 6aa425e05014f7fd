import { createHmac, generateKeyPairSync } from 'node:crypto';
import { jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { createTestApp } from './support/app.ts';
import { Browser } from './support/browser.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { administrator } from './support/sign-in.ts';
import { givenUser } from './support/users.ts';

const test = forAllTests(() => createTestApp());
const browser = forAllTests(() => Browser.signedIn(test));

const jwt = new JwtService();
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => jwt.decode<Record<string, unknown>>(browser.token);
const sign = (payload: object, secret = test.config.sessionSecret, algorithm: 'HS256' | 'HS384' = 'HS256') =>
  jwt.sign(payload, { secret, algorithm });
const me = (token: string) => test.http.get('/api/auth/me').set('authorization', `Bearer ${token}`);

async function expectRefused(token: string): Promise<void> {
  const response = await me(token);
  expect(response.status).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer');
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.body).toMatchObject({ code: 'unauthenticated' });
}

it('a token signed by the server with the claims of a session opens the door', async () => {
  expect((await me(sign(claims()))).status).toBe(200);
});

it.each(['', 'garbage', 'a.b.c', 'null', 'undefined', 'Bearer', '☃'])('refuses the garbage %j', async (token) =>
  expectRefused(encodeURI(token)),
);

it('refuses a request without a token, with another scheme and with the token in a wrong place', async () => {
  const requests = [
    test.http.get('/api/auth/me'),
    test.http.get('/api/auth/me').set('authorization', `Basic ${Buffer.from('admin:x').toString('base64')}`),
    test.http.get('/api/auth/me').set('authorization', browser.token),
    test.http.get(`/api/auth/me?access_token=${browser.token}`),
    test.http.get('/api/auth/me').set('cookie', `${browser.cookie}; auth_token=${browser.token}`),
    test.http.get('/api/auth/me').set('x-user-id', String(claims().sub)).set('x-role', 'administrator'),
  ];
  for (const request of requests) expect((await request).status).toBe(401);
});

it.each(['none', 'None', 'NONE', 'nOnE'])('THR-13 algorithm %s without a signature', async (alg) => {
  const unsigned = `${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`;
  await expectRefused(unsigned);
  await expectRefused(`${unsigned}${browser.token.split('.')[2]}`);
});

it('THR-13 an empty signature, a foreign one, changed claims', async () => {
  const [header, payload, signature] = browser.token.split('.');
  await expectRefused(`${header}.${payload}.`);
  await expectRefused(`${header}.${payload}.${'A'.repeat(43)}`);
  await expectRefused(`${header}.${encode({ ...claims(), exp: 4_102_444_800 })}.${signature}`);
});

it.each(['', 'secret', 'changeme', '20x', 'your-256-bit-secret', '\0'])(
  'THR-14 signed with the key %j',
  async (key) => {
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims())}`;
    await expectRefused(`${content}.${createHmac('sha256', key).update(content).digest('base64url')}`);
  },
);

it('THR-14 another algorithm, even with the right key or with a key pair', async () => {
  await expectRefused(sign(claims(), undefined, 'HS384'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await expectRefused(jwt.sign(claims(), { privateKey: pem, algorithm: 'RS256' }));
});

it.each([
  ['jwk', { kty: 'oct', k: Buffer.from('attacker').toString('base64url') }],
  ['jku', 'http://127.0.0.1:9/keys.json'],
  ['x5u', 'http://127.0.0.1:9/cert.pem'],
  ['kid', '../../../../dev/null'],
])('THR-15 a header that brings or names its own key: %s', async (name, value) => {
  const content = `${encode({ alg: 'HS256', typ: 'JWT', [name]: value })}.${encode(claims())}`;
  for (const key of ['attacker', '']) {
    await expectRefused(`${content}.${createHmac('sha256', key).update(content).digest('base64url')}`);
  }
});

it('THR-16 expired, not yet valid, without an end', async () => {
  const now = Math.floor(Date.now() / 1000);
  const endless = claims();
  delete endless.exp;
  await expectRefused(sign({ ...claims(), iat: now - 901, exp: now - 1 }));
  await expectRefused(sign({ ...claims(), nbf: now + 3600 }));
  await expectRefused(sign(endless));
});

it.each([-1, 1])(
  'THR-227 the clock of a replica that is %i day off neither ends nor prolongs a token',
  async (days) => {
    const clock = jest.spyOn(Date, 'now');
    const real = Date.now();
    clock.mockImplementation(() => real + days * 86_400_000);
    try {
      const visitor = new Browser(test);
      const { body } = await visitor.login();
      expect(Math.abs(Date.parse(body.expiresAt) - real - 15 * 60_000)).toBeLessThan(60_000);
      expect((await visitor.me()).status).toBe(200);
      const now = Math.floor(real / 1000);
      await expectRefused(sign({ ...claims(), iat: now - 1000, exp: now - 100 }));
    } finally {
      clock.mockRestore();
    }
  },
);

it.each([
  { iss: 'https://evil.example' },
  { aud: 'another-service' },
  { typ: 'refresh' },
  { typ: undefined },
  { sub: undefined },
  { sub: '0b0f6c3e-6a5b-4d38-9a3e-0f5a5d8f9c11' },
  { sub: "' or true --" },
  { sid: undefined },
  { sid: '0b0f6c3e-6a5b-4d38-9a3e-0f5a5d8f9c11' },
])('THR-18 a signed token that is no access token of a living session: %j', async (change) => {
  await expectRefused(sign({ ...claims(), ...change }));
});

it('THR-18 the refresh token as bearer', async () => {
  await expectRefused(browser.cookie.split('=')[1] ?? '');
});

it('THR-19 a token of a session that was closed on another replica', async () => {
  const variables = { SESSION_SECRET: test.config.sessionSecret };
  const replica = await createTestApp({ connection: test.connection, variables });
  const here = await Browser.signedIn(test);
  const there = new Browser(replica);
  there.token = here.token;
  expect((await there.me()).status).toBe(200);
  await here.logout();
  expect((await there.me()).status).toBe(401);
  await replica.close();
});

describe('THR-22 a user who is', () => {
  it.each([
    ['disabled', 'update app_user set disabled_at = now() where id = $1'],
    ['deleted', 'delete from app_user where id = $1'],
  ])('%s has no access from the next request on', async (state, change) => {
    const user = await givenUser(test, { username: state, password: administrator.password });
    const affected = await Browser.signedIn(test, { username: state, password: administrator.password });
    await test.app.get(DataSource).query(change, [user.id]);
    expect((await affected.me()).status).toBe(401);
    expect((await affected.refresh()).status).toBe(401);
    expect((await browser.me()).status).toBe(200);
  });
});

it('THR-199 without a database nobody is signed out: the answer is 503, not 401', async () => {
  const affected = await createTestApp();
  const { token } = await Browser.signedIn(affected);
  await affected.app.get(DataSource).destroy();
  const response = await affected.http.get('/api/auth/me').set('authorization', `Bearer ${token}`);
  expect(response.status).toBe(503);
  expect((await affected.http.post('/api/auth/login').send(administrator)).status).toBe(503);
  expect(
    (
      await affected.http
        .post('/api/auth/refresh')
        .set('cookie', `20x_refresh=${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'A'.repeat(43)}`)
    ).status,
  ).toBe(503);
  await affected.close();
});
