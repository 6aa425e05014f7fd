import { startChild } from '../../../scripts/lib/processes.mjs';

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** The line that says that it is ready. */
  readonly ready: RegExp;
}

/** Starts a program and waits until it is ready; `answer` is the first group of that line. */
export async function startProgram({ command, args, ready }: Program) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const read = (line: string) => {
    const found = ready.exec(line);
    if (found) resolve(found[1]!);
  };
  const child = startChild({ name: command, command, args, onStdout: read, onStderr: read });
  void child.exited.then((how) => reject(new Error(`${command} ${how}\n${child.tail()}`)));
  return { answer: await promise, stop: () => child.stop() };
}
