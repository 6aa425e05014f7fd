import { api, makeStore, tokenKey, type AppStore } from '@20x/kit';
import { accessToken, apiAnswering, problem, type ApiAnswers } from '@20x/kit/testing';
import { browserCredentials } from './browser-credentials';
import { holdPageKey } from './page-key';
import { holdSession, login, logout, startSession } from './session';

const origin = 'http://localhost';
const ana = { id: 'u1', username: 'ana', permissions: [] };
const minutes = 60_000;

let stop: (() => void) | undefined;
const navigate = jest.fn<void, [string]>();
const reload = jest.fn<void, []>();

function openTab(answers: ApiAnswers): AppStore {
  const fetch = apiAnswering(answers);
  const store = makeStore({ fetch, origin, credentials: browserCredentials({ fetch, origin, navigate }) });
  stop = store.dispatch(startSession(reload));
  return store;
}

/** What a change of the storage by another tab looks like in this one. */
function fromAnotherTab(token: string | null) {
  if (token === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, token);
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: token }));
}

const status = (store: AppStore) => store.getState().session.status;
/** Lets everything run that waits for nothing but answers. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  localStorage.clear();
  navigate.mockClear();
  reload.mockClear();
  holdPageKey(null);
});
afterEach(() => {
  stop?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('AUT-04 who is signed in', () => {
  it('nobody without a token, and the API is not asked', async () => {
    const store = openTab({});
    await settled();
    expect(status(store)).toBe('anonymous');
  });

  it('the user of the token, asked for once', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const me = jest.fn(() => ana);
    const store = openTab({ '/api/auth/me': me });
    expect(status(store)).toBe('loading');
    await settled();
    expect(store.getState().session).toEqual({ status: 'authenticated', user: ana });
    expect(me).toHaveBeenCalledTimes(1);
  });

  it('nobody when the API refuses the token, which is dropped without a redirect', async () => {
    localStorage.setItem(tokenKey, 'garbage');
    const store = openTab({ '/api/auth/me': problem(401, 'unauthenticated') });
    await settled();
    expect(status(store)).toBe('anonymous');
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['a.bnVsbA.c', 'a.☃.c', 'a.b\nx: y.c'])('nobody when something else lies there: %j', async (planted) => {
    localStorage.setItem(tokenKey, planted);
    const store = openTab({ '/api/auth/me': problem(401, 'unauthenticated') });
    await settled();
    expect(status(store)).toBe('anonymous');
  });

  it('nobody while the API fails, but the token stays and is not tried again', async () => {
    const token = accessToken();
    localStorage.setItem(tokenKey, token);
    const me = jest.fn(() => problem(503, 'unavailable'));
    const store = openTab({ '/api/auth/me': me });
    await settled();
    expect(status(store)).toBe('anonymous');
    expect(localStorage.getItem(tokenKey)).toBe(token);
    expect(me).toHaveBeenCalledTimes(1);
  });
});

describe('signing in and out', () => {
  it('AUT-03 keeps the token and the user', async () => {
    const token = accessToken();
    const store = openTab({ 'POST /api/auth/login': { token, user: ana } });
    await store.dispatch(login({ username: 'ana', password: 'secret' }));
    expect(store.getState().session).toEqual({ status: 'authenticated', user: ana });
    expect(localStorage.getItem(tokenKey)).toBe(token);
  });

  it('AUT-03 throws what the API said', async () => {
    const store = openTab({ 'POST /api/auth/login': problem(401, 'unauthenticated', { detail: 'Wrong.' }) });
    const attempt = store.dispatch(login({ username: 'ana', password: 'x' }));
    await expect(attempt).rejects.toMatchObject({ status: 401, problem: { detail: 'Wrong.' } });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['', undefined],
    [' even when the API cannot be reached', problem(503, 'unavailable')],
  ])('AUT-05 removes the token and forgets all data%s', async (_, answer) => {
    localStorage.setItem(tokenKey, accessToken());
    const store = openTab({ '/api/auth/me': ana, 'POST /api/auth/logout': answer, '/api/settings': [] });
    await settled();
    await store.dispatch(api.endpoints.listSettings.initiate());
    await store.dispatch(logout());
    expect(status(store)).toBe('anonymous');
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(store.getState().api.queries).toEqual({});
  });
});

describe('AUT-04 other tabs', () => {
  it('sign this one out', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const store = openTab({ '/api/auth/me': ana });
    await settled();
    fromAnotherTab(null);
    expect(status(store)).toBe('anonymous');
  });

  it('sign this one in', async () => {
    const store = openTab({ '/api/auth/me': ana });
    fromAnotherTab(accessToken());
    await settled();
    expect(store.getState().session).toEqual({ status: 'authenticated', user: ana });
  });

  it('refresh the token without another question', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const me = jest.fn(() => ana);
    openTab({ '/api/auth/me': me });
    await settled();
    fromAnotherTab(accessToken({ lifetime: 1800 }));
    await settled();
    expect(me).toHaveBeenCalledTimes(1);
  });

  it('bring another user', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const users = [ana, { ...ana, id: 'u2', username: 'ben' }];
    const store = openTab({ '/api/auth/me': () => users.shift() });
    await settled();
    fromAnotherTab(accessToken({ user: 'u2' }));
    await settled();
    expect(store.getState().session.user?.username).toBe('ben');
  });
});

describe('THR-28 the key that a browser sends behind its token', () => {
  const ofBrowser = accessToken({ pageKey: 'key' });
  const stored = ofBrowser.slice(0, -'.key'.length);
  const bearers: (string | null)[] = [];
  const answering =
    (answer: unknown) =>
    ({ headers }: Request) => {
      bearers.push(headers.get('authorization'));
      return answer;
    };
  const answers = () => ({
    '/api/auth/me': answering(ana),
    '/api/settings': answering([]),
    'POST /api/auth/login': { token: ofBrowser, user: ana },
    'POST /api/auth/refresh': answering({ token: ofBrowser, user: ana }),
  });
  /** How the document came, and with whose key. */
  function documentCame({ type = 'navigate', user = '' }) {
    const serverTiming = user ? [{ name: 'page-key', description: `${user}.key` }] : [];
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, serverTiming } as never]);
  }

  beforeEach(() => {
    bearers.length = 0;
    documentCame({});
  });

  it('comes with the answer to signing in, and is not stored', async () => {
    const store = openTab(answers());
    await store.dispatch(login({ username: 'ana', password: 'secret' }));
    expect(localStorage.getItem(tokenKey)).toBe(stored);
    await store.dispatch(api.endpoints.listSettings.initiate());
    await jest.advanceTimersByTimeAsync(14 * minutes);
    expect(bearers).toEqual([`Bearer ${ofBrowser}`, `Bearer ${ofBrowser}`]);
  });

  it.each([stored, `${stored}.old`])('comes with the document: %#', async (inStorage) => {
    documentCame({ user: 'u1' });
    localStorage.setItem(tokenKey, inStorage);
    const store = openTab(answers());
    await settled();
    expect(status(store)).toBe('authenticated');
    expect(bearers).toEqual([`Bearer ${ofBrowser}`]);
  });

  it.each(['', 'u2'])('comes with a new document when this one has that of "%s"', async (user) => {
    documentCame({ user });
    const store = openTab(answers());
    fromAnotherTab(stored);
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(tokenKey)).toBe(stored);
    await store.dispatch(api.endpoints.listSettings.initiate());
    expect(bearers).toEqual([null]);
  });

  it('is asked for once: without it the token is of no use', async () => {
    documentCame({ type: 'reload' });
    localStorage.setItem(tokenKey, stored);
    const store = openTab(answers());
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(status(store)).toBe('anonymous');
    // Another window may have the key.
    expect(localStorage.getItem(tokenKey)).toBe(stored);
    fromAnotherTab(stored);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of another person lets go of what is open, without a new document', async () => {
    documentCame({ user: 'u1' });
    localStorage.setItem(tokenKey, stored);
    const store = openTab(answers());
    await settled();
    const letGo = store.dispatch(holdSession());
    fromAnotherTab(accessToken({ user: 'u2', pageKey: 'other' }).slice(0, -'.other'.length));
    expect(status(store)).toBe('anonymous');
    expect(reload).not.toHaveBeenCalled();
    letGo();
  });
});

describe('the token is renewed', () => {
  it('a minute before it ends', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const refresh = jest.fn(() => ({ token: accessToken(), user: ana }));
    openTab({ '/api/auth/me': ana, 'POST /api/auth/refresh': refresh });
    await jest.advanceTimersByTimeAsync(14 * minutes - 1);
    expect(refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(14 * minutes);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('before a request that would come too late, once for all that wait', async () => {
    localStorage.setItem(tokenKey, accessToken({ lifetime: 30 }));
    const fresh = accessToken();
    const refresh = jest.fn(() => ({ token: fresh, user: ana }));
    const bearer: (string | null)[] = [];
    const record = (request: Request) => {
      bearer.push(request.headers.get('authorization'));
      return {};
    };
    const store = openTab({
      '/api/auth/me': ana,
      'POST /api/auth/refresh': refresh,
      '/api/settings': record,
      '/api/home-content': record,
    });
    await Promise.all([
      store.dispatch(api.endpoints.listSettings.initiate()),
      store.dispatch(api.endpoints.getHomeContent.initiate()),
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(bearer).toEqual([`Bearer ${fresh}`, `Bearer ${fresh}`]);
  });

  it('by its lifetime, whatever the clock of this machine says', async () => {
    const anHourBehind = Math.floor(Date.now() / 1000) - 3600;
    const token = accessToken({ issuedAt: anHourBehind });
    const refresh = jest.fn(() => ({ token, user: ana }));
    const store = openTab({ 'POST /api/auth/login': { token, user: ana }, 'POST /api/auth/refresh': refresh });
    await store.dispatch(login({ username: 'ana', password: 'secret' }));
    await jest.advanceTimersByTimeAsync(13 * minutes);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('again later when the server cannot be reached', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const answers = [problem(503, 'unavailable'), { token: accessToken(), user: ana }];
    const store = openTab({ '/api/auth/me': ana, 'POST /api/auth/refresh': () => answers.shift() });
    await jest.advanceTimersByTimeAsync(14 * minutes + 15_000);
    expect(answers).toHaveLength(0);
    expect(status(store)).toBe('authenticated');
  });

  it('no more when the session has ended: signed out', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const store = openTab({ '/api/auth/me': ana, 'POST /api/auth/refresh': problem(401, 'unauthenticated') });
    await jest.advanceTimersByTimeAsync(14 * minutes);
    expect(status(store)).toBe('anonymous');
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });
});

describe('API-07 a refused token', () => {
  it.each([
    ['/admin/home', ['/login']],
    ['/website/admin/home', ['/website/login']],
    ['/login', undefined],
  ])('at %s is removed and leads to %j', async (pathname, target) => {
    window.history.replaceState(null, '', pathname);
    localStorage.setItem(tokenKey, accessToken());
    const store = openTab({ '/api/auth/me': ana, '/api/settings': problem(401, 'unauthenticated') });
    await settled();
    await store.dispatch(api.endpoints.listSettings.initiate());
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(status(store)).toBe('anonymous');
    expect(navigate.mock.calls[0]).toEqual(target);
  });

  it('that was replaced in the meantime signs nobody out', async () => {
    localStorage.setItem(tokenKey, accessToken());
    const newer = accessToken({ lifetime: 1800 });
    const refuse = () => {
      fromAnotherTab(newer);
      return problem(401, 'unauthenticated');
    };
    const store = openTab({ '/api/auth/me': ana, '/api/settings': refuse });
    await settled();
    await store.dispatch(api.endpoints.listSettings.initiate());
    expect(localStorage.getItem(tokenKey)).toBe(newer);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a session that ends while work is open', () => {
  async function endedWhileHeld() {
    window.history.replaceState(null, '', '/admin/home');
    localStorage.setItem(tokenKey, accessToken());
    const store = openTab({
      '/api/auth/me': ana,
      '/api/settings': problem(401, 'unauthenticated'),
      'POST /api/auth/login': () => ({ token: accessToken(), user: ana }),
    });
    await settled();
    const letGo = store.dispatch(holdSession());
    await store.dispatch(api.endpoints.listSettings.initiate());
    return { store, letGo };
  }

  it('keeps the user and the page', async () => {
    const { store, letGo } = await endedWhileHeld();
    expect(store.getState().session).toEqual({ status: 'expired', user: ana });
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
    letGo();
  });

  it('goes on when the user signs in again', async () => {
    const { store, letGo } = await endedWhileHeld();
    await store.dispatch(login({ username: 'ana', password: 'secret' }));
    await settled();
    expect(store.getState().session).toEqual({ status: 'authenticated', user: ana });
    letGo();
    expect(status(store)).toBe('authenticated');
  });

  it('is over once the work is put aside', async () => {
    const { store, letGo } = await endedWhileHeld();
    letGo();
    expect(status(store)).toBe('anonymous');
  });

  it('does not go on as another person', async () => {
    const { store, letGo } = await endedWhileHeld();
    fromAnotherTab(accessToken({ user: 'u2' }));
    expect(status(store)).toBe('anonymous');
    letGo();
  });
});
