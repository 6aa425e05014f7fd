import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * How long the connections that nginx keeps open are served on: longer than the `keepalive_timeout` of its `upstream`.
 * nginx cannot repeat a POST that it sent into a connection while this end closed it.
 */
const lingerMs = 1_500;

/**
 * Connections that come within this time of one another may be followed by another. One that comes while this end stops
 * listening is reset.
 */
const quietMs = 250;

/**
 * The longest wait for them to cease, if there may be other back ends. nginx leaves out one that refused a read for
 * `fail_timeout`, at most 3 s. While it leaves out the others, too, such as right after their restart, it still sends every
 * other POST here.
 */
const mostMs = 3_400;

/** Resolves when nginx has let go of a process that refuses reads: its connections are closed or idle, and no new ones come. */
export async function letGo(http: Server, { isAlone }: { readonly isAlone: boolean }): Promise<void> {
  const most = isAlone ? lingerMs : mostMs;
  const connections = promisify(http.getConnections.bind(http));
  const began = performance.now();
  let lastAt = began;
  http.on('connection', () => (lastAt = performance.now()));
  for (;;) {
    await wait(50);
    const now = performance.now();
    const isQuiet = now - lastAt >= quietMs;
    const isIdle = now - began >= lingerMs || (await connections()) === 0;
    if (!http.listening || (isQuiet && isIdle) || now - began >= most) return;
  }
}
