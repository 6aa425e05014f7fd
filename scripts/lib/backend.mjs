import path from 'node:path';
import { pinnedNode } from './packages.mjs';
import { startChild, toolEnvironment } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './repository.mjs';

const shownLevels = ['error', 'fatal'];

/** After this many deaths within a minute the back end is not started again. */
const tooManyDeaths = 4;

/**
 * Starts the built back end and resolves when it is ready. When it dies later it is started again, while nginx shows the
 * fallback pages. Errors that it logs are shown; its log file gets every line of standard output, but nothing of standard
 * error, where a generated password is shown once.
 * @returns {Promise<{ part: object, notes: string[] }>} `part`: like a child of `startChild`, whose `exited` resolves when
 *   it is not started again; `notes`: its lines on standard error until it was ready
 */
export async function startBackend({ show = console.error, ...options }) {
  let current = launch({ ...options, show });
  const notes = await current.ready;
  let stopping = false;
  const keepRunning = async () => {
    for (const deaths = []; ;) {
      const how = await current.child.exited;
      deaths.push(Date.now());
      if (stopping || deaths.filter((time) => time > Date.now() - 60_000).length >= tooManyDeaths) return how;
      show(`The back end ${how}. It is started again.`);
      current = launch({ ...options, show });
      current.ready.catch(() => undefined); // one that cannot start has died too
    }
  };
  const part = {
    name: 'backend',
    exited: keepRunning(),
    tail: () => current.child.tail(),
    stop: async () => {
      stopping = true;
      await current.child.stop();
    },
  };
  return { part, notes };
}

/** The system's allocator keeps what images needed, thread by thread. So it gives it back. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

function launch({ listen, dataDir, publicUrl, env = {}, logFile, show }) {
  let ready;
  const isReady = new Promise((resolve) => (ready = resolve));
  let starting = true;
  const notes = [];
  const child = startChild({
    name: 'backend',
    command: pinnedNode,
    args: [path.join(root, 'backend/dist/src/main.js')],
    env: toolEnvironment({ ...memory, ...env, LISTEN: listen, DATA_DIR: dataDir, PUBLIC_URL: publicUrl }),
    logFile,
    onStdout: (line) => {
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
