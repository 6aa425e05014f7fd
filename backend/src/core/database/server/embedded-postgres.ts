import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import type { Connection, DatabaseServer } from './connection.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import {
  forgetDeadServer,
  limitServerLog,
  prepareDataFolder,
  serverLog,
  serverLogTail,
  socketFolder,
} from './data-folder.ts';
import { isRecovering, serverProcesses } from './server-processes.ts';

/** Only part of the socket's file name: no TCP port is opened. */
const port = 5432;
const user = 'app';
/** SQLSTATE too_many_connections. */
const tooManyConnections = '53300';
const closeTimeoutMs = 500;
const endTimeoutMs = 2_000;
const startTimeoutMs = 45_000;
/** A server that refuses for so long, or what is left of it, does not come back by itself. */
const longestRefusalMs = 15_000;
const logCheckMs = 60_000;

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly database?: string;
  /** Further server settings, as `name=value`. */
  readonly settings?: readonly string[];
  readonly log?: (message: string) => void;
}

/**
 * Starts PostgreSQL on `dataDir`, or attaches to the one that another process started there, and restarts it when it
 * ends. It outlives a killed process; the last process to call `stop` ends it.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<DatabaseServer> {
  const { database = 'app', log = () => {} } = options;
  const binaries = await findBinaries();
  const folder = await prepareDataFolder(path.resolve(options.dataDir), user, binaries);
  const host = socketFolder(folder, binaries.account);
  const target: Target = { folder, host, binaries, settings: options.settings ?? [] };
  await ensureRunning(target);
  await createDatabase(target, database);
  const guard = await Guard.attach(target, log);
  const connection: Connection = { host, port, user, database };
  return {
    connection,
    stop: async () => {
      await guard.release();
      await stopUnlessUsed(target, log);
    },
  };
}

interface Target {
  readonly folder: string;
  /** The folder of the socket. */
  readonly host: string;
  readonly binaries: Binaries;
  readonly settings: readonly string[];
}

async function ensureRunning(target: Target): Promise<void> {
  const { folder, host, binaries, settings } = target;
  const parameters = ['listen_addresses=', `unix_socket_directories=${host}`, 'unix_socket_permissions=0700'];
  parameters.push('max_connections=100', 'shared_buffers=128MB', 'log_checkpoints=off', ...settings);
  const start = ['-D', folder, '-w', '-t', '60', '-l', serverLog(folder)];
  start.push('-o', parameters.map((parameter) => `-c '${parameter}'`).join(' '), 'start');
  const deadline = Date.now() + startTimeoutMs;
  let endsAt = Date.now() + longestRefusalMs;
  while (!(await answers(host))) {
    if (Date.now() > endsAt && !isRecovering(serverProcesses(folder))) {
      await endServer(target);
      endsAt = Infinity;
    }
    forgetDeadServer(folder, path.join(host, `.s.PGSQL.${port}.lock`));
    const started = await binaries.run('pg_ctl', start);
    if (started.code === 0) return;
    // Another process may be starting it, or the processes of a killed server are ending.
    if (Date.now() > deadline) {
      // Its log is old when the server could not even be called.
      const reason = /^pg_ctl: (?!could not start server)(.+)/m.exec(started.errors)?.[1] ?? serverLogTail(folder);
      throw new StartupError(`The embedded PostgreSQL in ${folder} did not start: ${reason}`);
    }
    await wait(200);
  }
}

/** Ends the server at once, and whatever of it does not listen any more. Its log restores what was committed. */
async function endServer({ folder, binaries }: Target): Promise<void> {
  await binaries.run('pg_ctl', ['-D', folder, '-w', '-t', '1', '-m', 'immediate', 'stop']);
  for (const { pid } of serverProcesses(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
  const deadline = Date.now() + endTimeoutMs;
  while (serverProcesses(folder).length > 0 && Date.now() < deadline) await wait(50);
}

async function answers(host: string): Promise<boolean> {
  try {
    await withClient(host, async () => {});
    return true;
  } catch {
    return false;
  }
}

async function createDatabase({ host }: Target, database: string): Promise<void> {
  await withClient(host, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount) return;
    try {
      await client.query(`create database ${pg.escapeIdentifier(database)}`);
    } catch (error) {
      // Another process was faster: duplicate_database, or unique_violation when at the same moment.
      if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error;
    }
  });
}

async function stopUnlessUsed(target: Target, log: (message: string) => void): Promise<void> {
  const { folder, host, binaries } = target;
  try {
    const others = await withClient(host, otherConnections);
    if (others > 0) {
      log(`the embedded PostgreSQL stays up for ${others} other connections`);
      return;
    }
  } catch (error) {
    if ((error as pg.DatabaseError).code === tooManyConnections) return;
    if ((error as Error).message === 'timeout expired') return endServer(target);
  }
  const stopped = await binaries.run('pg_ctl', ['-D', folder, '-w', '-t', '4', '-m', 'fast', 'stop']);
  if (stopped.code !== 0) await endServer(target);
}

/** Connections that were just closed need a moment to end, so this checks repeatedly before it reports others. */
async function otherConnections(client: pg.Client): Promise<number> {
  for (let look = 0; ; look++) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0 || look === 10) return count;
    await wait(50);
  }
}

async function withClient<T>(host: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host, port, user, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => {}); // a broken connection also fails the query in flight
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Holds one idle connection: when it ends, the server is gone and is started again. Keeps the server's log small. */
class Guard {
  private client: pg.Client | undefined;
  private released = false;
  private readonly target: Target;
  private readonly log: (message: string) => void;
  private readonly logCheck: NodeJS.Timeout;

  private constructor(target: Target, log: (message: string) => void) {
    this.target = target;
    this.log = log;
    this.logCheck = setInterval(() => this.limitLog(), logCheckMs).unref();
  }

  static async attach(target: Target, log: (message: string) => void): Promise<Guard> {
    const guard = new Guard(target, log);
    await guard.watch();
    return guard;
  }

  async release(): Promise<void> {
    this.released = true;
    clearInterval(this.logCheck);
    // A server that hangs does not close the connection.
    await Promise.race([this.client?.end().catch(() => {}), wait(closeTimeoutMs)]);
  }

  private limitLog(): void {
    try {
      limitServerLog(this.target.folder);
    } catch (error) {
      this.log(`the log of the embedded PostgreSQL could not be emptied: ${String(error)}`);
    }
  }

  private async watch(): Promise<void> {
    const client = new pg.Client({
      host: this.target.host,
      port,
      user,
      database: 'postgres',
      application_name: 'guard',
    });
    client.on('error', () => {}); // `end` follows
    await client.connect();
    client.once('end', () => void this.revive());
    this.client = client;
  }

  private async revive(): Promise<void> {
    this.client = undefined;
    while (!this.released && !this.client) {
      this.log('the embedded PostgreSQL is gone, starting it again');
      try {
        await ensureRunning(this.target);
        await this.watch();
      } catch (error) {
        this.log(`the embedded PostgreSQL could not be started again: ${String(error)}`);
        await wait(1_000);
      }
    }
  }
}
