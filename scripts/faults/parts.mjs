import { setTimeout as pause } from 'node:timers/promises';

/**
 * A part of a site is killed, or frozen and thawed. Here it consists of processes: killing the first ends the others.
 * @param {() => readonly number[]} pids
 */
export function asPart(pids) {
  let frozen = [];
  const signal = (to, name) => to.forEach((pid) => process.kill(pid, name));
  return {
    kill: () => signal(pids().slice(0, 1), 'SIGKILL'),
    freeze() {
      frozen = pids();
      signal(frozen, 'SIGSTOP');
    },
    thaw: () => signal(frozen, 'SIGCONT'),
  };
}

export const isAnswered = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Rejects after a minute. */
export async function untilTrue(check) {
  for (const end = performance.now() + 60_000; !(await check()); await pause(50))
    if (performance.now() > end) throw new Error('A part did not come back within a minute.');
}
