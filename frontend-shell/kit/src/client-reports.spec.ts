import type * as ClientReports from './client-reports';

let reports: typeof ClientReports;
let end: () => void;
const beacon = jest.fn<boolean, [string, Blob]>(() => true);
const sent = () => Promise.all(beacon.mock.calls.map(async ([, blob]) => JSON.parse(await blob.text()) as object));

beforeEach(async () => {
  // What was sent is remembered per document.
  jest.resetModules();
  reports = await import('./client-reports');
  Object.assign(navigator, { sendBeacon: beacon.mockClear() });
  window.history.replaceState(null, '', '/blog/a?token=secret');
  end = reports.reportUncaught({ quiet: true });
});
afterEach(() => end());

it('ERR-01 sends an exception that nobody caught, and keeps it from the console', async () => {
  const error = new TypeError('x is not a function');
  const event = new ErrorEvent('error', { error, message: error.message, cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(beacon).toHaveBeenCalledWith('/api/client-reports', expect.objectContaining({ type: 'application/json' }));
  expect(await sent()).toEqual([
    { kind: 'exception', message: 'TypeError: x is not a function', stack: error.stack, page: '/blog/a' },
  ]);
});

it('ERR-01 sends a rejection that nobody handled, whatever was thrown', async () => {
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  const circle: { self?: object } = {};
  circle.self = circle;
  for (const reason of ['text', { status: 500 }, undefined, circle]) reject(reason);
  expect(await sent()).toMatchObject([
    { kind: 'rejection', message: 'text' },
    { message: '{"status":500}' },
    { message: 'undefined' },
    { message: 'something that cannot be written down' },
  ]);
});

it('ERR-01 sends each thing once, ten in all, none longer than the server takes', async () => {
  for (let n = 0; n < 3; n++) reports.reportToServer('warning', 'x'.repeat(5000));
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(await sent()).toMatchObject([{ message: 'x'.repeat(1000) }]);
  for (let n = 0; n < 30; n++) reports.reportToServer('warning', `warning ${n}`);
  expect(beacon).toHaveBeenCalledTimes(10);
});
