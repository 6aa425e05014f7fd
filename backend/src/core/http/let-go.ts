import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * How long everything is served on: longer than nginx keeps an idle connection open (`keepalive_timeout` of its `upstream`),
 * and long enough for a read that is refused, so that nginx sends nothing more here. It cannot repeat a POST that it sent
 * into a connection while this end closed it.
 */
const lingerMs = 1_500;

/** How long a connection that came last may take to send its request. */
const lastRequestMs = 500;

/**
 * Lets nginx go on to other back ends without a failed request: serves on for a while, stops listening, so that nginx asks
 * elsewhere, and serves what came before. One that is alone waits only until its connections close.
 */
export async function letGo(http: Server, { isAlone }: { readonly isAlone: boolean }): Promise<void> {
  if (!http.listening) return;
  const connections = promisify(http.getConnections.bind(http));
  const untilNone = async (limitMs: number) => {
    for (const end = performance.now() + limitMs; performance.now() < end && (await connections()) > 0;) await wait(50);
  };
  await (isAlone ? untilNone(lingerMs) : wait(lingerMs));
  // A connection that waits to be accepted would be reset, so those that wait now are accepted first.
  for (let looks = 0; looks < 3; looks++) await turn();
  http.close();
  if (!isAlone) await untilNone(lastRequestMs);
}
