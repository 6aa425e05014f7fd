import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchImage } from './fetch-image.ts';

const servers: Server[] = [];
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const refusal = (address: string, rules?: Parameters<typeof fetchImage>[1]) =>
  fetchImage(address, rules).then(
    () => 'none',
    ({ message }: Error) => message,
  );

it.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://224.0.0.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
])('%s is not asked', async (address) => {
  expect(await refusal(address)).toBe('the address is not on the public web');
});

it.each([
  ['file:///etc/passwd', 'it is not a web address'],
  ['gopher://example.com/', 'it is not a web address'],
  ['http://example.com:8080/', 'the address names a port'],
  ['http://a:b@example.com/', 'the address holds a password'],
])('%s is refused', async (address, reason) => {
  expect(await refusal(address)).toBe(reason);
});

describe('an answer', () => {
  const allowed = ['127.0.0.1'];

  it('is the file, also behind redirects', async () => {
    const port = await serve(({ url }, answer) =>
      url === '/a' ? answer.writeHead(302, { location: '/b' }).end() : answer.end('bytes'),
    );
    expect(String(await fetchImage(`http://127.0.0.1:${port}/a`, { allowed, ports: [port] }))).toBe('bytes');
  });

  it.each([
    ['http://127.0.0.2/', 'the address is not on the public web'],
    ['http://[::1]/', 'the address is not on the public web'],
    ['http://127.0.0.1:1/', 'the address names a port'],
    ['file:///etc/passwd', 'it is not a web address'],
    ['/again', 'it redirects more than 3 times'],
  ])('that redirects to %s is refused', async (location, reason) => {
    const port = await serve((_, answer) => void answer.writeHead(302, { location }).end());
    expect(await refusal(`http://127.0.0.1:${port}/`, { allowed, ports: [port] })).toBe(reason);
  });

  it('of more than 10 MB is cut, one that fails is named', async () => {
    const port = await serve(({ url }, answer) => {
      if (url === '/large') answer.end(Buffer.alloc(11 * 1024 * 1024));
      else answer.writeHead(404).end();
    });
    const ask = (path: string) => refusal(`http://127.0.0.1:${port}${path}`, { allowed, ports: [port] });
    expect([await ask('/large'), await ask('/none')]).toEqual(['it is larger than 10 MB', 'the site answered 404']);
  });
});
