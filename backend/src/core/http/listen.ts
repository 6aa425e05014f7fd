import { chmodSync, chownSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { formatListen, type ListenAddress } from '../config/listen.ts';
import { StartupError } from '../config/startup-error.ts';
import { Problem } from './problem.ts';
import { requestIdOf } from './request-id.ts';

/** Starts to listen. A Unix socket belongs to the account that owns its folder, such as that of nginx's workers. */
export async function listen(fastify: FastifyInstance, address: ListenAddress): Promise<void> {
  await claim(address, () => fastify.listen(address));
}

/**
 * Answers in place of an application that does not serve yet: the process is live, everything else is unavailable.
 * @returns ends it
 */
export async function listenUnavailable(address: ListenAddress): Promise<() => Promise<void>> {
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
  return () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return closed;
  };
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
  if ('path' in address) giveToFolderOwner(address.path);
}

function giveToFolderOwner(socket: string): void {
  const { uid, gid } = statSync(path.dirname(socket));
  if (process.geteuid?.() === 0) chownSync(socket, uid, gid);
  chmodSync(socket, 0o600);
}

/** Removes the socket file of a killed process, which would keep others from listening. */
function removeDeadSocket(socket: string): Promise<void> {
  return new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve();
    });
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' && !statSync(socket).isDirectory()) rmSync(socket, { force: true });
      resolve();
    });
  });
}
