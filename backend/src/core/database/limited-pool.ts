import pg from 'pg';
import { isHurried } from '../http/hurry.ts';

/** A statement of a request: longer than this nobody waits. Those of jobs, commands and the start have `sessionLimits`. */
const requestStatementMs = 2_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void;

/** Hands out connections whose statements are limited by what they are for. Limits nothing without `statement_timeout`. */
export class LimitedPool extends pg.Pool {
  private readonly limits = new WeakMap<pg.PoolClient, number>();

  constructor(options?: pg.PoolConfig) {
    super(options);
    // Neither the pool nor TypeORM listens yet while a connection gets its limit; the statement under way tells of it.
    this.on('connect', (client) => void client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const client = this.limited();
    if (!connected) return client;
    client.then(
      (found) => connected(undefined, found, (error) => found.release(error)),
      (error: Error) => connected(error, undefined, () => {}),
    );
  }

  private async limited(): Promise<pg.PoolClient> {
    const usual = Number(this.options.statement_timeout ?? 0);
    const limit = isHurried() ? Math.min(usual, requestStatementMs) : usual;
    const client = await super.connect();
    if ((this.limits.get(client) ?? usual) === limit) return client;
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
