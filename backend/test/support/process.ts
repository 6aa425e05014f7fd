import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const backend = path.resolve(import.meta.dirname, '../..');
/** One for each worker of a run: another would build under the feet of a running process. */
const build = path.resolve(backend, `../.cache/backend-process-test-${process.env.JEST_WORKER_ID ?? 1}`);

/** Builds the back end aside, so that a test starts what is in the working copy and disturbs no other build. */
export async function buildBackend(): Promise<void> {
  const swc = path.resolve(backend, '../node_modules/@swc/cli/bin/swc.js');
  await promisify(execFile)(process.execPath, [swc, 'src', '-d', build, '-q'], { cwd: backend });
}

export interface RunningProcess {
  readonly child: ChildProcess;
  /** Everything written so far. */
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the first log line of that message; rejects when the process ends before. */
  line(message: string): Promise<Record<string, unknown>>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** `node <entry>` of the built back end, with only these variables. */
export function startProcess(entry: string, variables: Record<string, string>, args: string[] = []): RunningProcess {
  const child = spawn(process.execPath, [path.join(build, 'src', entry), ...args], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const lines: Record<string, unknown>[] = [];
  const waiting: { message: string; resolve: (line: Record<string, unknown>) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (text) => {
    output.stdout += `${text}\n`;
    if (!text.startsWith('{')) return;
    const line = JSON.parse(text) as Record<string, unknown>;
    lines.push(line);
    for (const { message, resolve } of waiting) if (message === line.msg) resolve(line);
  });
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const line = (message: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const known = lines.find(({ msg }) => msg === message);
      if (known) return resolve(known);
      waiting.push({ message, resolve });
      void ended.then((code) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
    });
  return { child, output, line, ended };
}
