import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/repository.mjs';

/** `npm start` in a process group of its own, as a terminal would run it. */
export function npmStart(env) {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  const announced = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('Ctrl-C')) resolve(output);
      });
    }
    void exited.then(() => reject(new Error(`npm start ended early:\n${output}`)));
  });
  announced.catch(() => undefined);
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
    await exited;
  };
  return { pid: child.pid, announced, exited, end };
}

export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), '20x-start-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The processes that name a folder in their command line or environment, so that none of a site's parts hides. */
export function processesOf(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`].some((file) => read(file).includes(folder)))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')}`);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it ended in the meantime
  }
}

/** Resolves when no process of the folder is left; answers those that are still there after the time. */
export async function processesGone(folder, withinMs) {
  const until = Date.now() + withinMs;
  for (let left = processesOf(folder); ; left = processesOf(folder)) {
    if (left.length === 0 || Date.now() > until) return left;
    await new Promise((resolve) => setTimeout(resolve, 50)); // nothing announces the end of a stranger's child
  }
}
