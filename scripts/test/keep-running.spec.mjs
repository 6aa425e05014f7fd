/* global it, expect */
import { keepRunning } from '../lib/keep-running.mjs';

/** A child that a test ends. */
function child() {
  const { promise: exited, resolve: end } = Promise.withResolvers();
  return { exited, end, stop: async () => end('was stopped') };
}

it('starts what ended again, each time after a longer pause, until it is stopped', async () => {
  const children = [child()];
  const shown = [];
  let launched = Promise.withResolvers();
  const part = keepRunning({
    label: 'nginx',
    first: children[0],
    launch: () => {
      children.push(child());
      launched.resolve();
      return children.at(-1);
    },
    longestPauseMs: 300,
    show: (line) => shown.push(line),
  });
  for (let round = 0; round < 4; round += 1) {
    children.at(-1).end('ended with code 1');
    await launched.promise;
    launched = Promise.withResolvers();
  }
  children.at(-1).end('ended with code 1');
  await part.stop();
  expect(children).toHaveLength(5);
  expect(shown.slice(0, 4)).toEqual([
    'nginx ended with code 1. It is started again.',
    'nginx ended with code 1. It is started again in 0.25 s.',
    'nginx ended with code 1. It is started again in 0.3 s.',
    'nginx ended with code 1. It is started again in 0.3 s.',
  ]);
});
