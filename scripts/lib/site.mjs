import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from './backend.mjs';
import { startNginx, workerUser } from './nginx.mjs';
import { portState } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './repository.mjs';

// What `sockaddr_un` holds, with some room.
const longestSocketPath = 100;

export async function refuseBusyPort(port) {
  const state = await portState(port);
  if (state === 'EADDRINUSE') {
    throw new Refusal(`Port ${port} is in use by another program; choose another one: PORT=${port + 1} npm start`);
  }
  if (state !== 'free') {
    throw new Refusal(`Port ${port} may not be used (${state}); choose another one: PORT=8080 npm start`);
  }
}

/** Level by level: Node's recursive way does not come back where a file system refuses all folders, such as /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

const closeFolder = (folder, mode) => chmodSync(folder, statSync(folder).mode & mode);

/**
 * Other accounts read nothing in the data folder. For root they may pass and read what visitors see: nginx and the database
 * have accounts of their own.
 */
export function prepareDataDir(dataDir) {
  try {
    // What visitors see of media is in media/public.
    for (const name of ['run', 'logs', 'media/originals', 'media/tmp']) {
      makeFolder(path.join(dataDir, name));
      closeFolder(path.join(dataDir, name), 0o700);
    }
    closeFolder(dataDir, process.geteuid?.() === 0 ? 0o711 : 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Refusal(
      `The data directory ${dataDir} cannot be written (${error.code}); choose another one with DATA_DIR.`,
    );
  }
}

/**
 * Starts the back end on a Unix socket and nginx in front of it; without nginx the back end alone on the port.
 * A part that dies is started again.
 * @returns {Promise<{ notes: string[], stop(): Promise<void> }>} `stop` ends everything
 */
export async function startSite({ port, dataDir, publicUrl, withNginx = true, env = {}, show }) {
  prepareDataDir(dataDir);
  const parts = [];
  const logs = path.join(dataDir, 'logs');
  const socket = withNginx ? socketPath(dataDir) : undefined;
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()));
    if (socket && !socket.startsWith(dataDir)) rmSync(path.dirname(socket), { recursive: true, force: true });
  };
  const backendOptions = {
    listen: socket ? `unix:${socket}` : `0.0.0.0:${port}`,
    dataDir,
    publicUrl,
    env,
    logFile: path.join(logs, 'backend.log'),
    show,
  };
  try {
    const { part: backend, notes } = await startBackend(backendOptions);
    parts.push(backend);
    if (socket)
      parts.push(await startFront({ socket, dataDir, port, publicUrl, logs, show, env: { ...process.env, ...env } }));
    return { notes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startFront({ socket, dataDir, port, publicUrl, logs, show, env }) {
  const siteDir = path.resolve(env.SITE_DIR || path.join(dataDir, 'site'));
  const user = workerUser([siteDir, path.join(root, 'frontend-public/dist'), dataDir]);
  // A socket that is made again gets the owner of its folder.
  if (user) for (const entry of [path.dirname(socket), socket]) chownSync(entry, user.uid, user.gid);
  return startNginx({
    prefix: path.join(dataDir, 'nginx'),
    port,
    publicUrl,
    backends: [`unix:${socket}`],
    siteDir,
    mediaDir: path.resolve(env.MEDIA_DIR || path.join(dataDir, 'media')),
    user,
    trusted: env.REAL_IP_FROM,
    logFile: path.join(logs, 'nginx.log'),
    show,
  });
}

function socketPath(dataDir) {
  const usual = path.join(dataDir, 'run/backend.sock');
  if (Buffer.byteLength(usual) <= longestSocketPath) return usual;
  return path.join(mkdtempSync(path.join(tmpdir(), '20x-')), 'backend.sock');
}
