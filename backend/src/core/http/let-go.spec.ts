import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '../../../test/support/eventually.ts';
import { letGo } from './let-go.ts';

let server: Server;
const open = new Set<Socket>();
let port: number;

beforeEach(async () => {
  server = createServer((incoming, answer) => {
    incoming.resume().on('end', () => answer.writeHead(200, { connection: 'close' }).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

async function lettingGoMs(): Promise<number> {
  const began = performance.now();
  await letGo(server);
  return performance.now() - began;
}

it('a back end without connections is let go of soon', async () => {
  expect(await lettingGoMs()).toBeLessThan(1_000);
  expect(server.listening).toBe(false);
});

it('a connection that nginx keeps open is waited for until nginx would have closed it', async () => {
  const socket = connect(port, '127.0.0.1');
  open.add(socket);
  await once(socket, 'connect');
  expect(await lettingGoMs()).toBeGreaterThanOrEqual(1_500);
});

it('a request is answered that comes late on a connection from before', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  open.add(socket);
  await once(socket, 'connect');
  const gone = letGo(server);
  await eventually(
    () => server.listening,
    (isListening) => !isListening,
  );
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na=b');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK/);
  await gone;
});

it('nobody connects who would not be answered', async () => {
  await letGo(server);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
