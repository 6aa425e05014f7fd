import { createTestApp } from './support/app.ts';
import { Browser } from './support/browser.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { processorTime } from './support/processor-time.ts';
import { administrator } from './support/sign-in.ts';
import { givenUser } from './support/users.ts';

const test = forAllTests(() => createTestApp());
let addresses = 0;

/** From an address of its own, so that failures of one test do not count in another. */
const login = (credentials: unknown) =>
  test.http
    .post('/api/auth/login')
    .set('x-forwarded-for', `192.0.2.${++addresses}`)
    .send(credentials as object);

describe('signing in', () => {
  it('API-04 answers a token and the user', async () => {
    const browser = new Browser(test);
    const response = await browser.login();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expiresAt: expect.any(String),
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: 'admin',
        permissions: [
          ...[
            'home-content',
            'page',
            'legal',
            'post',
            'author',
            'feature',
            'snippet',
            'navigation',
            'footer',
            'brand',
            'site-scripts',
          ].flatMap((area) => [`${area}:edit`, `${area}:publish`, `${area}:html`]),
          'settings:edit',
          'media:edit',
          'contact:read',
          'contact:notify',
        ],
      },
    });
    const minutes = (Date.parse(response.body.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(16);

    const me = await browser.me();
    expect(me.status).toBe(200);
    expect(me.body).toEqual(response.body.user);
  });

  it('finds the user whatever the case of the name', async () => {
    const response = await login({ ...administrator, username: 'ADMIN' });
    expect(response.body.user.username).toBe('admin');
  });

  it('THR-33 keeps the refresh token from scripts, other sites and other paths, and lets nobody store the answer', async () => {
    const response = await login(administrator);
    expect(response.headers['cache-control']).toBe('no-store');
    const [cookie] = response.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^20x_refresh=[\w.-]{80}; Max-Age=43200; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    expect(response.text).not.toContain(cookie?.split(/[=;]/)[1]);
  });

  it('THR-26 does not adopt a session that the browser brought along', async () => {
    const attacker = await Browser.signedIn(test);
    const victim = new Browser(test);
    victim.cookie = attacker.cookie;
    await victim.login();
    expect(victim.cookie).not.toBe(attacker.cookie);
    await attacker.logout();
    expect((await victim.me()).status).toBe(200);
  });
});

describe('refusing', () => {
  it.each([
    [{}, ['Username is required', 'Password is required']],
    [{ username: '', password: '' }, ['Username is required', 'Password is required']],
    [{ username: null, password: null }, ['Username is required', 'Password is required']],
    [{ username: 'admin', password: '' }, [undefined, 'Password is required']],
    [{ username: { $gt: '' }, password: ['x'] }, ['Username is required', 'Password is required']],
  ])('AUT-02 THR-10 %j names the missing fields', async (credentials, [username, password]) => {
    const response = await login(credentials);
    expect(response.status).toBe(400);
    const errors = [
      { field: 'username', message: username },
      { field: 'password', message: password },
    ].filter(({ message }) => message !== undefined);
    expect(response.body).toMatchObject({ code: 'invalid_input', errors });
  });

  it('THR-9 an unknown user, a wrong password and a disabled user get one same answer', async () => {
    const disabled = await givenUser(test, { username: 'disabled', password: 'still the right one', disabled: true });
    const answers = [
      await login({ username: 'nobody', password: administrator.password }),
      await login({ username: 'admin', password: 'wrong' }),
      await login({ username: disabled.username, password: disabled.password }),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(401);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toMatchObject({ code: 'unauthenticated', detail: 'Wrong username or password.' });
    }
    const shapes = answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }));
    expect(new Set(shapes).size).toBe(1);
  });

  it('does about the same work for an unknown user as for a wrong password', async () => {
    await givenUser(test, { username: 'known', password: 'a long password' });
    const workFor = (username: string) =>
      processorTime(async () => expect((await login({ username, password: 'wrong' })).status).toBe(401));
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round++) {
      known.push(await workFor('known'));
      unknown.push(await workFor('unknown'));
    }
    const median = (times: number[]) => times.sort((x, y) => x - y)[4] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.4);
    expect(median(unknown)).toBeLessThan(median(known) * 2.5);
  });

  it.each([
    ['THR-10 more than 1 KB of password, before hashing', { username: 'admin', password: 'ü'.repeat(513) }],
    ['a name of more than 100 characters', { username: 'a'.repeat(101), password: 'x' }],
    ['THR-74 a line break in the name', { username: 'admin\n{"level":"fatal"}', password: 'x' }],
    ['a zero byte in the name', { username: 'admin\u0000', password: 'x' }],
    ['unknown fields', { ...administrator, role: 'owner' }],
  ])('%s', async (_, credentials) => {
    const response = await login(credentials);
    expect(response.status).toBe(400);
    expect(response.body.code).toBe('invalid_input');
  });
});

describe('passwords', () => {
  it('THR-10 of 73 and 74 bytes are told apart', async () => {
    await givenUser(test, { username: 'long', password: 'p'.repeat(74) });
    expect((await login({ username: 'long', password: 'p'.repeat(73) })).status).toBe(401);
    expect((await login({ username: 'long', password: 'p'.repeat(74) })).status).toBe(200);
  });

  it.each([
    ['spaces', '  two spaces  ', 'two spaces'],
    ['emoji', '👩‍⚕️ night shift 🌙', '👩 night shift 🌙'],
    ['composed letters', 'Zo\u00eb', 'Zoe\u0308'],
  ])('THR-11 with %s are verified as received', async (username, password, similar) => {
    await givenUser(test, { username, password });
    expect((await login({ username, password: similar })).status).toBe(401);
    expect((await login({ username, password })).status).toBe(200);
  });
});
