import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
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

async function lettingGoMs(isAlone: boolean): Promise<number> {
  const began = performance.now();
  await letGo(server, { isAlone });
  return performance.now() - began;
}

it('a back end without connections is let go of soon', async () => {
  expect(await lettingGoMs(true)).toBeLessThan(1_000);
  expect(server.listening).toBe(false);
});

it('a back end beside others serves on until nginx has noticed', async () => {
  const gone = lettingGoMs(false);
  await wait(1_000);
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
  expect(await gone).toBeGreaterThanOrEqual(1_500);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('a connection that nginx keeps open is waited for until nginx would have closed it', async () => {
  const socket = connect(port, '127.0.0.1');
  open.add(socket);
  await once(socket, 'connect');
  expect(await lettingGoMs(true)).toBeGreaterThanOrEqual(1_500);
});

it('a request is answered that comes late on a connection from before', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  open.add(socket);
  await once(socket, 'connect');
  const gone = letGo(server, { isAlone: true });
  await eventually(
    () => server.listening,
    (isListening) => !isListening,
  );
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na=b');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK/);
  await gone;
});
