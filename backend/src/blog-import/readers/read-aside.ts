import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { UnreadableFile } from '../model/imported-post.ts';
import type { ConvertedFile } from './converted-file.ts';
import type { ReadingAnswer, ReadingTask } from './reading-process.ts';

/** 2,000 posts of usual length take a second. nginx waits 60 seconds for the answer. */
const limits = { milliseconds: 20_000, megabytes: 512 };

/** Built files end in .js; tests run the sources. */
const program = new URL(`./reading-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/**
 * Reads a file in a process of its own, so that no file can freeze or end the server: one that takes too long or too
 * much memory is an `UnreadableFile`. A thread would take the server along when it runs out of memory.
 */
export async function readAside(
  name: string,
  bytes: Uint8Array,
  { milliseconds, megabytes } = limits,
): Promise<ConvertedFile> {
  const child = fork(program, {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    return await answered(child, { name, bytes });
  } finally {
    process.off('exit', end);
    end();
  }
}

async function answered(child: ChildProcess, task: ReadingTask): Promise<ConvertedFile> {
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  const complaints = child.stderr ? text(child.stderr) : '';
  child.send(task);
  const answer = await Promise.race([
    once(child, 'message').then(([first]) => first as ReadingAnswer),
    ended.then(async ([code, signal]): Promise<never> => {
      throw refusalOf(signal, task.name) ?? new Error(`Reading ended with ${code}: ${await complaints}`);
    }),
  ]);
  if ('refusal' in answer) throw new UnreadableFile(answer.refusal);
  return answer.file;
}

function refusalOf(signal: string | null, name: string): UnreadableFile | null {
  if (signal === null) return null;
  const much = signal === 'SIGKILL' ? 'too long' : 'too much memory';
  return new UnreadableFile(
    `Reading ${name} takes ${much}. Check that it is the file you meant, or split it into smaller files.`,
  );
}
