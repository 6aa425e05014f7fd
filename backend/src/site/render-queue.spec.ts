import { setImmediate } from 'node:timers/promises';
import { OverloadError, RenderQueue } from './render-queue.ts';

function heldTasks() {
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const task = (name: string) => async () => {
    order.push(name);
    await new Promise<void>((resolve) => releases.push(resolve));
  };
  return { order, releases, task };
}

describe('the render queue', () => {
  it('runs a few at once, those who must not wait next, and refuses what is too much', async () => {
    const { order, releases, task } = heldTasks();
    const queue = new RenderQueue({ width: 1, longest: 1 });
    const running = queue.run(task('running'));
    const waiting = queue.run(task('waiting'));
    const known = queue.run(task('known'), { first: true });
    await expect(queue.run(task('refused'))).rejects.toThrow(OverloadError);
    for (const run of [running, known, waiting]) {
      releases.shift()?.();
      await run;
      await setImmediate(); // the next one has begun
    }
    expect(order).toEqual(['running', 'known', 'waiting']);
  });

  it('gives the place back after a failure', async () => {
    const queue = new RenderQueue({ width: 1, longest: 0 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'next')).resolves.toBe('next');
  });
});
