import type * as ClientReports from './client-reports';

let reports: typeof ClientReports;
let end: () => void;
const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new TypeError('offline')));
const sent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body as string) as object);

beforeEach(async () => {
  // What was sent is remembered per document.
  jest.resetModules();
  reports = await import('./client-reports');
  window.fetch = fetch.mockClear() as unknown as typeof window.fetch;
  window.history.replaceState(null, '', '/blog/a?token=secret');
  end = reports.reportUncaught({ quiet: true });
});
afterEach(() => end());

it('ERR-01 sends an exception that nobody caught, and keeps it from the console', () => {
  const error = new TypeError('x is not a function');
  const event = new ErrorEvent('error', { error, message: error.message, cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(fetch).toHaveBeenCalledWith(
    '/api/client-reports',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
  expect(sent()).toEqual([
    { kind: 'exception', message: 'TypeError: x is not a function', stack: error.stack, page: '/blog/a' },
  ]);
});

it('ERR-01 sends a rejection that nobody handled, whatever was thrown', () => {
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  const circle: { self?: object } = {};
  circle.self = circle;
  for (const reason of ['text', { status: 500 }, undefined, circle]) reject(reason);
  expect(sent()).toMatchObject([
    { kind: 'rejection', message: 'text' },
    { message: '{"status":500}' },
    { message: 'undefined' },
    { message: 'unreadable value' },
  ]);
});

it('THR-100 sends what the security policy blocked, without queries', () => {
  const violation = {
    ...{ effectiveDirective: 'script-src-elem', blockedURI: 'https://x.example/a.js?who=ana' },
    ...{ sourceFile: 'https://20x.example/blog/a?q=1', lineNumber: 7 },
  };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  const message = 'script-src-elem blocked https://x.example/a.js at https://20x.example/blog/a:7';
  expect(sent()).toEqual([{ kind: 'policy', message, page: '/blog/a' }]);
});

it('ERR-01 sends the host of a blocked image, and nothing of an image that is on no host', () => {
  const blocked = (blockedURI: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', blockedURI }),
    );
  blocked('javascript');
  blocked('https://pixel.example/a.gif?who=ana');
  expect(sent()).toMatchObject([
    {
      kind: 'policy',
      message: expect.stringMatching(/^img-src blocked https:\/\/pixel\.example\/a\.gif at/) as string,
    },
  ]);
});

it('ERR-01 sends each thing once, ten in all, none longer than the server takes', () => {
  for (let n = 0; n < 3; n++) reports.reportToServer('warning', 'x'.repeat(5000));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(sent()).toMatchObject([{ message: 'x'.repeat(1000) }]);
  for (let n = 0; n < 30; n++) reports.reportToServer('warning', `warning ${n}`);
  expect(fetch).toHaveBeenCalledTimes(10);
});
