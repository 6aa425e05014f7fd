import { setTimeout as pauseOf } from 'node:timers/promises';

const firstPauseMs = 250;
const steadyMs = 60_000;

/**
 * Keeps a child of `startChild` running: one that ends is started again, the first time at once, later after pauses that
 * double, for ever.
 * @param {{ label: string, first: object, launch: () => object, longestPauseMs: number, show: (line: string) => void }} options
 */
export function keepRunning({ label, first, launch, longestPauseMs, show }) {
  let current = first;
  const stopped = new AbortController();
  const { signal } = stopped;
  const keep = async () => {
    for (let pause = 0; ;) {
      const startedAt = performance.now();
      const how = await current.exited;
      if (signal.aborted) return;
      await current.stop(); // what it left behind may hold its socket
      if (performance.now() - startedAt > steadyMs) pause = 0;
      show(`${label} ${how}. It is started again${pause > 0 ? ` in ${pause / 1000} s` : ''}.`);
      await pauseOf(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      current = launch();
      pause = Math.min(Math.max(firstPauseMs, pause * 2), longestPauseMs);
    }
  };
  const ended = keep();
  return {
    /** Of the process that runs now. */
    get pid() {
      return current.pid;
    },
    async stop() {
      stopped.abort();
      await current.stop();
      await ended;
    },
  };
}
