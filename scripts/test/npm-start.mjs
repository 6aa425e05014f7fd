import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { outcomeLimit } from '../lib/hang-limit.mjs';
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

/** The processes that name a folder in their command line or environment, so that no part of a site is missed. */
export function processesOf(folder) {
  return idsOf(folder).map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')}`);
}

const idsOf = (folder) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`].some((file) => read(file).includes(folder)));

/** Seconds of processor time that these processes and their ended children have taken so far. */
export function processorSecondsOf(folder) {
  const ticks = idsOf(folder).flatMap((pid) => {
    // The fields after the name, which is in brackets: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const fields = read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
    return fields.slice(11, 15).map(Number);
  });
  return ticks.reduce((sum, own) => sum + own, 0) / 100;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it ended in the meantime
  }
}

/** Resolves when no process of the folder is left; throws with those that do not end. */
export async function processesGone(folder) {
  const deadline = Date.now() + outcomeLimit;
  for (let left = processesOf(folder); left.length > 0; left = processesOf(folder)) {
    if (Date.now() > deadline) throw new Error(`These processes do not end:\n${left.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 50)); // nothing announces the end of another process's child
  }
}
