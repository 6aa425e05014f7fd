import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { buildBackend, startProcess, type RunningProcess } from './process.ts';

/** A back end in a process of its own, which a test may kill and start again on the same database and files. */
export class KillableBackend {
  /** Of the process that was started last. */
  url = '';
  private process: RunningProcess | undefined;

  private constructor(
    private readonly variables: Record<string, string>,
    private readonly folder: string,
    private readonly database: TestDatabase,
    /** A connection of the test's own to the database. */
    readonly owner: pg.Client,
  ) {}

  /** Not started yet; with these environment variables over the defaults of tests. */
  static async created(variables: Record<string, string>): Promise<KillableBackend> {
    await buildBackend();
    const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-killed-'));
    chmodSync(folder, 0o755);
    const database = await createTestDatabase();
    const owner = new pg.Client({ ...database.connection });
    await owner.connect();
    return new KillableBackend(variables, folder, database, owner);
  }

  async start(): Promise<void> {
    const { host = '', port, user, database } = this.database.connection;
    const listen = `127.0.0.1:${await freePort()}`;
    this.process = startProcess('main.js', {
      NODE_ENV: 'test',
      DATA_DIR: path.join(this.folder, 'data'),
      DATABASE_URL: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      LISTEN: listen,
      ...this.variables,
    });
    await this.process.line('ready');
    this.url = `http://${listen}`;
  }

  async kill(): Promise<void> {
    this.process?.child.kill('SIGKILL');
    await this.process?.ended;
  }

  /** The most memory that the process had so far, in MB. */
  peakMemory(): number {
    const status = readFileSync(`/proc/${this.process?.child.pid}/status`, 'utf8');
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1024;
  }

  /** From now on the system lets the process write no file beyond this size, as on a full disk. */
  async limitFiles(bytes: number | 'unlimited'): Promise<void> {
    await promisify(execFile)('prlimit', ['--pid', String(this.process?.child.pid), `--fsize=${bytes}:`]);
  }

  /** Of uploads and encodings that are under way. */
  temporaryFiles(): string[] {
    return readdirSync(path.join(this.folder, 'data/media/tmp'));
  }

  async close(): Promise<void> {
    await this.kill();
    await this.owner.end();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
