/* global it, expect, beforeAll, afterAll */
import { copyFileSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { send, startPlainNginx } from './stand-in.mjs';

const folder = temporaryFolder('nginx-logs-');
const token = 'pvt_0123456789abcdef';
const addresses = [
  `/preview/${token}`,
  `/preview/${token}?a=1`,
  `/website/preview/${token}`,
  `//preview/${token}`,
  `/Preview/${token}`,
  `/%70review/${token}`,
];
let port;
let nginx;
beforeAll(async () => {
  port = await freePort();
  const configuration = path.join(import.meta.dirname, '..');
  for (const name of readdirSync(configuration).filter((file) => file.endsWith('.conf')))
    copyFileSync(path.join(configuration, name), path.join(folder.folder, name));
  mkdirSync(path.join(folder.folder, 'web'));
  copyFileSync(path.join(configuration, '503.html'), path.join(folder.folder, 'web/503.html'));
  // Nothing listens at the back end's address. The visitor, whose requests are limited, is named by the header.
  nginx = await startPlainNginx(
    folder.folder,
    `include http.conf; access_log requests.log requests;
     set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
     map "" $backend { default http://127.0.0.1:1; }
     map "" $public_scheme { default http; }
     server { listen 127.0.0.1:${port}; include site.conf; }`,
  );
});
afterAll(async () => {
  await nginx?.stop();
  folder.remove();
});

it('keeps the token of a preview out of both logs, while the back end is away and beyond the limit', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  for (const address of addresses) expect((await send(port, address, { headers })).status).toBe(503);
  const many = Array.from({ length: 300 }, () => send(port, addresses[0], { headers }));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([429, 503]));
  await send(port, '/pricing?secret=1', { headers });
  await nginx.stop();

  const requests = readFileSync(path.join(folder.folder, 'requests.log'), 'utf8').trim().split('\n');
  expect(requests).toHaveLength(addresses.length + many.length + 1);
  expect(requests.filter((line) => line.includes(token))).toEqual([]);
  expect(new Set(requests.map((line) => JSON.parse(line).path))).toEqual(
    new Set(['/preview/', '/website/preview/', '/Preview/', '//preview/', '/%', '/pricing']),
  );
  expect(nginx.errors()).toContain('GET /pricing');
  expect(nginx.errors()).not.toContain(token);
});
