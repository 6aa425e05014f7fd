import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Requests a second that one URL of this machine answers, by wrk with 32 connections. */
export async function requestsPerSecond(url, { seconds = 3, headers = { 'accept-encoding': 'br' } } = {}) {
  const args = ['-t1', '-c32', `-d${seconds}s`];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const { stdout } = await run('wrk', [...args, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} refused requests under load:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function untilAccepting(port) {
  for (let accepted = false; !accepted;) {
    const socket = createConnection(port, '127.0.0.1');
    accepted = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
}

/** A second nginx that serves the given bytes as a plain static file; `stop` ends it. */
export async function servePlainFile(bytes) {
  const directory = mkdtempSync(path.join(tmpdir(), 'plain-'));
  const port = await freePort();
  writeFileSync(path.join(directory, 'page'), bytes);
  const config = `
    daemon off; worker_processes auto; pid ${directory}/pid; error_log stderr crit;
    ${process.geteuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port} backlog=1024;
        location = / { root ${directory}; default_type "text/html; charset=utf-8"; add_header Content-Encoding br; try_files /page =404; }
      }
    }`;
  writeFileSync(path.join(directory, 'nginx.conf'), config);
  const server = spawn('nginx', ['-p', directory, '-c', path.join(directory, 'nginx.conf')], { stdio: 'ignore' });
  await untilAccepting(port);
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
