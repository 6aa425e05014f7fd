import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import type { TestApp } from './app.ts';

/** A PNG that says it has this size, and holds no pixels. */
export function emptyPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A GIF of one pixel with this many frames. */
export function animation(frames: number): Buffer {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

type Headers = Readonly<Record<string, string | number>>;

/** Sends an upload in chunks until an answer arrives, which may be before the end. */
export async function sendInChunks({ app }: TestApp, headers: Headers, chunks: readonly Buffer[]): Promise<object> {
  const request = http.request({ ...(await target(app)), headers });
  const answer = new Promise<object>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      response.setEncoding('utf8');
      response.on('data', (body: string) => resolve(JSON.parse(body) as object));
    });
  });
  let isAnswered = false;
  const settled = answer.finally(() => (isAnswered = true));
  settled.catch(() => {});
  for (const part of chunks) {
    if (isAnswered) break;
    await new Promise<void>((next) => request.write(part, () => next()));
  }
  if (!isAnswered) request.end();
  return settled.finally(() => request.destroy());
}

/** Announces an upload, sends the beginning and ends the connection. */
export async function breakOff({ app }: TestApp, headers: Headers, beginning: Buffer): Promise<void> {
  const request = http.request({ ...(await target(app)), headers });
  request.on('error', () => {});
  await new Promise<void>((sent) => request.write(beginning, () => sent()));
  request.destroy();
}

async function target(app: TestApp['app']) {
  const server = app.getHttpServer();
  if (!server.listening) await app.listen(0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return { host: '127.0.0.1', port, method: 'POST', path: '/api/admin/media?name=a.jpg', agent: false } as const;
}
