/* global it, expect, beforeAll, afterAll */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startStandIn } from './stand-in.mjs';

let site;
beforeAll(async () => {
  site = await startStandIn({ trusted: '127.0.0.1' });
  // Larger than what the system keeps for a client that does not read.
  const images = path.join(site.siteDir, '../frontend-public/dist/images');
  writeFileSync(path.join(images, 'large.png'), Buffer.alloc(64 * 1024 * 1024));
});
afterAll(() => site.stop());

const visitor = (address) => ({ headers: { host: 'site.example', 'x-forwarded-for': address } });
const lines = (...all) => [...all, '', ''].join('\r\n');

/** A client that sends this and then nothing. */
async function stalled(sent = '') {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {}); // also a reset
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const large = (address) => lines('GET /images/large.png HTTP/1.1', 'host: site.example', `x-forwarded-for: ${address}`);

it.each([
  ['8,500 connections that send nothing', 8_500, () => ''],
  ['2,000 visitors who do not read a large file', 2_000, (index) => large(`198.51.100.${index % 10}`)],
])('serves pages beside %s', async (_, count, sent) => {
  const clients = [];
  while (clients.length < count)
    clients.push(...(await Promise.all(Array.from({ length: 500 }, (one, index) => stalled(sent(index))))));
  const began = performance.now();
  for (let turn = 0; turn < 20; turn += 1)
    expect(await site.send('/', visitor('203.0.113.8'))).toMatchObject({ status: 200 });
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const client of clients) client.destroy();
});

it('has 200 requests of one visitor under way at a time, and those of others beside them', async () => {
  const upload = lines(
    'POST /api/contact HTTP/1.1',
    'host: site.example',
    'x-forwarded-for: 203.0.113.9',
    'content-length: 9',
  );
  const slow = await Promise.all(Array.from({ length: 250 }, () => stalled(upload)));
  let refused = 0;
  await new Promise((resolve) => {
    for (const socket of slow) socket.once('data', () => (refused += 1) === 50 && resolve());
  });
  expect(await site.send('/', visitor('203.0.113.9'))).toMatchObject({ status: 429 });
  expect(await site.send('/', visitor('203.0.113.10'))).toMatchObject({ status: 200 });
  for (const socket of slow) socket.destroy();
});

it('ends connections that stall: with nothing, half a header, half a body, or an answer that nobody reads', async () => {
  const ended = [
    '',
    'GET / HTTP/1.1\r\nhost: site.example\r\n',
    lines('POST /api/contact HTTP/1.1', 'host: site.example', 'content-length: 9'),
  ];
  const closed = ended.map(async (sent) => closeOf(await stalled(sent)));
  const reader = await stalled(large('198.51.100.200'));
  reader.pause();
  await Promise.all(closed);
  while (isConnected(reader.localPort)) await pause(250);
  reader.destroy();
});

/** Also of one that ends with an error. */
const closeOf = (socket) => new Promise((resolve) => socket.resume().once('close', resolve));

/** Asked of the system, because Node notices the end only while it reads. */
function isConnected(port) {
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  return new RegExp(`^ *\\d+: [0-9A-F]{8}:${local} [0-9A-F:]+ 01 `, 'm').test(readFileSync('/proc/net/tcp', 'utf8'));
}
