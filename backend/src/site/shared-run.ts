/**
 * Calls share runs of a task, yet every call gets one that began after it: what the run sees is never older than the call.
 * However many call, at most one run is under way and one is waiting.
 */
export function sharedRun<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let waiting: Promise<T> | undefined;

  const start = (): Promise<T> => {
    const run = task().finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  };

  return () => {
    if (!running) return start();
    const afterRunning = () => {
      waiting = undefined;
      return start();
    };
    waiting ??= running.then(afterRunning, afterRunning);
    return waiting;
  };
}
