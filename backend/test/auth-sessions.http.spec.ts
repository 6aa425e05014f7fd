import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { createTestApp } from './support/app.ts';
import { Browser } from './support/browser.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { administrator } from './support/sign-in.ts';
import { UserAccounts } from '../src/users/user-accounts.ts';

const test = forAllTests(() => createTestApp());

/** Lets time pass for every session there is: the database's clock decides, so its rows are moved into the past. */
const later = (interval: string) =>
  test.app
    .get(DataSource)
    .query(
      `update user_session set refreshed_at = refreshed_at - $1::interval, created_at = created_at - $1::interval`,
      [interval],
    );

describe('refreshing', () => {
  it('gives a new token and a new cookie for the cookie', async () => {
    const browser = await Browser.signedIn(test);
    const { token, cookie } = browser;
    const response = await browser.refresh();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      token: expect.any(String),
      expiresAt: expect.any(String),
      user: expect.objectContaining({ username: 'admin' }),
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(browser.cookie).not.toBe(cookie);
    expect(browser.token).not.toBe(token);
    expect((await browser.me()).status).toBe(200);
  });

  describe('THR-25 THR-28 the token of a browser', () => {
    const ofBrowser = { 'sec-fetch-site': 'same-origin' };
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    let token: string;
    let session: string;
    let cookies: string;
    beforeEach(async () => {
      const login = await test.http.post('/api/auth/login').set(ofBrowser).send(administrator);
      const set = (login.headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split(';')[0]!);
      session = set.find((cookie) => cookie.startsWith('20x_session='))!;
      cookies = set.join('; ');
      token = login.body.token as string;
    });
    const me = async (sent: string, cookie: string) =>
      (await test.http.get('/api/auth/me').set(bearer(sent)).set('cookie', cookie)).status;
    const refresh = (headers: object) =>
      test.http
        .post('/api/auth/refresh')
        .set({ ...ofBrowser, ...headers })
        .set('cookie', cookies);
    const withoutKey = () => token.split('.').slice(0, 3).join('.');

    it('counts together with its cookie alone', async () => {
      expect(await me(token, session)).toBe(200);
      for (const cookie of ['', 'a=1', '20x_session=', `${session}x`])
        expect([cookie, await me(token, cookie)]).toEqual([cookie, 401]);
    });

    it('counts together with its page key alone, which the cookie tells to nginx', async () => {
      const [key] = token.split('.').slice(3);
      expect(session).toMatch(new RegExp(`^20x_session=[\\w-]{43}\\.[\\w-]{36}\\.${key!}$`));
      for (const sent of [withoutKey(), `${withoutKey()}.`, `${withoutKey()}.${'A'.repeat(43)}`, `${token}.${key!}`])
        expect([sent, await me(sent, session)]).toEqual([sent, 401]);
    });

    it('is refreshed with the page key alone; a script without it does the session no harm', async () => {
      for (const headers of [{}, bearer('x.y.z'), bearer(withoutKey())]) {
        const refused = await refresh(headers);
        expect([headers, refused.status, refused.headers['set-cookie']]).toEqual([headers, 401, undefined]);
      }
      const renewed = await refresh(bearer(token));
      expect(renewed.headers['set-cookie']).toContainEqual(
        expect.stringMatching(`^${session}; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax`),
      );
      expect(await me(renewed.body.token as string, session)).toBe(200);
      expect(await me(renewed.body.token as string, '')).toBe(401);
    });

    it('counts beside cookies of the same names that a script of a page has set', async () => {
      const planted = `20x_session=x; 20x_refresh=x; 20x_refresh=${randomUUID()}.${'A'.repeat(43)}`;
      expect(await me(token, `${planted}; ${session}`)).toBe(200);
      cookies = `${planted}; ${cookies}`;
      expect((await refresh(bearer(token))).status).toBe(200);
    });

    it('goes on with the same key after another sign-in of the person', async () => {
      const { body } = await test.http.post('/api/auth/login').set(ofBrowser).send(administrator);
      expect((body.token as string).split('.')[3]).toBe(token.split('.')[3]);
    });

    it('has another key once the person has another password', async () => {
      const password = `Another ${randomUUID()}`;
      await test.app.get(UserAccounts).setPassword(administrator.username, password);
      const { body } = await test.http
        .post('/api/auth/login')
        .set(ofBrowser)
        .send({ ...administrator, password });
      const [key, before] = [body.token as string, token].map((one) => one.split('.')[3]);
      expect(key).toMatch(/^[\w-]{43}$/);
      expect(key).not.toBe(before);
      await test.app.get(UserAccounts).setPassword(administrator.username, administrator.password);
    });
  });

  it('THR-23 two tabs that refresh at the same moment both go on, with the same cookie', async () => {
    const browser = await Browser.signedIn(test);
    const { cookie } = browser;
    const tabs = [new Browser(test), new Browser(test), new Browser(test)];
    const answers = await Promise.all(tabs.map((tab) => tab.refresh(cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(1);

    await later('1 hour');
    expect((await tabs[1]?.refresh())?.status).toBe(200);
    expect((await tabs[1]?.me())?.status).toBe(200);
  });

  it('THR-23 a used cookie, later, ends the session for the thief and for the owner', async () => {
    const owner = await Browser.signedIn(test);
    const stolen = owner.cookie;
    await owner.refresh();
    await later('31 seconds');
    const response = await new Browser(test).refresh(stolen);
    expect(response.status).toBe(401);
    expect((await owner.me()).status).toBe(401);
    expect((await owner.refresh()).status).toBe(401);
  });

  it('THR-23 a cookie that was replaced twice ends the session at once', async () => {
    const owner = await Browser.signedIn(test);
    const stolen = owner.cookie;
    await owner.refresh();
    await owner.refresh();
    expect((await new Browser(test).refresh(stolen)).status).toBe(401);
    expect((await owner.me()).status).toBe(401);
  });

  it.each([
    '',
    '20x_refresh=',
    '20x_refresh=garbage',
    `20x_refresh=0b0f6c3e-6a5b-4d38-9a3e-0f5a5d8f9c11.${'A'.repeat(43)}`,
  ])('refuses %j and takes the cookie away', async (cookie) => {
    const response = await new Browser(test).refresh(cookie);
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'unauthenticated', detail: 'The session has ended. Sign in again.' });
    expect(response.headers['set-cookie']?.[0]).toMatch(/^20x_refresh=; Max-Age=0; Path=\/api\/auth/);
  });

  it('THR-32 ends after 12 hours without use', async () => {
    const browser = await Browser.signedIn(test);
    await later('11 hours 59 minutes');
    expect((await browser.refresh()).status).toBe(200);
    await later('12 hours');
    expect((await browser.me()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('THR-32 ends after 7 days, however busy', async () => {
    const browser = await Browser.signedIn(test);
    for (let halfDay = 0; halfDay < 15; halfDay++) {
      await later('11 hours');
      expect((await browser.refresh()).status).toBe(200);
    }
    await later('3 hours');
    expect((await browser.refresh()).status).toBe(401);
    expect((await browser.me()).status).toBe(401);
  });

  it('forgets sessions that have long ended when someone signs in', async () => {
    await Browser.signedIn(test);
    await later('8 days');
    await Browser.signedIn(test);
    const rows = await test.app.get(DataSource).query('select id from user_session');
    expect(rows).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('THR-19 ends the session at once and takes the cookie away', async () => {
    const browser = await Browser.signedIn(test);
    const { cookie } = browser;
    const response = await browser.logout();
    expect(response.status).toBe(204);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(browser.cookie).toBe('');
    expect((await browser.me()).status).toBe(401);
    expect((await browser.refresh(cookie)).status).toBe(401);
  });

  it('works with the cookie alone, when the token has expired', async () => {
    const browser = await Browser.signedIn(test);
    const { token } = browser;
    browser.token = '';
    expect((await browser.logout()).status).toBe(204);
    browser.token = token;
    expect((await browser.me()).status).toBe(401);
  });

  it('works with the token alone', async () => {
    const browser = await Browser.signedIn(test);
    const { cookie } = browser;
    browser.cookie = '';
    expect((await browser.logout()).status).toBe(204);
    expect((await browser.me()).status).toBe(401);
    expect((await browser.refresh(cookie)).status).toBe(401);
  });

  it('ends no other session of the user, and nothing for an anonymous browser', async () => {
    const [desk, phone] = [await Browser.signedIn(test), await Browser.signedIn(test)];
    await desk.logout();
    const anonymous = new Browser(test);
    const [sessionId = ''] = phone.cookie.split('=')[1]?.split('.') ?? [];
    anonymous.cookie = `20x_refresh=${sessionId}.${'A'.repeat(43)}`;
    expect((await anonymous.logout()).status).toBe(204);
    expect((await phone.me()).status).toBe(200);
  });
});

describe('calls that another site makes the browser send', () => {
  const calls = ['login', 'refresh', 'logout'] as const;
  let browser: Browser;
  beforeAll(async () => {
    browser = await Browser.signedIn(test);
  });
  const hostile = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:8080.evil.example' },
    { origin: 'http://evil-localhost:8080' },
  ];
  it.each(calls.flatMap((call) => hostile.map((headers) => [call, headers] as const)))(
    'THR-110 THR-111 THR-117 %s with %j answers 403',
    async (call, headers) => {
      const response = await test.http
        .post(`/api/auth/${call}`)
        .set('cookie', browser.cookie)
        .set(headers)
        .send(call === 'login' ? administrator : undefined);
      expect(response.status).toBe(403);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
      expect((await browser.me()).status).toBe(200);
    },
  );

  it.each(calls)('THR-109 %s as a form answers 415', async (call) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const response = await test.http
        .post(`/api/auth/${call}`)
        .set('content-type', type)
        .send('username=a&password=b');
      expect(response.status).toBe(415);
    }
  });

  it.each([
    {},
    { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://127.0.0.1:8080' },
  ])('the site itself and programs may: %j', async (headers) => {
    expect((await new Browser(test).login(administrator, headers as Record<string, string>)).status).toBe(200);
  });
});
