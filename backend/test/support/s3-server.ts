import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const ending = '._S3rver_object';

/** A server that speaks the protocol of S3, with an empty bucket on the disk. */
export class S3Server {
  private readonly directory = mkdtempSync(path.join(os.tmpdir(), '20x-test-s3-'));
  private server: S3rver | null = null;
  private port = 0;

  static async started(): Promise<S3Server> {
    const server = new S3Server();
    await server.start();
    return server;
  }

  /** The variables that make it the store of a back end, and of its backups. */
  get variables(): Record<string, string> {
    const endpoint = encodeURIComponent(`http://127.0.0.1:${this.port}`);
    return {
      MEDIA_STORE: `s3://files/site?endpoint=${endpoint}`,
      BACKUP_STORE: `s3://files/backups?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** Keys of the objects. */
  get keys(): string[] {
    return readdirSync(path.join(this.directory, 'files'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  }

  backdate(key: string, changedAt: Date): void {
    utimesSync(path.join(this.directory, 'files', key + ending), changedAt, changedAt);
  }

  /** On the same port as before. */
  async start(): Promise<void> {
    const server = new S3rver({
      ...{ address: '127.0.0.1', port: this.port, silent: true, directory: this.directory },
      configureBuckets: [{ name: 'files', configs: [] }],
    });
    this.port = (await server.run()).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    await this.server?.close();
    this.server = null;
  }

  /** Takes connections and never answers, while the work goes on. */
  async hangDuring(work: () => Promise<void>): Promise<void> {
    const server = createServer(() => undefined).listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    try {
      await work();
    } finally {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
