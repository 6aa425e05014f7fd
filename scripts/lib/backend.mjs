import path from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { logTo } from './log-file.mjs';
import { pinnedNode } from './packages.mjs';
import { startChild, toolEnvironment } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './repository.mjs';

const shownLevels = ['error', 'fatal'];

const longestPauseMs = 30_000;

/**
 * Starts the built back end and resolves when it is ready. When it dies later it is started again, while nginx shows the
 * fallback pages. Errors that it logs are shown; its log file gets every line of standard output, but nothing of standard
 * error, where a generated password is shown once.
 * @returns {Promise<{ part: { stop(): Promise<void> }, notes: string[] }>} `notes`: its lines on standard error until it
 *   was ready
 */
export async function startBackend({ show = console.error, logFile, ...options }) {
  const start = { ...options, show, log: logTo(logFile) };
  const { child: first, ready } = launch(start);
  const notes = await ready;
  const relaunch = () => {
    const { child, ready } = launch(start);
    ready.catch((error) => show(error.message));
    return child;
  };
  return { part: keepRunning({ label: 'The back end', first, launch: relaunch, longestPauseMs, show }), notes };
}

/** The system's allocator keeps what images needed, thread by thread. So it gives it back. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

function launch({ listen, dataDir, publicUrl, env = {}, log, show }) {
  let ready;
  const isReady = new Promise((resolve) => (ready = resolve));
  let starting = true;
  const notes = [];
  const child = startChild({
    name: 'backend',
    command: pinnedNode,
    args: [path.join(root, 'backend/dist/src/main.js')],
    env: toolEnvironment({ ...memory, ...env, LISTEN: listen, DATA_DIR: dataDir, PUBLIC_URL: publicUrl }),
    onStdout: (line) => {
      log(line);
      const entry = parse(line);
      if (entry?.msg === 'ready') ready();
      else if (shownLevels.includes(entry?.level)) show(`backend: ${entry.err?.message ?? entry.msg}`);
    },
    onStderr: (line) => (starting ? notes.push(line) : show(line)),
  });
  const announced = async () => {
    const early = await Promise.race([isReady, child.exited]);
    starting = false;
    if (early !== undefined) throw new Refusal(notes.join('\n').trim() || `The back end ${early}.`);
    return notes;
  };
  return { child, ready: announced() };
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
