import { loadWhenReachable } from './chunk-loading';
import { connection } from './connection';

const failed = () => Promise.reject(new Error('Loading chunk 7 failed.'));
const comeBack = () => window.dispatchEvent(new Event('online'));

it('waits for the connection when a piece of code cannot be loaded', async () => {
  const load = jest.fn(() => Promise.resolve('code')).mockImplementationOnce(failed);
  const loading = loadWhenReachable(load);
  await Promise.resolve();
  expect(connection.isReachable()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  comeBack();
  expect(await loading).toBe('code');
});

it('gives up on code that is not there although the server can be reached', async () => {
  const stop = connection.subscribe(() => {
    if (!connection.isReachable()) queueMicrotask(comeBack);
  });
  await expect(loadWhenReachable(failed)).rejects.toThrow('Loading chunk 7 failed.');
  stop();
});
