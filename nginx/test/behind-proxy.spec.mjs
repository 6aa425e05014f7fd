/* global it, expect, beforeAll, afterAll */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { send, startPlainNginx, startStandIn } from './stand-in.mjs';

const folder = temporaryFolder('nginx-proxy-');
let site;
let proxy;
beforeAll(async () => {
  site = await startStandIn({ trusted: '127.0.0.1, ::1' });
  proxy = await startProxy(site.port);
});
afterAll(async () => {
  await proxy?.stop();
  await site.stop();
  folder.remove();
});

/** Another nginx on this machine in front of the site's, as one that ends TLS. */
async function startProxy(to) {
  const port = await freePort();
  const { stop } = await startPlainNginx(
    folder.folder,
    `access_log off;
     server { listen 127.0.0.1:${port}; location / {
       proxy_pass http://127.0.0.1:${to}; proxy_set_header Host site.example;
       proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } }`,
  );
  return { send: (target, options) => send(port, target, options), stop };
}

it('takes the visitor from the proxy, not from what the visitor claims', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6' };
  const answer = await proxy.send('/api/echo', { headers, localAddress: '127.0.0.2' });
  expect(JSON.parse(answer.text).headers['x-forwarded-for']).toBe('127.0.0.2');
});

it('believes nobody but the proxy', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6', host: 'site.example' };
  const answer = await site.send('/api/echo', { headers, localAddress: '127.0.0.2' });
  expect(JSON.parse(answer.text).headers['x-forwarded-for']).toBe('127.0.0.2');
});

it('limits each visitor behind the proxy, and no other', async () => {
  const login = async (visitor) => {
    const headers = { 'x-forwarded-for': visitor, host: 'site.example' };
    return (await site.send('/api/auth/login', { method: 'POST', headers })).status;
  };
  const statuses = [];
  for (let n = 0; n < 80; n++) statuses.push(await login('203.0.113.5'));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await login('203.0.113.6')).toBe(200);
});

it('refuses a network that is none', async () => {
  await expect(startStandIn({ trusted: '10.0.0.0/40' })).rejects.toThrow(
    'REAL_IP_FROM must list addresses or networks such as 10.0.0.0/8, not "10.0.0.0/40".',
  );
});

it.each([
  ['10.0.0.0/8,192.168.0.1', ['10.0.0.0/8', '192.168.0.1']],
  ['10.0.0.0/8, ::1  192.168.0.1', ['10.0.0.0/8', '::1', '192.168.0.1']],
  ['', []],
])('the stack believes the networks "%s" as well', (listed, networks) => {
  const script = readFileSync(path.join(import.meta.dirname, '../stack/30-site.sh'), 'utf8');
  const env = {
    PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
    PUBLIC_URL: 'https://site.example',
    REAL_IP_FROM: listed,
  };
  execFileSync('sh', ['-c', script.replace('/tmp/20x', folder.folder)], { env, stdio: 'ignore' });
  const written = readFileSync(path.join(folder.folder, 'environment.conf'), 'utf8');
  expect([...written.matchAll(/^set_real_ip_from (.*);$/gm)].map(([, network]) => network)).toEqual(networks);
  expect(written.includes('real_ip_header')).toBe(networks.length > 0);
});
