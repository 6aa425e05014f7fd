import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { letGo } from './let-go.ts';

let server: Server;
const open = new Set<Socket>();

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

async function connection(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.add(socket);
  await once(socket, 'connect');
  return socket;
}

async function lettingGoMs(isAlone = false): Promise<number> {
  const began = performance.now();
  await letGo(server, { isAlone });
  return performance.now() - began;
}

it('a back end without connections is let go of soon', async () => {
  expect(await lettingGoMs()).toBeLessThan(1_000);
});

it('a connection that nginx keeps open is waited for until nginx would have closed it', async () => {
  await connection();
  expect(await lettingGoMs()).toBeGreaterThanOrEqual(1_500);
});

it('it is not let go of while new connections come', async () => {
  const coming = setInterval(() => void connection(), 50);
  const lastAt = new Promise<number>((resolve) =>
    setTimeout(() => (clearInterval(coming), resolve(performance.now())), 2_000),
  );
  const gone = letGo(server, { isAlone: false }).then(() => performance.now());
  expect((await gone) - (await lastAt)).toBeGreaterThan(100);
});

it('connections that never cease are let go of all the same', async () => {
  const coming = setInterval(() => void connection(), 50);
  expect(await lettingGoMs()).toBeLessThan(5_000);
  expect(await lettingGoMs(true)).toBeLessThan(2_500);
  clearInterval(coming);
});
