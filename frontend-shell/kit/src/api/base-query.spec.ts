import { problem, storeAnswering } from '../../testing';
import { makeStore } from '../store';
import type { Credentials } from './transport';
import { baseApi } from './base-api';
import { api } from './client';

const origin = 'http://localhost';
const anonymous = () => ({ token: async () => null, rejected: jest.fn<void, [string | null]>() });
const signedIn = () => ({ token: async () => 'a.b.c', rejected: jest.fn<void, [string | null]>() });

function recordingStore(credentials: Credentials, answer: () => Response = () => Response.json({})) {
  const requests: Request[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return answer();
  };
  return { requests, store: makeStore({ fetch, origin, credentials }) };
}

describe('API-06 requests', () => {
  it('carry the bearer token, cookies and a JSON content type for JSON bodies', async () => {
    const { requests, store } = recordingStore(signedIn());
    const loginRequest = { username: 'ana', password: 'secret' };
    await store.dispatch(api.endpoints.login.initiate({ loginRequest }));
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: `${origin}/api/auth/login`, credentials: 'include' });
    expect(request?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual(loginRequest);
  });

  it('carry no token when there is none', async () => {
    const { requests, store } = recordingStore(anonymous());
    await store.dispatch(api.endpoints.listSettings.initiate());
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('leave out parameters without a value', async () => {
    const { requests, store } = recordingStore(anonymous());
    await store.dispatch(api.endpoints.listFeatures.initiate({ limit: 12 }));
    expect(requests[0]?.url).toBe(`${origin}/api/features?limit=12`);
  });

  const upload = baseApi.injectEndpoints({
    endpoints: (build) => ({
      upload: build.mutation<unknown, FormData>({ query: (body) => ({ url: '/api/media', method: 'POST', body }) }),
      parts: build.query<unknown, void>({ query: () => ['/api', 'pages', 'about'] }),
    }),
  });

  it('send form data as it is', async () => {
    const { requests, store } = recordingStore(anonymous());
    const form = new FormData();
    form.set('alt', 'A roster');
    await store.dispatch(upload.endpoints.upload.initiate(form));
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('join the parts of a key with slashes into a GET', async () => {
    const { requests, store } = recordingStore(anonymous());
    await store.dispatch(upload.endpoints.parts.initiate());
    expect(requests[0]).toMatchObject({ method: 'GET', url: `${origin}/api/pages/about` });
  });

  it('answer null for a 401 where a call asks for that', async () => {
    const credentials = signedIn();
    const { store } = recordingStore(credentials, () => problem(401, 'unauthenticated'));
    const { data, error } = await store.dispatch(api.endpoints.getCurrentUser.initiate());
    expect({ data, error }).toEqual({ data: null, error: undefined });
    expect(credentials.rejected).not.toHaveBeenCalled();
  });
});

describe('API-07 failures', () => {
  it('reject the token on a 401 and say 401', async () => {
    const credentials = signedIn();
    const { store } = recordingStore(credentials, () => problem(401, 'unauthenticated'));
    const { error } = await store.dispatch(api.endpoints.getHomeContent.initiate());
    expect(error).toMatchObject({ status: 401, message: '401' });
    expect(credentials.rejected).toHaveBeenCalledWith('a.b.c');
  });

  it('leave a wrong password to the login page', async () => {
    const credentials = anonymous();
    const { store } = recordingStore(credentials, () => problem(401, 'unauthenticated', { detail: 'Wrong.' }));
    const request = { loginRequest: { username: 'ana', password: 'x' } };
    const { error } = await store.dispatch(api.endpoints.login.initiate(request));
    expect(error).toMatchObject({ status: 401, problem: { detail: 'Wrong.' } });
    expect(credentials.rejected).not.toHaveBeenCalled();
  });

  it.each([
    [new Response('Too late', { status: 409 }), '409: Too late'],
    [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  ])('say the status, then the body or the status text', async (answer, message) => {
    const store = storeAnswering({ '/api/settings': answer });
    const { error } = await store.dispatch(api.endpoints.listSettings.initiate());
    expect(error).toEqual({ status: answer.status, message });
  });

  it('carry the newest document of a conflict', async () => {
    const store = storeAnswering({ '/api/settings': problem(412, 'edit_conflict', { current: { version: 7 } }) });
    const { error } = await store.dispatch(api.endpoints.listSettings.initiate());
    expect(error).toMatchObject({ status: 412, problem: { code: 'edit_conflict', current: { version: 7 } } });
  });

  it('have status 0 when no answer comes', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { error } = await makeStore({ fetch, origin }).dispatch(api.endpoints.listSettings.initiate());
    expect(error).toEqual({ status: 0, message: 'Failed to fetch' });
  });

  it('have status 0 when the connection is there and nothing answers', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('Timed out.')));
      });
    const asked = makeStore({ fetch, origin }).dispatch(api.endpoints.listSettings.initiate());
    await Promise.resolve();
    limit.abort();
    expect((await asked).error).toEqual({ status: 0, message: 'Timed out.' });
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
  });
});

it('API-08 asks once, however often the data is read and whether or not it came', async () => {
  const failing = jest.fn(() => problem(503, 'unavailable'));
  const working = jest.fn(() => ({ heroTitle: 'Hello' }));
  const store = storeAnswering({ '/api/settings': failing, '/api/home-content': working });
  await store.dispatch(api.endpoints.listSettings.initiate());
  await store.dispatch(api.endpoints.getHomeContent.initiate());
  await store.dispatch(api.endpoints.getHomeContent.initiate());
  expect(failing).toHaveBeenCalledTimes(1);
  expect(working).toHaveBeenCalledTimes(1);
});
