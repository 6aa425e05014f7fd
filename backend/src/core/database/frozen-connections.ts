import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { LimitedPool } from './limited-pool.ts';
import { CONNECTION, type Connection } from './server/connection.ts';

/** A connection that works for longer may wait for a database that answers nobody. */
const suspiciousMs = 400;
const lookMs = 200;
/** With the times above: a request waits for at most two seconds. */
const silenceMs = 1_400;

/**
 * Ends the connections in use when the database answers nothing at all, so that their requests get a 503 within
 * two seconds, and has the pool refuse others at once until it answers. A long statement is left alone while the database
 * answers others.
 */
@Injectable()
export class FrozenConnections implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FrozenConnections.name);
  private readonly inUse = new Map<pg.PoolClient, number>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  /** When a connection was given back. */
  private answeredAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONNECTION) private readonly connection: Connection,
  ) {}

  onApplicationBootstrap(): void {
    const { master: pool } = this.dataSource.driver as unknown as { readonly master: LimitedPool };
    pool.on('acquire', (client) => void this.inUse.set(client, performance.now()));
    pool.on('release', (_, client) => {
      this.inUse.delete(client);
      this.answeredAt = performance.now();
    });
    pool.on('remove', (client) => void this.inUse.delete(client));
    this.timer = setInterval(() => void this.look(pool), lookMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(pool: LimitedPool): Promise<void> {
    if (this.isLooking || !(pool.isSilent || this.waiting().length > 0)) return;
    this.isLooking = true;
    const began = performance.now();
    // A busy server may be slow with new connections while it answers on those that it has.
    pool.isSilent = !(await this.databaseAnswers()) && this.answeredAt < began;
    if (pool.isSilent) this.endWaiting();
    this.isLooking = false;
  }

  private waiting(): pg.PoolClient[] {
    return [...this.inUse].flatMap(([client, since]) => (performance.now() - since > suspiciousMs ? client : []));
  }

  /** Also those that began to wait during the look. */
  private endWaiting(): void {
    const waiting = this.waiting();
    if (waiting.length > 0) this.logger.warn(`the database answers nothing: ending ${waiting.length} connections`);
    // With a statement under way, `end` closes the connection at once.
    for (const client of waiting) void client.end().catch(() => {});
  }

  /** A refusal is an answer, too. No answer is a time-out, or a socket at which too many wait already (EAGAIN). */
  private async databaseAnswers(): Promise<boolean> {
    const client = new pg.Client({ ...this.connection, connectionTimeoutMillis: silenceMs });
    client.on('error', () => {}); // also fails connect()
    try {
      await client.connect();
      return true;
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      return message !== 'timeout expired' && code !== 'EAGAIN';
    } finally {
      void client.end().catch(() => {});
    }
  }
}
