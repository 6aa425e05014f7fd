import { connection } from './connection';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Seconds after which the server is asked whether it is there. */
async function secondsUntilAsked(ask: jest.Mock): Promise<number> {
  ask.mockClear();
  connection.lost();
  for (let seconds = 1; ; seconds++) {
    await jest.advanceTimersByTimeAsync(1000);
    if (ask.mock.calls.length > 0) return seconds;
  }
}

it('notices a return within a second, and asks ever less often when requests fail although the server is there', async () => {
  jest.useFakeTimers();
  const ask = jest.fn(() => Promise.resolve(new Response('ok')));
  globalThis.fetch = ask;
  const pauses: number[] = [];
  for (let loss = 0; loss < 7; loss++) pauses.push(await secondsUntilAsked(ask));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 32]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await secondsUntilAsked(ask)).toBe(1);
});
