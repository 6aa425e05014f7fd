/* global describe, it, expect, afterAll, afterEach, beforeEach */
import { once } from 'node:events';
import { lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';
import { npmStart, processesGone, processesOf, processorSecondsOf } from './npm-start.mjs';

describe('npm start refuses with one sentence', () => {
  const data = temporaryFolder('20x-start-');
  afterAll(() => data.remove());
  const refusal = async (env) => {
    const { code, output } = await npmStart({ DATA_DIR: data.folder, PORT: String(await freePort()), ...env }).exited;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    return output;
  };

  it('a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`Port ${port} is in use.*PORT=${port + 1}`));
    other.close();
  });

  it('a port that is none', async () => {
    expect(await refusal({ PORT: 'eighty' })).toMatch(/PORT must be a number/);
  });

  it('a data directory that cannot be written', async () => {
    const file = path.join(data.folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toMatch(/data directory .* cannot be written/);
  });

  it('a configuration of nginx that cannot be written', async () => {
    const folder = path.join(data.folder, 'taken');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'nginx'), '');
    expect(await refusal({ DATA_DIR: folder })).toMatch(/taken\/nginx cannot be written \(ENOTDIR\)\. Remove it/);
  });

  it('a data directory of another PostgreSQL', async () => {
    const folder = path.join(data.folder, 'older');
    mkdirSync(path.join(folder, 'postgres'), { recursive: true });
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '15\n');
    expect(await refusal({ DATA_DIR: folder })).toMatch(/PostgreSQL 15/);
  });
});

describe('npm start', () => {
  const data = temporaryFolder('20x-start-');
  let env;
  beforeEach(async () => {
    env = { DATA_DIR: data.folder, PORT: String(await freePort()) };
  });
  const sites = [];
  const start = () => {
    const site = npmStart(env);
    sites.push(site);
    return site;
  };
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.end();
  });
  afterAll(() => data.remove());

  it('shows the addresses and, once, the password; Ctrl-C ends everything', async () => {
    const site = start();
    const output = await site.announced;
    const kept = path.join(data.folder, 'admin-password');
    expect(output).toContain(`http://localhost:${env.PORT}/admin`);
    expect(output).toContain(readFileSync(kept, 'utf8').trim());
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    const modeOf = (entry) => (statSync(path.join(data.folder, entry)).mode & 0o777).toString(8);
    expect(['logs', 'logs/backend.log', 'run', 'run/backend.sock'].map(modeOf)).toEqual(['700', '600', '700', '600']);
    expect(modeOf('.')).toMatch(/^7[01]{2}$/);
    // What is removed with the folder is all there was.
    expect(lstatSync(path.join(data.folder, 'postgres')).isDirectory()).toBe(true);
    expect((await fetch(`http://localhost:${env.PORT}/`)).status).toBe(200);
    process.kill(-site.pid, 'SIGINT');
    await processesGone(data.folder);
  });

  it('is up with less than 12 s of work the second time, without the password; SIGTERM to npm ends everything', async () => {
    const site = start();
    const output = await site.announced;
    expect(processorSecondsOf(data.folder)).toBeLessThan(12); // a slow machine needs 9 s, and a build a minute
    expect(output).not.toContain(readFileSync(path.join(data.folder, 'admin-password'), 'utf8').trim());
    process.kill(site.pid, 'SIGTERM');
    await processesGone(data.folder);
  });

  it.each(['npm', 'everything that npm started'])('leaves nothing behind when %s is killed', async (what) => {
    const site = start();
    await site.announced;
    const killed = what === 'npm' ? site.pid : -site.pid;
    process.kill(killed, 'SIGKILL');
    await processesGone(data.folder);
  });

  it('starts a killed back end again, and rendered pages stay up meanwhile', async () => {
    const site = start();
    await site.announced;
    const get = (address) => fetch(`http://localhost:${env.PORT}${address}`);
    // Until the page comes from its file.
    while ((await get('/')).headers.has('x-request-id'));
    const backend = processesOf(data.folder).find((line) => line.includes('backend/dist/src/main.js'));
    process.kill(parseInt(backend, 10), 'SIGKILL');
    const answers = [];
    while (!answers.includes(503) || answers.at(-1) !== 200) {
      expect((await get('/')).status).toBe(200);
      answers.push((await get('/api/settings')).status);
    }
    expect(new Set(answers)).toEqual(new Set([200, 503]));
    process.kill(-site.pid, 'SIGINT');
    await processesGone(data.folder);
  });

  it('starts a killed nginx again', async () => {
    const site = start();
    await site.announced;
    const pid = () => readFileSync(path.join(data.folder, 'nginx/nginx.pid'), 'utf8');
    const killed = pid();
    process.kill(Number(killed), 'SIGKILL');
    const restarted = async () => pid() !== killed && (await fetch(`http://localhost:${env.PORT}/`)).status === 200;
    while (!(await restarted().catch(() => false)));
    process.kill(-site.pid, 'SIGINT');
    const { output } = await site.exited;
    expect(output).toContain('nginx was ended by SIGKILL. It is started again.');
    await processesGone(data.folder);
  });
});
