import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './repository.mjs';

const keptLines = 20;

/** The environment of whatever the repository's own tools run in: its Node and its binaries come first. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...extra };
}

/** Runs a command to its end with this terminal; answers its exit code (128 and more when a signal ended it). */
export async function run(command, args, { env = toolEnvironment(), cwd = root, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: Array.isArray(stdio) ? stdio : ['ignore', stdio, stdio] });
  const [code, signal] = await once(child, 'exit');
  return signal ? 128 + 15 : code;
}

/** Runs a command to its end and answers what it printed, both streams in order of arrival. */
export async function capture(command, args, { env = toolEnvironment(), cwd = root } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code, signal] = await once(child, 'close');
  return { code: signal ? 128 + 15 : code, output };
}

export function hasCommand(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  return folders.some((folder) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile());
}

/**
 * Starts a child that keeps running. Its lines go to the listeners. It has a process group of its own, so
 * that Ctrl-C reaches only this process, which then ends its children in order; where the kernel can do it, a child
 * also ends when this process is killed.
 * @param {{
 *   name: string, command: string, args: readonly string[], env?: NodeJS.ProcessEnv, logFile?: string,
 *   onStdout?: (line: string) => void, onStderr?: (line: string) => void,
 * }} child
 * @returns {{ name: string, pid: number, exited: Promise<string>, tail(): string, stop(graceMs?: number): Promise<void> }}
 *   `exited` resolves with how it ended.
 */
export function startChild({ name, command, args, env = toolEnvironment(), onStdout, onStderr }) {
  const [file, ...rest] = [...endsWithParent(), command, ...args];
  const child = spawn(file, rest, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const tail = [];
  const keep = (line) => {
    tail.push(line);
    if (tail.length > keptLines) tail.shift();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    keep(line);
    onStdout?.(line);
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    keep(line);
    onStderr?.(line);
  });
  const exited = Promise.race([
    once(child, 'exit').then(([code, signal]) => (signal ? `was ended by ${signal}` : `ended with code ${code}`)),
    once(child, 'error').then(([error]) => `could not be started (${error.message})`),
  ]);
  let running = true;
  void exited.then(() => (running = false));
  return {
    name,
    pid: child.pid,
    exited,
    tail: () => tail.join('\n'),
    async stop(graceMs = 9000) {
      if (running) {
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
        await exited;
        clearTimeout(force);
      }
      killGroup(child.pid);
    },
  };
}

/** Ends what a child that died left in its process group, such as nginx's workers. */
function killGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

let deathSignal;
/** `setpriv` (util-linux) asks the kernel to send the signal at this process's death. */
function endsWithParent() {
  deathSignal ??=
    process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0
      ? ['setpriv', '--pdeathsig', 'TERM', '--']
      : [];
  return deathSignal;
}
