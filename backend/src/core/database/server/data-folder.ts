import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '../../config/startup-error.ts';
import { isReachable, type Account, type Binaries } from './binaries.ts';
import { serverProcesses } from './server-processes.ts';

const serverVersion = '18';
/** Larger than any process id, so that PostgreSQL considers the process dead. */
const impossiblePid = 4_194_305;
const largestLogBytes = 10 * 1024 * 1024;

/** Makes `dataDir` a data folder of this server's version; answers its real path. */
export async function prepareDataFolder(
  dataDir: string,
  superuser: string,
  { account, run }: Binaries,
): Promise<string> {
  const folder = resolveFolder(dataDir, account);
  removeLeftovers(folder);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    refuseForeignFolder(folder);
    const draft = `${folder}.init-${process.pid}`;
    try {
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(path.dirname(draft), { recursive: true });
      mkdirSync(draft, { mode: 0o700 });
      giveTo(account, draft);
    } catch (error) {
      throw notWritable(folder, error);
    }
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const done = await run('initdb', ['-D', draft, '-U', superuser, '--auth=trust', ...locale, '--no-instructions']);
    if (done.code !== 0) {
      rmSync(draft, { recursive: true, force: true });
      throw new StartupError(`The database folder ${folder} could not be created: ${lastLine(done.errors)}`);
    }
    moveIntoPlace(draft, folder);
  }
  refuseOtherVersion(folder);
  closeToOthers(folder);
  return folder;
}

/** Removes what processes left behind that were killed while they made the data folder. */
function removeLeftovers(folder: string): void {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.init-`;
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (name.startsWith(prefix) && hasEnded(Number(name.slice(prefix.length))))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** A socket's path is limited to 107 bytes: a deep data folder gets a short one elsewhere. */
export function socketFolder(folder: string, account: Account): string {
  if (Buffer.byteLength(folder) <= 85) return folder;
  const short = path.join(tmpdir(), `postgres-${hashOf(folder)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  giveTo(account, short);
  return short;
}

/**
 * Lets a server start after the previous one was killed: PostgreSQL takes a reused process id (common in containers) or
 * a zombie for a running server. The file itself must stay, because it also guards against orphaned back ends.
 */
export function forgetDeadServer(folder: string, socketLock: string): void {
  const pidFile = path.join(folder, 'postmaster.pid');
  const [pid, ...rest] = readLines(pidFile);
  // A full disk or a crash of the machine left it empty or damaged, and PostgreSQL would never start.
  if (pid !== undefined && !/^-?\d+$/.test(pid) && serverProcesses(folder).length === 0) rmSync(pidFile);
  if (pid && Number(pid) < impossiblePid && isNotPostgres(Number(pid))) {
    writeFileSync(pidFile, [String(impossiblePid), ...rest].join('\n'));
  }
  const [lockedBy] = readLines(socketLock);
  if (lockedBy && isNotPostgres(Number(lockedBy))) rmSync(socketLock, { force: true });
}

export const serverLog = (folder: string): string => path.join(folder, 'server.log');

/** The server keeps its log open and appends to it: a large one is copied to `.1` and emptied. */
export function limitServerLog(folder: string): void {
  const log = serverLog(folder);
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < largestLogBytes) return;
  try {
    copyFileSync(log, `${log}.1`);
  } catch {
    // On a full disk the room counts more than the lines.
  }
  truncateSync(log);
}

/** The last lines that the server logged, for a message about a failed start. */
export function serverLogTail(folder: string): string {
  return readLines(serverLog(folder)).filter(Boolean).slice(-3).join(' ');
}

/**
 * When root starts the server below a closed folder such as /root, the server's account could not reach the data. The
 * data are then in /var/lib, and the data folder is a link. A deleted link means a new start.
 */
function resolveFolder(dataDir: string, account: Account): string {
  if (lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink()) return linkTarget(dataDir);
  if (account.uid === undefined || existsSync(dataDir) || isReachable(path.dirname(dataDir))) return dataDir;
  const outside = path.join('/var/lib', `20x-postgres-${randomUUID().slice(0, 8)}`);
  try {
    mkdirSync(path.dirname(dataDir), { recursive: true });
    symlinkSync(outside, dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw notWritable(dataDir, error);
    return linkTarget(dataDir); // another process was faster
  }
  return outside;
}

function linkTarget(link: string): string {
  return path.resolve(path.dirname(link), readlinkSync(link));
}

function refuseForeignFolder(folder: string): void {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  if (entries.length > 0) {
    throw new StartupError(
      `${folder} holds other files and no PostgreSQL data. Set DATA_DIR to an empty or new folder.`,
    );
  }
}

function refuseOtherVersion(folder: string): void {
  const version = readLines(path.join(folder, 'PG_VERSION'))[0];
  if (version !== serverVersion) {
    throw new StartupError(
      `${folder} was created by PostgreSQL ${version}, but the embedded server is version ${serverVersion}. Set DATA_DIR to another folder, or DATABASE_URL to a server of that version.`,
    );
  }
}

/** A copy may be open to others, and PostgreSQL refuses that. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    // It belongs to another account, as PostgreSQL will say.
  }
}

function moveIntoPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw notWritable(folder, error); // else another process was faster
  }
}

function giveTo({ uid, gid }: Account, folder: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function notWritable(folder: string, error: unknown): StartupError {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartupError(
    `The database folder ${folder} cannot be written (${code}). Set DATA_DIR to a folder that can.`,
  );
}

/** True only when certain: the process is a zombie, or another program. A missing process PostgreSQL notices itself. */
function isNotPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  const [stat] = readLines(`/proc/${pid}/stat`);
  if (stat && /^\d+ \(.*\) [ZX] /.test(stat)) return true;
  const [command] = readLines(`/proc/${pid}/cmdline`);
  return Boolean(command) && !command?.includes('postgres');
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function lastLine(text: string): string {
  return text.split('\n').filter(Boolean).at(-1) ?? 'no reason given';
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
