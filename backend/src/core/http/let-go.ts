import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * How long the connections that nginx keeps open are served on: longer than the `keepalive_timeout` of its `upstream`.
 * nginx cannot repeat a POST that it sent into a connection while this end closed it.
 */
const lingerMs = 1_500;

/** How long a connection that came last may take to send its request. */
const lastRequestMs = 500;

/**
 * Lets nginx go on to other back ends without a failed request: serves on until no connection is kept open, stops to
 * listen, so that nginx asks elsewhere, and serves what came before.
 */
export async function letGo(http: HttpServer): Promise<void> {
  const connections = promisify(http.getConnections.bind(http));
  const untilNone = async (limitMs: number) => {
    for (const end = performance.now() + limitMs; performance.now() < end && (await connections()) > 0; ) await wait(50);
  };
  await untilNone(lingerMs);
  // A connection that waits to be accepted is reset, so those that wait now are accepted first.
  for (let looks = 0; looks < 3; looks++) await turn();
  // Not `http.close()`, which also ends connections whose request was not read yet.
  if (http.listening) Server.prototype.close.call(http);
  await untilNone(lastRequestMs);
}
