import { once } from 'node:events';
import { createServer } from 'node:net';

async function listens(port, host) {
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    const { port: chosen } = server.address();
    server.close();
    await once(server, 'close');
    return chosen;
  } catch (error) {
    return error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL' ? undefined : error;
  }
}

/** Whether this process may listen on the port: `free`, or the error's code (`EADDRINUSE`, `EACCES`). */
export async function portState(port) {
  for (const host of ['0.0.0.0', '::', '127.0.0.1']) {
    const answer = await listens(port, host);
    if (answer instanceof Error) return answer.code;
  }
  return 'free';
}

export async function freePort() {
  return listens(0, '0.0.0.0');
}

/** What nginx listens on so that both families reach it where the machine has both. */
export async function hasIpv6() {
  return typeof (await listens(0, '::')) === 'number';
}
