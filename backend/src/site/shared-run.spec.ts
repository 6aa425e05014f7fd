import { sharedRun } from './shared-run.ts';

describe('a shared run', () => {
  it('answers each call with a run that began after it', async () => {
    let started = 0;
    const releases: (() => void)[] = [];
    const run = sharedRun(async () => {
      const mine = ++started;
      await new Promise<void>((resolve) => releases.push(resolve));
      return mine;
    });
    const first = run();
    const [second, third] = [run(), run()];
    expect(started).toBe(1);
    releases.shift()?.();
    expect(await first).toBe(1);
    await Promise.resolve();
    expect(started).toBe(2);
    releases.shift()?.();
    expect(await Promise.all([second, third])).toEqual([2, 2]);
  });

  it('goes on after a failure', async () => {
    let calls = 0;
    const run = sharedRun(async () => {
      if (++calls === 1) throw new Error('first');
      return calls;
    });
    const [first, second] = await Promise.allSettled([run(), run()]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 2 });
  });
});
