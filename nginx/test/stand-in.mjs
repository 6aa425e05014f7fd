import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startNginx, workerUser } from '../../scripts/lib/nginx.mjs';

function writeEncoded(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
  writeFileSync(file, content);
}

/** Names an image of the media library. */
export const mediaKey = `ab${'0'.repeat(30)}`;

/** A folder as the back end and the builds leave it: rendered pages, the newest renderings, built front ends. */
function writeContent(folder) {
  const siteDir = path.join(folder, 'site');
  writeEncoded(path.join(siteDir, 'generations/7/home.html'), '<h1>Home</h1>');
  writeEncoded(path.join(siteDir, 'generations/7/pages/blog/first.html'), '<h1>First post</h1>');
  symlinkSync('generations/7', path.join(siteDir, 'current'));
  writeEncoded(path.join(siteDir, 'last/pages/about.html'), '<h1>About, as last rendered</h1>');
  writeEncoded(path.join(siteDir, 'shell.html'), '<h1>Shell</h1>');
  writeEncoded(path.join(siteDir, 'login.html'), '<h1>Login</h1>');
  writeEncoded(path.join(folder, 'frontend-shell/dist/main.0a1b2c3d.js'), 'export {};');
  writeEncoded(path.join(folder, 'frontend-shell/dist/main.0a1b2c3d.css'), 'a{}');
  writeEncoded(path.join(folder, 'frontend-shell/dist/main.0a1b2c3d.js.map'), '{}');
  writeEncoded(path.join(folder, 'frontend-shell/dist/assets.json'), '{}');
  writeEncoded(path.join(folder, 'frontend-public/dist/images/logo.svg'), '<svg/>');
  writeEncoded(path.join(folder, 'frontend-admin/dist/app.js'), '');
  writeEncoded(path.join(folder, `media/public/ab/${mediaKey}/640.avif`), 'encoded');
  writeEncoded(path.join(folder, 'media/originals/ab/secret'), 'as uploaded');
  return siteDir;
}

/** Answers /api/fail/<status> and /page-<status> with that status, /not/found with 404, the rest with what arrived. */
async function startBackEnd(socket) {
  const server = createServer(async (incoming, response) => {
    const found = incoming.url === '/not/found' ? 404 : 200;
    const status = Number(/(?:fail\/|page-)(\d{3})$/.exec(incoming.url)?.[1] ?? found);
    incoming.resume();
    await once(incoming, 'end');
    response.writeHead(status, {
      'content-type': incoming.url.startsWith('/api') ? 'application/json' : 'text/html; charset=utf-8',
      'x-powered-by': 'back end',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': incoming.url.endsWith('/apart') ? 'same-origin-allow-popups' : 'same-origin',
      ...(incoming.url === '/api/docs' ? { 'content-security-policy': "default-src 'self'" } : {}),
    });
    response.end(JSON.stringify({ url: incoming.url, method: incoming.method, headers: incoming.headers }));
  });
  server.listen(socket);
  await once(server, 'listening');
  chmodSync(socket, 0o777);
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** nginx as one machine runs it, before stand-in back ends. `send` follows nothing and decodes nothing. */
export async function startStandIn({ trusted, replicas = 1 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const siteDir = writeContent(folder);
  const sockets = Array.from({ length: replicas }, (_, index) => path.join(folder, `backend-${index}.sock`));
  const backEnds = await Promise.all(sockets.map(startBackEnd));
  const port = await freePort();
  let nginx = await startFront();
  return {
    port,
    siteDir,
    send: (target, options) => send(port, target, options),
    log: () => readFileSync(path.join(folder, 'nginx.log'), 'utf8'),
    async withoutBackEnd(work, index = 0) {
      await backEnds[index].stop();
      try {
        await work();
      } finally {
        backEnds[index] = await startBackEnd(sockets[index]);
      }
    },
    /** Starts again with another build of the public front end, which has this one script. */
    async upgrade(script) {
      await nginx.stop();
      rmSync(path.join(folder, 'frontend-public/dist'), { recursive: true });
      writeEncoded(path.join(folder, 'frontend-public/dist', script), script);
      writeEncoded(path.join(folder, 'frontend-public/dist/assets.json'), script);
      nginx = await startFront();
    },
    async stop() {
      await nginx.stop();
      await stopBackEnds();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function startFront() {
    try {
      return await startNginx({
        prefix: path.join(folder, 'nginx'),
        port,
        publicUrl: 'http://site.example',
        backends: sockets.map((socket) => `unix:${socket}`),
        siteDir,
        mediaDir: path.join(folder, 'media'),
        user: workerUser([folder]),
        trusted,
        logFile: path.join(folder, 'nginx.log'),
        frontendDir: folder,
      });
    } catch (error) {
      await stopBackEnds();
      throw error;
    }
  }

  async function stopBackEnds() {
    for (const backEnd of backEnds) await backEnd.stop();
  }
}

/** An nginx with these `http` settings, in the folder, and what it writes to its error log. */
export async function startPlainNginx(folder, http) {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid nginx.pid; error_log stderr notice; events {} http { ${temp.join(' ')} ${http} }`,
  );
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const args = ['-p', `${folder}/`, '-c', file, '-e', 'stderr'];
  const child = spawn('nginx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  await new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      errors += chunk;
      if (errors.includes('start worker process')) resolve();
    });
    child.on('close', () => reject(new Error(errors)));
  });
  return {
    errors: () => errors,
    /** Resolves when everything is logged. */
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}

export async function send(port, target, { method = 'GET', headers = {}, body, localAddress } = {}) {
  const outgoing = request({ host: '127.0.0.1', port, path: target, method, headers, localAddress, agent: false });
  outgoing.end(body);
  const [incoming] = await once(outgoing, 'response');
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { status: incoming.statusCode, headers: incoming.headers, bytes, text: bytes.toString() };
}
