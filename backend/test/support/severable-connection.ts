import net, { type AddressInfo, type Socket } from 'node:net';
import type { Connection } from '../../src/core/database/server/connection.ts';

export interface SeverableConnection {
  readonly connection: Connection;
  /** The database is gone: open connections end, new ones are refused. */
  sever(): void;
  /** The database still takes connections, and never answers. */
  silence(): void;
  restore(): void;
  close(): Promise<void>;
}

/** A way to a database that a test can cut, without touching the server that other tests use. */
export async function createSeverableConnection(target: Connection): Promise<SeverableConnection> {
  let state: 'open' | 'severed' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const forget = (socket: Socket) => {
    sockets.delete(socket);
    socket.destroy();
  };
  const server = net.createServer((client) => {
    sockets.add(client);
    client.on('error', () => {}).on('close', () => forget(client));
    if (state === 'severed') return void client.destroy();
    if (state === 'silent') return;
    const upstream = net.connect(`${target.host}/.s.PGSQL.${target.port}`);
    sockets.add(upstream);
    upstream.on('error', () => {}).on('close', () => [upstream, client].forEach(forget));
    client.on('close', () => forget(upstream));
    client.on('data', (data) => state === 'silent' || upstream.write(data));
    upstream.on('data', (data) => state === 'silent' || client.write(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    connection: { ...target, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    sever: () => {
      state = 'severed';
      for (const socket of sockets) socket.destroy();
    },
    silence: () => {
      state = 'silent';
    },
    restore: () => {
      // What was silent has missed messages: it cannot go on.
      if (state === 'silent') for (const socket of sockets) socket.destroy();
      state = 'open';
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
