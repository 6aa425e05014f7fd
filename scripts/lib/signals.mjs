import { readFileSync } from 'node:fs';

const orphanCheckMs = 500;

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
      const npm = npmPid();
      setInterval(() => isAlive(npm) || stop(), orphanCheckMs).unref();
    }
  });
  return asked;
}

/** npm runs a script through `sh -c`, which some shells replace by the script's own process. */
function npmPid() {
  try {
    const isShell = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').includes('\0-c\0');
    if (isShell) return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))[1]);
  } catch {
    // No /proc: the parent is as near to npm as this process can see.
  }
  return process.ppid;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
