const orphanCheck = 500;

/**
 * Resolves `promise` (with undefined) at the first Ctrl-C, SIGTERM or closed terminal, and when the `npm` that runs
 * this command is killed and cannot pass a signal on.
 */
export function untilAskedToStop() {
  const asked = { now: false, promise: undefined };
  asked.promise = new Promise((resolve) => {
    const stop = () => {
      asked.now = true;
      resolve(undefined);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    if (process.env.npm_lifecycle_event) {
      const parent = process.ppid;
      setInterval(() => process.ppid === parent || stop(), orphanCheck).unref();
    }
  });
  return asked;
}
