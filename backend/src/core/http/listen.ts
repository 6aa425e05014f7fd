import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { formatListen, type ListenAddress } from '../config/listen.ts';
import { StartupError } from '../config/startup-error.ts';
import { Problem } from './problem.ts';
import { requestIdOf } from './request-id.ts';

/** Starts to listen. A Unix socket is open to every account that can reach its folder, such as nginx's workers. */
export async function listen(fastify: FastifyInstance, address: ListenAddress): Promise<void> {
  await claim(address, () => fastify.listen(address));
}

/** Answers while the database cannot be reached yet: the process is live, everything else is unavailable. */
export async function listenUnavailable(address: ListenAddress): Promise<Server> {
  const server = createServer((request, response) => {
    const isLive = request.url === '/health/live';
    const problem = new Problem('unavailable');
    const body = isLive ? { status: 'ok' } : problem.toBody(requestIdOf(request.headers['x-request-id']));
    response.writeHead(isLive ? 200 : problem.status, {
      'content-type': isLive ? 'application/json' : 'application/problem+json',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(JSON.stringify(body));
  });
  await claim(
    address,
    () => new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve)),
  );
  return server;
}

async function claim(address: ListenAddress, start: () => Promise<unknown>): Promise<void> {
  if ('path' in address) await removeDeadSocket(address.path);
  try {
    await start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartupError(`LISTEN: ${formatListen(address)} is already in use.`);
    throw new StartupError(`LISTEN: ${formatListen(address)} cannot be opened (${code ?? String(error)}).`);
  }
  if ('path' in address) chmodSync(address.path, 0o666);
}

/** Removes the socket file of a killed process, which would keep others from listening. */
function removeDeadSocket(path: string): Promise<void> {
  return new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve();
    });
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') rmSync(path, { force: true });
      resolve();
    });
  });
}
