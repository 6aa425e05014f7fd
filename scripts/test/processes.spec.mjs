/* global it, expect */
import { startChild } from '../lib/processes.mjs';

const ignoresSigterm = "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('up');";

it('kills a child that does not end on SIGTERM when the grace period is over', async () => {
  const up = Promise.withResolvers();
  const child = startChild({
    name: 'stubborn',
    command: process.execPath,
    args: ['-e', ignoresSigterm],
    onStdout: up.resolve,
  });
  await up.promise;
  await child.stop(50);
  expect(await child.exited).toBe('was ended by SIGKILL');
});
