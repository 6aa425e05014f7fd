import { BoundedQueue } from './bounded-queue.ts';

function slowTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = false;
  const run = async () => {
    started = true;
    await promise;
  };
  return { run, finish: resolve, hasStarted: () => started };
}

describe('bounded queue', () => {
  it('THR-153 runs no more than its places, in order, and refuses what cannot wait', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 1 });
    const [first, second, third] = [slowTask(), slowTask(), slowTask()];
    const firstDone = queue.run(first.run);
    const secondDone = queue.run(second.run);
    await new Promise(setImmediate);
    expect([first.hasStarted(), second.hasStarted()]).toEqual([true, false]);
    await expect(queue.run(third.run)).rejects.toMatchObject({ status: 503 });

    first.finish();
    await firstDone;
    second.finish();
    await secondDone;
    await expect(queue.run(() => Promise.resolve('free again'))).resolves.toBe('free again');
  });

  it('runs a task that goes first before those that wait, and never refuses it', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 1 });
    const running = slowTask();
    const order: string[] = [];
    const done = [
      queue.run(running.run),
      queue.run(async () => void order.push('waiting')),
      queue.run(async () => void order.push('first'), { first: true }),
    ];
    expect(queue.isBusy).toBe(true);
    running.finish();
    await Promise.all(done);
    expect(order).toEqual(['first', 'waiting']);
    expect(queue.isBusy).toBe(false);
  });

  it('frees the place of a task that failed', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
