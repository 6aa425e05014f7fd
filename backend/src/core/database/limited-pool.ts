import pg from 'pg';
import { isForVisitor } from '../http/for-visitor.ts';
import { PreparingClient } from './preparing-client.ts';

/** The limit of a statement for which a visitor waits, including its wait for locks. `sessionLimits` has that of others. */
const visitorStatementMs = 2_000;

/** Counts as a lost connection (database-problem.ts). */
const silence = 'Connection terminated: the database answers nothing';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void;

/**
 * Hands out connections whose statements are limited by what they are for, and none while the database answers nothing.
 * Limits no statement without `statement_timeout`.
 */
export class LimitedPool extends pg.Pool {
  private silent = false;
  private readonly waiting = new Set<(reason: Error) => void>();
  private readonly limits = new WeakMap<pg.PoolClient, number>();

  constructor(options?: pg.PoolConfig) {
    super({ ...options, Client: PreparingClient });
    // Neither the pool nor TypeORM listens yet while a connection gets its limit; the pending statement fails with it.
    this.on('connect', (client) => void client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const client = this.limited();
    if (!connected) return client;
    client.then(
      (found) => connected(undefined, found, found.release.bind(found)),
      (error: Error) => connected(error, undefined, () => {}),
    );
  }

  /** While the database answers nothing, nobody is given a connection, and nobody waits for one. */
  get isSilent(): boolean {
    return this.silent;
  }

  set isSilent(isSilent: boolean) {
    this.silent = isSilent;
    if (!isSilent) return;
    for (const refuse of this.waiting) refuse(new Error(silence));
    this.waiting.clear();
  }

  private get usual(): number {
    return Number(this.options.statement_timeout ?? 0);
  }

  private limitOf(client: pg.PoolClient): number {
    return this.limits.get(client) ?? this.usual;
  }

  /** Idle connections are a stack. One that has the limit needs no statement to get it. */
  private prefer(limit: number): void {
    const { _idle: idle = [] } = this as { readonly _idle?: { readonly client: pg.PoolClient }[] };
    const index = idle.findLastIndex(({ client }) => this.limitOf(client) === limit);
    if (index >= 0) idle.push(...idle.splice(index, 1));
  }

  private free(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      super.connect().then(
        (client) => (this.waiting.delete(reject) ? resolve(client) : client.release()),
        (error: Error) => {
          this.waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  private async limited(): Promise<pg.PoolClient> {
    const limit = isForVisitor() ? Math.min(this.usual, visitorStatementMs) : this.usual;
    if (this.silent) throw new Error(silence);
    this.prefer(limit);
    const client = await this.free();
    if (this.limitOf(client) === limit) return client;
    try {
      await client.query(`set statement_timeout = ${limit}`);
      this.limits.set(client, limit);
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }
}
