import path from 'node:path';
import { pinnedNode } from './packages.mjs';
import { startChild, toolEnvironment } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './repository.mjs';

const shownLevels = ['error', 'fatal'];

/**
 * Starts the built back end and resolves when it says that it is ready. Errors that it logs are shown; its log file
 * gets every line of standard output, but nothing of standard error, where a generated password is told once.
 * @returns {Promise<{ child: object, notes: string[] }>} `notes`: what it said on standard error until then
 */
export async function startBackend({ listen, dataDir, publicUrl, env = {}, logFile, show = console.error }) {
  let ready;
  const isReady = new Promise((resolve) => (ready = resolve));
  let starting = true;
  const notes = [];
  const child = startChild({
    name: 'backend',
    command: pinnedNode,
    args: [path.join(root, 'backend/dist/src/main.js')],
    env: toolEnvironment({ ...env, LISTEN: listen, DATA_DIR: dataDir, PUBLIC_URL: publicUrl }),
    logFile,
    onStdout: (line) => {
      const entry = parse(line);
      if (entry?.msg === 'ready') ready();
      else if (shownLevels.includes(entry?.level)) show(`backend: ${entry.err?.message ?? entry.msg}`);
    },
    onStderr: (line) => (starting ? notes.push(line) : show(line)),
  });
  const early = await Promise.race([isReady, child.exited]);
  starting = false;
  if (early !== undefined) throw new Refusal(notes.join('\n').trim() || `The back end ${early}.`);
  return { child, notes };
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
