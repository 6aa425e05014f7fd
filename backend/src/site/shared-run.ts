/**
 * Calls share runs of a task, and every call gets a run that began after it, so the run's data are never older than the
 * call. At most one run is active and one is waiting.
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
