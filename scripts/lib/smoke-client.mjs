import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './repository.mjs';

const execute = promisify(execFile);

/** Of the stack's administrator: from the environment, else from ./secrets. */
export const stackCredentials = () => ({
  username: process.env.ADMIN_USERNAME ?? 'admin',
  password: process.env.ADMIN_PASSWORD ?? readFileSync(path.join(root, 'secrets/admin-password'), 'utf8').trim(),
});

/** Whether a line of nginx's or of a back end's log tells of more than what was done. */
export const tellsTrouble = (line) => /\[(warn|error|crit|alert)\]|"level":"(warn|error|fatal)"|"status":5/.test(line);

const noLog = { stdout: '', stderr: '' };

/** Speaks to a running stack as a visitor, as an administrator and, through the docker command, as its operator. */
export class SmokeClient {
  #baseUrl;
  #docker;
  #token;

  constructor({ baseUrl, docker }) {
    this.#baseUrl = baseUrl;
    this.#docker = docker;
  }

  get(path) {
    return fetch(new URL(path, this.#baseUrl), { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  }

  async text(path) {
    return (await this.get(path)).text();
  }

  send(method, path, body) {
    return fetch(new URL(path, this.#baseUrl), {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(20_000),
    });
  }

  async call(method, path, body) {
    const response = await this.send(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  }

  async signIn() {
    const { token } = await this.call('POST', '/api/auth/login', stackCredentials());
    this.#token = token;
  }

  /** The status that a request for another host gets. */
  async statusForHost(host) {
    const { protocol, hostname: servername } = new URL(this.#baseUrl);
    const { request } = protocol === 'https:' ? https : http;
    const outgoing = request(this.#baseUrl, { headers: { host }, servername });
    outgoing.end();
    const [incoming] = await once(outgoing, 'response');
    incoming.resume();
    return incoming.statusCode;
  }

  async docker(...args) {
    const { stdout } = await this.#execute(...args);
    return stdout.trim();
  }

  #execute(...args) {
    const [command, ...first] = this.#docker;
    return execute(command, [...first, ...args], { maxBuffer: 64 * 1024 * 1024 });
  }

  /** The latest lines about failed requests and other trouble, of nginx and of each back end that is still there. */
  async troubles(most) {
    const containers = await Promise.all(['nginx', 'backend'].map((service) => this.containersOf(service)));
    // One that is removed meanwhile has none.
    const logs = containers.flat().map((id) => this.#execute('logs', '--tail', '5000', id).catch(() => noLog));
    return (await Promise.all(logs)).flatMap(({ stdout, stderr }) =>
      `${stdout}\n${stderr}`.split('\n').filter(tellsTrouble).slice(-most),
    );
  }

  /** With the files that the stack was started with. */
  async compose(...args) {
    const [nginx] = await this.containersOf('nginx');
    const label = '{{index .Config.Labels "com.docker.compose.project.config_files"}}';
    const files = (await this.docker('inspect', '--format', label, nginx)).split(',');
    return this.docker('compose', '--project-directory', root, ...files.flatMap((file) => ['--file', file]), ...args);
  }

  async containersOf(service) {
    const filter = `label=com.docker.compose.service=${service}`;
    const ids = await this.docker('ps', '-aq', '--filter', 'label=com.docker.compose.project=20x', '--filter', filter);
    return ids.split(/\s+/).filter(Boolean);
  }

  /** Asks every 100 ms until the check holds; what others restart announces nothing to this process. */
  async until(what, check, seconds = 60) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await delay(100)) {
      if (await check().catch(() => false)) return;
    }
    throw new Error(`${what} did not happen within ${seconds} s`);
  }

  /**
   * Asks for the paths and sends an incomplete contact message again and again while the work runs; answers every status
   * that was not 200, or 400 for the message.
   */
  async watchDuring(paths, work) {
    let running = true;
    const refused = [];
    const ask = async (what, request, expected) => {
      const { status } = await request.catch((error) => ({ status: error.message }));
      if (status !== expected) refused.push(`${what}: ${status}`);
    };
    const watching = (async () => {
      while (running) {
        for (const path of paths) await ask(path, this.get(path), 200);
        await ask('POST', this.send('POST', '/api/contact', { topic: 'question' }), 400);
        await delay(20);
      }
    })();
    try {
      await work();
    } finally {
      running = false;
      await watching;
    }
    return refused;
  }
}
